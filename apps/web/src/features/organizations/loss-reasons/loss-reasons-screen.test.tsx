import type { LossReasonList } from '@zuschlag/validation/organizations/loss-reasons';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, recordedConflict, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { LossReasonsScreen } from './loss-reasons-screen.tsx';

const reason = (id: string, name: string, more = {}) => ({
  id,
  name,
  isRetired: false,
  chanceCount: 0,
  version: 1,
  ...more,
});
const common: LossReasonList = {
  ...{ organizationId: 1, organization: 'Wacht Holding', isForAll: true, mayKeep: true },
  reasons: [
    reason('r1', 'Preis', { chanceCount: 3 }),
    reason('r2', 'Referenzen'),
    reason('r3', 'Alt', { isRetired: true, chanceCount: 1 }),
  ],
};
const empty: LossReasonList = { ...common, reasons: [] };
const others: LossReasonList = {
  ...common,
  organizationId: 2,
  organization: 'TW Nord',
  isForAll: false,
  mayKeep: false,
};
const lists = vi.fn((_: unknown): LossReasonList[] => [common]);
const calls = {
  add: vi.fn((_: unknown) => [common]),
  arrange: vi.fn((_: unknown) => [common]),
  changeName: vi.fn((_: unknown): LossReasonList[] => [common]),
  retire: vi.fn((_: unknown) => [common]),
  restore: vi.fn((_: unknown) => [common]),
};
const answers: Answers = {
  'organizations.lossReasons.list': lists,
  ...Object.fromEntries(Object.entries(calls).map(([name, call]) => [`organizations.lossReasons.${name}`, call])),
};
const show = () =>
  showPage(
    <WithServer answers={answers}>
      <LossReasonsScreen />
    </WithServer>,
  );
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  lists.mockReturnValue([common]);
  for (const call of Object.values(calls)) call.mockClear();
});

describe('the reasons for losses', () => {
  it('stand in their order with how often they are used, the retired ones apart', async () => {
    await show();
    const order = page.getByRole('list', { name: 'Verlustgründe von Wacht Holding', exact: true });
    await expect.element(order.getByRole('listitem').first().getByText('in 3 Chancen')).toBeVisible();
    await expect.element(order.getByText('noch nicht verwendet')).toBeVisible();
    await expect.element(page.getByRole('list', { name: /Stillgelegte/ }).getByText('in 1 Chance')).toBeVisible();
    await expect.element(button('Preis nach oben')).toHaveAttribute('aria-disabled', 'true');
  });

  it('are moved by keyboard and mouse alike, retired with a way back, and offered again', async () => {
    await show();
    await button('Preis nach unten').click();
    await expect.poll(() => calls.arrange).toHaveBeenCalledWith({ organizationId: 1, ids: ['r2', 'r1'] });
    await button('Preis stilllegen').click();
    await expect.poll(() => calls.retire).toHaveBeenCalledWith({ lossReasonId: 'r1' });
    await button('Rückgängig').click();
    await expect.poll(() => calls.restore).toHaveBeenCalledWith({ lossReasonId: 'r1' });
    await button('Alt wieder anbieten').click();
    await expect.poll(() => calls.restore).toHaveBeenCalledWith({ lossReasonId: 'r3' });
  });

  it('take a new one, and keep what was typed when the server refuses it', async () => {
    await show();
    const field = page.getByRole('textbox', { name: 'Neuer Grund' });
    await field.fill('Konzept');
    calls.add.mockImplementationOnce(() => {
      throw refusal('TOO_MANY_LOSS_REASONS');
    });
    await button('Hinzufügen').click();
    await expect.element(page.getByText(/^Die Liste ist voll/)).toBeVisible();
    await expect.element(field).toHaveValue('Konzept');
    await button('Hinzufügen').click();
    await expect.poll(() => calls.add).toHaveBeenLastCalledWith({ organizationId: 1, names: ['Konzept'] });
    await expect.element(field).toHaveValue('');
  });

  it('ask which name counts when another person renamed the reason in between', async () => {
    await show();
    await button('Preis umbenennen').click();
    await page.getByRole('textbox', { name: /^Name des Grundes/ }).fill('Preis war zu hoch');
    calls.changeName.mockImplementationOnce(() => {
      throw recordedConflict('lossReason');
    });
    await button('Umbenennen').click();
    await expect.element(page.getByText('Jemand anderes hat zuerst gespeichert')).toBeVisible();
  });

  it('begin with the usual ones, and are read only for others than Managers', async () => {
    lists.mockReturnValue([empty, others]);
    await show();
    await expect.element(button('Preis stilllegen')).not.toBeInTheDocument();
    await button('Übliche Gründe übernehmen').click();
    await expect
      .poll(() => calls.add)
      .toHaveBeenCalledWith({ organizationId: 1, names: expect.arrayContaining(['Preis', 'Referenzen']) });
  });
});
