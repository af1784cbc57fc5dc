import type { ChangePeriod } from '@zuschlag/validation/administration/periods';
import type { ChangeTenantSwitches, ReadTenantSwitches } from '@zuschlag/validation/administration/tenant';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { TenantScreen } from './tenant-screen.tsx';

beforeEach(() => signIn());

const switches: ReadTenantSwitches = {
  ...{ fourEyes: false, ownChancesFilter: true, requireOutsideInformation: true, secondStepRequired: false },
  ...{ mayChange: true, secondStep: { without: 4, isOwn: true, isOffered: true }, changed: null },
};

async function open(shown: ReadTenantSwitches, exports: Answers = { 'exports.list': () => [] }) {
  const change = vi.fn((asked: ChangeTenantSwitches) => ({ ...shown, ...asked }));
  const periods = { questions: null, notifications: null, messages: 12 };
  const changePeriod = vi.fn(({ kind, months }: ChangePeriod) => ({ ...periods, [kind]: months, mayChange: true }));
  const { screen } = await showPage(
    <WithServer
      answers={{
        'administration.tenant.switches': () => shown,
        'administration.tenant.changeSwitches': change,
        'administration.periods.read': () => ({ ...periods, mayChange: shown.mayChange }),
        'administration.periods.due': () => ({ count: 1_234 }),
        'administration.periods.changePeriod': changePeriod,
        ...exports,
      }}
    >
      <TenantScreen />
    </WithServer>,
    { others: ['/settings', '/profile/account'] },
  );
  return { screen, change, changePeriod, second: screen.getByRole('switch', { name: 'Zweiter Schritt ist Pflicht' }) };
}

it('says how many people have no second step before it is required of all', async () => {
  const { screen, change, second } = await open(switches);
  await second.click({ force: true });
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(/4 Personen haben noch keinen/)).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Verlangen' }).click();
  await expect.element(second).toBeChecked();
  expect(change.mock.calls[0]?.[0]).toEqual({ secondStepRequired: true });
});

it('cannot be required by a Manager without one, who is led to the own account', async () => {
  const { screen, second } = await open({ ...switches, secondStep: { without: 5, isOwn: false, isOffered: true } });
  await expect.element(second).toBeDisabled();
  await expect.element(screen.getByRole('link', { name: 'Ihren eigenen zweiten Schritt' })).toBeVisible();
});

it('puts all data of the tenant together for a Manager of the main organization', async () => {
  const archive = { id: '1', kind: 'tenantData', format: 'zip', done: 8_200, total: null, problem: null, size: null };
  const at = { createdAt: '2026-11-27T10:00:00.000Z', keptUntil: '2026-11-28T10:00:00.000Z' };
  const kept = vi.fn((): object[] => []);
  const start = vi.fn(() => {
    kept.mockReturnValue([{ ...archive, ...at, state: 'running', fileName: null }]);
    return kept()[0];
  });
  const { screen } = await open(switches, { 'exports.list': kept, 'exports.exportTenant': start });
  await screen.getByRole('button', { name: 'Daten zusammenstellen' }).click();
  await expect.element(screen.getByText('8.200 Einträge')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Daten zusammenstellen' })).toBeDisabled();
});

it('offers the data of the tenant only to who may switch', async () => {
  const { screen } = await open({ ...switches, mayChange: false, secondStep: null });
  await expect.element(screen.getByText('Ändern können es die Manager der Hauptgesellschaft.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Daten zusammenstellen' })).not.toBeInTheDocument();
});

it('keeps less only after it was said how much goes, and more at once', async () => {
  const { screen, changePeriod } = await open(switches);
  const choose = async (field: RegExp, option: string) => {
    await screen.getByRole('button', { name: field }).click();
    await screen.getByRole('option', { name: option }).click();
  };
  await choose(/^Fragen an Dokumente/, '6 Monate');
  const dialog = screen.getByRole('alertdialog', { name: 'Fragen an Dokumente nur 6 Monate aufbewahren?' });
  await expect.element(dialog.getByText(/was heute schon älter ist: 1\.234\./)).toBeVisible();
  expect(changePeriod).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Kürzer aufbewahren' }).click();
  await expect.element(screen.getByRole('button', { name: /^Fragen an Dokumente/ })).toHaveTextContent('6 Monate');
  await choose(/^Nachrichten im Teamchat/, 'So lange wie die Chance');
  await vi.waitFor(() => expect(changePeriod).toHaveBeenCalledTimes(2));
  expect(changePeriod.mock.calls.map(([asked]) => asked)).toEqual([
    { kind: 'questions', months: 6, seen: null },
    { kind: 'messages', months: null, seen: 12 },
  ]);
});
