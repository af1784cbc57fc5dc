import type { Invoice, InvoiceBook } from '@zuschlag/validation/billing/invoices/invoices';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { InvoicesScreen } from './invoices-screen.tsx';

beforeEach(() => signIn());

const seller = {
  name: 'Zuschlag GmbH',
  street: 'Am Wall 1',
  postalCode: '28195',
  city: 'Bremen',
  vatId: 'DE136695976',
  taxNumber: null,
  register: null,
  contactName: 'Karla Öhm',
  contactPhone: '0421 123456',
  contactEmail: 'rechnung@zuschlag.example',
  iban: 'DE89370400440532013000',
  bic: null,
  bank: null,
  version: 1,
};
const buyer = {
  customerName: 'Wacht GmbH',
  billingEmail: 'rechnung@kunde.example',
  vatNumber: 'DE123456789',
  street: null,
  postalCode: null,
  city: null,
  country: 'DE',
  buyerReference: null,
  version: 0,
};
const period = { periodFrom: '2026-10-01', periodTo: '2026-10-31', currency: 'EUR' };
const amounts = { net: 53_900, tax: 10_241, gross: 64_141 };
const invoice = (fields: Partial<Invoice> = {}): Invoice => ({
  id: '019a0000-0000-7000-8000-000000000001',
  organizationId: 7,
  shortName: 'TW Kunde',
  number: 'R7-0001',
  issuedOn: '2026-11-02',
  dueOn: '2026-11-16',
  ...period,
  ...amounts,
  state: 'open',
  paidOn: null,
  isOverdue: true,
  cancels: null,
  cancelledBy: null,
  ...fields,
});
const due = {
  ...{ organizationId: 7, shortName: 'TW Kunde', ...period, seatMonths: 11, ...amounts },
  contractState: 'canceled',
};
const book = (fields: Partial<InvoiceBook> = {}): InvoiceBook => ({
  seller,
  contracts: [{ organizationId: 7, shortName: 'TW Kunde', buyer }],
  due: [{ ...due, isComplete: true }],
  invoices: [invoice()],
  ...fields,
});

async function show(answers: Parameters<typeof WithServer>[0]['answers']) {
  const { screen } = await showPage(
    <WithServer answers={answers}>
      <InvoicesScreen />
    </WithServer>,
  );
  return screen;
}

it('issues what is due after a question, and enters a payment with its day', async () => {
  let now = book();
  const issue = vi.fn(() => {
    now = book({ due: [], invoices: [invoice({ id: '019a0000-0000-7000-8000-000000000002', number: 'R7-0002' })] });
    return invoice({ number: 'R7-0002' });
  });
  const pay = vi.fn((input: { paidOn: string | null }) => invoice({ state: 'paid', paidOn: input.paidOn }));
  const screen = await show({
    'billing.invoices.book': () => now,
    'billing.invoices.issue': issue,
    'billing.invoices.pay': pay,
  });
  await expect.element(screen.getByText('überfällig seit 16.11.2026')).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'gekündigt' })).toBeVisible();
  await screen.getByRole('button', { name: 'Rechnung für TW Kunde ab 01.10.2026 ausstellen' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/641,41/)).toBeVisible();
  await question.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await expect.element(screen.getByText('Alles ist abgerechnet')).toBeVisible();
  expect(issue).toHaveBeenCalledWith({ organizationId: 7, periodFrom: '2026-10-01', expectedGross: 64_141 });

  await screen.getByRole('button', { name: 'Mehr zu R7-0002' }).click();
  await page.getByRole('menuitem', { name: 'Zahlung eintragen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zahlung von R7-0002 eintragen' });
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await expect.poll(() => pay.mock.calls.length).toBe(1);
  expect(pay.mock.calls[0]?.[0]).toMatchObject({ paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

it('issues no other amount than was shown, and shows the new one', async () => {
  let now = book();
  const screen = await show({
    'billing.invoices.book': () => now,
    'billing.invoices.issue': () => {
      now = book({ due: [{ ...due, gross: 60_000, isComplete: true }] });
      throw refusal('CONFLICT');
    },
  });
  await screen.getByRole('button', { name: 'Rechnung für TW Kunde ab 01.10.2026 ausstellen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Rechnung für TW Kunde ausstellen?' });
  await question.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await expect.element(page.getByText(/Der Betrag hat sich inzwischen geändert/)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole('gridcell', { name: /600,00/ })).toBeVisible();
});

it('names what is missing at its field, for the sender and for a customer', async () => {
  const changeBuyer = vi.fn((input: object) => input);
  const screen = await show({
    'billing.invoices.book': () => book({ seller: null, due: [{ ...due, isComplete: false }], invoices: [] }),
    'billing.invoices.changeBuyer': changeBuyer,
    'billing.invoices.changeSeller': vi.fn(),
  });
  await expect.element(screen.getByText('Der Absender fehlt.')).toBeVisible();
  await screen.getByRole('button', { name: 'Absender eintragen' }).click();
  const sender = page.getByRole('dialog', { name: 'Absender der Rechnungen' });
  await sender.getByLabelText('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await sender.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(sender.getByText('Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.')).toBeVisible();
  await sender.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(sender).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Rechnungsangaben von TW Kunde ergänzen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechnungsanschrift von TW Kunde' });
  await expect.element(dialog.getByLabelText('Straße und Hausnummer')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabelText('Straße und Hausnummer').fill('Am Wall 7');
  await dialog.getByLabelText('Postleitzahl').fill('28195');
  await dialog.getByLabelText('Ort').fill('Bremen');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => changeBuyer.mock.calls.length).toBe(1);
  expect(changeBuyer.mock.calls[0]?.[0]).toMatchObject({ organizationId: 7, city: 'Bremen', buyerReference: null });
});

it('asks when another Admin saved the same field of the sender in between, and sends what was decided', async () => {
  let now = book();
  const theirs = { ...seller, street: 'Am Wall 2', iban: 'DE02120300000000202051', version: 2 };
  const changeSeller = vi.fn((input: { version?: number; base?: { street?: string } }) => {
    // The second save stands on the value that was decided about.
    if (input.base?.street === theirs.street) return { ...theirs, ...input, version: 3 };
    now = book({ seller: theirs });
    throw refusal('CONFLICT', {
      currentVersion: 2,
      conflicts: [{ path: 'street', mine: 'Am Wall 3', theirs: 'Am Wall 2' }],
    });
  });
  const screen = await show({
    'billing.invoices.book': () => now,
    'billing.invoices.changeSeller': changeSeller,
  });
  await screen.getByRole('button', { name: 'Absender' }).click();
  const dialog = page.getByRole('dialog', { name: 'Absender der Rechnungen' });
  await dialog.getByLabelText('Straße und Hausnummer').fill('Am Wall 3');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('dialog', { name: 'Jemand anderes hat zuerst gespeichert' });
  await expect.element(question.getByText('Am Wall 2')).toBeVisible();
  expect(changeSeller.mock.calls[0]?.[0]).toMatchObject({
    version: 1,
    // The form shows groups of four; what is compared is what is stored.
    base: { street: 'Am Wall 1', iban: seller.iban },
  });
  await question.getByRole('button', { name: 'So speichern' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changeSeller.mock.calls[1]?.[0]).toMatchObject({ street: 'Am Wall 3' });
});

it('says that invoices could not be loaded', async () => {
  const screen = await show({
    'billing.invoices.book': () => {
      throw refusal('NOT_PERMITTED');
    },
  });
  await expect.element(screen.getByText('Die Rechnungen konnten nicht geladen werden')).toBeVisible();
});
