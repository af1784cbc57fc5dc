import type { Billing } from '@zuschlag/validation/billing/billing';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { BillingScreen } from '../own/billing-screen.tsx';
import { ContractsScreen } from './contracts-screen.tsx';

beforeEach(() => signIn());

const contract = (fields: Partial<Billing> = {}): Billing => ({
  id: '019a0000-0000-7000-8000-000000000001',
  organizationId: 7,
  subscriptionStatus: 'past_due',
  unpaidSince: null,
  paidThrough: null,
  collectionMethod: 'send_invoice',
  pricePerUser: 4_950,
  currency: 'EUR',
  interval: 'month',
  currentSeatCount: 12,
  billingEmail: 'rechnung@kunde.example',
  latestInvoiceId: null,
  latestInvoiceStatus: null,
  provider: 'book',
  providerCustomerId: null,
  providerProblem: null,
  providerProblemField: null,
  customerName: 'Kunde GmbH',
  vatNumber: 'DE123456789',
  pricingId: 'seat-month',
  daysUntilDue: 14,
  version: 0,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  organization: { shortName: 'TW Kunde' },
  ...fields,
});

it('lists contracts in the words of the provider, and makes one from a form that begins empty each time', async () => {
  const contracts = [contract()];
  const create = vi.fn(({ input }: { input: object }) => {
    contracts.push(contract({ id: '019a0000-0000-7000-8000-000000000002', organization: { shortName: 'TW Neu' } }));
    return { ...contract(), ...input };
  });
  const without = vi.fn(() => [{ id: 9, name: 'Neue Wacht GmbH' }]);
  const prices = [
    { priceId: 'seat-month', productName: 'Zuschlag', unitAmount: 4_900, currency: 'EUR', interval: 'month' },
  ];
  const answers = {
    'billing.all': () => [...contracts],
    'billing.prices': () => prices,
    'billing.organizationsWithout': without,
    'billing.create': create,
  };
  const { screen } = await showPage(
    <WithServer answers={answers}>
      <ContractsScreen />
    </WithServer>,
  );
  await expect.element(screen.getByText('überfällig')).toBeVisible();
  await expect.element(screen.getByText('send invoice')).toBeVisible();
  await expect.element(screen.getByText('49,50 €')).toBeVisible();

  const open = async () => {
    await screen.getByRole('button', { name: 'Vertrag anlegen' }).first().click();
    return screen.getByRole('dialog');
  };
  const first = await open();
  await first.getByLabelText('Name auf der Rechnung').fill('Verworfen GmbH');
  await first.getByRole('button', { name: 'Abbrechen' }).click();
  const dialog = await open();
  await expect.element(dialog.getByLabelText('Name auf der Rechnung')).toHaveValue('');
  await expect.element(dialog.getByLabelText('Zahlungsziel')).toHaveValue('14');
  expect(without).toHaveBeenCalledTimes(2);

  await dialog.getByRole('combobox', { name: 'Mandant' }).fill('Neue');
  await screen.getByRole('option', { name: 'Neue Wacht GmbH' }).click();
  await dialog.getByLabelText('Name auf der Rechnung').fill('Neue Wacht GmbH');
  await dialog.getByLabelText('Rechnung an (E-Mail-Adresse)').fill('rechnung@neu.example');
  await dialog.getByLabelText('USt-IdNr.').fill('CHE-123.456.789');
  await expect.element(dialog.getByText(/So sieht keine USt-IdNr/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Vertrag anlegen' }).click();
  await expect.element(screen.getByText('TW Neu')).toBeVisible();
  expect(create.mock.lastCall?.[0]).toEqual({
    input: {
      organizationId: 9,
      customerName: 'Neue Wacht GmbH',
      billingEmail: 'rechnung@neu.example',
      vatNumber: 'CHE-123.456.789',
      pricingId: 'seat-month',
      daysUntilDue: 14,
    },
  });
});

it('gives a contract another state, says what it means, and asks for the day only where one counts', async () => {
  const given = vi.fn((input: object) => ({ ...contract(), ...input }));
  const { screen } = await showPage(
    <WithServer answers={{ 'billing.all': () => [contract()], 'billing.setState': given }}>
      <ContractsScreen />
    </WithServer>,
  );
  await screen.getByRole('button', { name: 'Stand von TW Kunde ändern' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/Alle arbeiten weiter/)).toBeVisible();
  await expect.element(dialog.getByText('Unbezahlt seit')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: /^Stand/ }).click();
  await screen.getByRole('option', { name: 'unbezahlt' }).click();
  await expect.element(dialog.getByText(/14 Tage lang/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Der Stand ist gespeichert.')).toBeVisible();
  expect(given.mock.lastCall?.[0]).toEqual({ organizationId: 7, subscriptionStatus: 'unpaid', unpaidSince: null });
});

it('shows who keeps a contract: one of Stripe is compared with it and opened there, and its state is not changed here', async () => {
  const follow = vi.fn((_: object) => contract({ provider: 'stripe' }));
  const kept = [
    contract({ provider: 'stripe', providerCustomerId: 'cus_1', subscriptionStatus: 'resting_now' }),
    contract({
      id: 'two',
      provider: 'stripe',
      providerProblem: 'resource_missing',
      organization: { shortName: 'TW Neu' },
    }),
  ];
  const { screen } = await showPage(
    <WithServer answers={{ 'billing.all': () => kept, 'billing.followProvider': follow }}>
      <ContractsScreen />
    </WithServer>,
  );
  await expect.element(screen.getByText('resting now')).toBeVisible();
  await expect.element(screen.getByText('Stripe lehnt ab: resource_missing')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Stand von/ })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'TW Kunde bei Stripe öffnen' });
  await expect.element(link).toHaveAttribute('href', 'https://dashboard.stripe.com/customers/cus_1');
  await screen.getByRole('button', { name: 'Vertrag von TW Kunde abgleichen' }).click();
  await expect.element(screen.getByText('Der Vertrag wird mit Stripe abgeglichen.')).toBeVisible();
  expect(follow.mock.lastCall).toEqual([{ organizationId: 7 }]);
});

it('says what Stripe refuses at its field with the reason, and corrects that alone', async () => {
  const refused = { provider: 'stripe', providerProblem: 'email_invalid', providerProblemField: 'billingEmail' };
  let now = contract({ ...refused, subscriptionStatus: 'incomplete' });
  const changeRefusedData = vi.fn((input: object) => {
    now = contract({ ...now, ...input, providerProblem: null, providerProblemField: null, version: 1 });
    return now;
  });
  const { screen } = await showPage(
    <WithServer
      answers={{
        'billing.all': () => [now],
        'billing.prices': () => [],
        'billing.changeRefusedData': changeRefusedData,
      }}
    >
      <ContractsScreen />
    </WithServer>,
  );
  await screen.getByRole('button', { name: 'Angaben von TW Kunde berichtigen' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Angaben von TW Kunde berichtigen' });
  const email = dialog.getByLabelText('Rechnung an (E-Mail-Adresse)');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByText('Stripe hält das für keine E-Mail-Adresse.')).toBeVisible();
  await email.fill('neu@kunde.example');
  await dialog.getByRole('button', { name: 'Berichtigen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changeRefusedData.mock.calls[0]?.[0]).toEqual({
    organizationId: 7,
    billingEmail: 'neu@kunde.example',
    version: 0,
    base: { billingEmail: 'rechnung@kunde.example' },
  });
});

it('shows the invoices of Stripe to those who settle them, and the portal when the contract is there', async () => {
  const own = contract({ provider: 'stripe', subscriptionStatus: 'incomplete' });
  const amounts = { currency: 'EUR', gross: 5_831, issuedOn: '2026-11-02', dueOn: '2026-11-16' };
  const answers = {
    'billing.own': () => own,
    'billing.seats': () => ({ months: [] }),
    'billing.invoices.own': () => ({
      ...{ buyer: null, invoices: [], provider: 'stripe' },
      providerInvoices: [
        { id: 'one', number: 'ZU-0001', state: 'uncollectible', ...amounts },
        { id: 'two', number: 'ZU-0002', state: 'a_new_word', ...amounts },
      ],
    }),
  };
  const { screen } = await showPage(
    <WithServer answers={answers}>
      <BillingScreen />
    </WithServer>,
  );
  await expect.element(screen.getByText('uneinbringlich')).toBeVisible();
  await expect.element(screen.getByText('a new word')).toBeVisible();
  await expect.element(screen.getByText('58,31 €').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'ZU-0001 als PDF' })).toBeVisible();
  await expect.element(screen.getByText(/wird gerade beim Zahlungsdienst angelegt/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Kundenportal öffnen' })).not.toBeInTheDocument();
});
