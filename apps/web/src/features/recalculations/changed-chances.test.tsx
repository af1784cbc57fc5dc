import type { RecalculationEffect, StartedRecalculation } from '@zuschlag/validation/recalculations/recalculations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChangedDefaultsNotice, ChangedTablesNotice } from './changed-chances-notice.tsx';

const town: StartedRecalculation = {
  ...{ chanceId: 'c1', shortNumber: 'CH-2026-0001', name: 'Rathaus', state: 'editing' },
  ...{ code: null, names: [], services: 3, leftOut: ['TW Mitte'] },
};
const harbour: StartedRecalculation = {
  ...{ ...town, chanceId: 'c2', shortNumber: 'CH-2026-0002', name: 'Hafen', state: 'pendingmarginapproval' },
  ...{ code: 'LOCKED', names: ['pendingmarginapproval'], services: 0, leftOut: [] },
};
const start = vi.fn((_: unknown) => ({ chances: [town] }));
const last = {
  ...{ id: 'r1', chanceId: 'c1', state: 'running', step: 'recalculating', percent: 73, done: 1, total: 3 },
  ...{ startDate: null, endDate: null, startedById: 7, startedByName: 'Nina Ohm', failed: [] },
  ...{ createdAt: '2026-11-22T10:00:00Z', finishedAt: null, cause: 'tables', isCopy: false },
};
const effect: RecalculationEffect = {
  ...{ chanceId: 'c1', services: 3, failing: ['Pforte'] },
  ...{
    costBefore: 1000,
    costAfter: 1100,
    revenueBefore: 1250,
    revenueAfter: 1375,
    costByTables: 40,
    revenueByTables: 50,
  },
  takesOver: [{ parameter: 'sickDays', from: 10, to: 25, services: 2 }],
};
const effects = vi.fn((_: unknown) => ({ chances: [effect] }));
const show = (chances: StartedRecalculation[], Notice = ChangedTablesNotice) =>
  showPage(
    <WithServer
      answers={{
        'recalculations.changedChances': () => ({ chances, more: 0 }),
        'recalculations.effects': effects,
        'recalculations.start': start,
        'recalculations.ofChance': () => ({ chanceId: 'c1', last }),
      }}
    >
      <Notice />
    </WithServer>,
  );

beforeEach(() => signIn());

describe('the notice on changed tables above the list', () => {
  it('calculates all that can be in one act, names the others with the reason, and shows how far each is', async () => {
    await show([town, harbour]);
    await page.getByRole('button', { name: 'Neu berechnen …' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/Ohne TW Mitte: Diese Leistungen dürfen Sie nicht berechnen/)).toBeVisible();
    await expect.element(dialog.getByText(/Gesperrt, weil über die Marge entschieden wird/)).toBeVisible();
    await dialog.getByRole('button', { name: '1 Chance neu berechnen' }).click();
    await expect.poll(() => start.mock.calls[0]?.[0]).toEqual({ chanceIds: ['c1'], cause: 'tables' });
    await expect.element(dialog.getByRole('progressbar', { name: '1 von 3 berechnet' })).toBeVisible();
    await expect.element(dialog.getByText(/Hafen/)).toBeVisible();
  });

  it('says before what changes, for each Chance and for all, and which part comes from the tables', async () => {
    await show([town]);
    await page.getByRole('button', { name: 'Neu berechnen …' }).click();
    const all = page.getByRole('dialog').getByRole('region', { name: 'Insgesamt' });
    await expect.poll(() => all.element().textContent).toMatch(/1\.000,00.€ → 1\.100,00.€ \(\+100,00.€\)/);
    await expect.poll(() => all.element().textContent).toMatch(/1\.250,00.€ → 1\.375,00.€ \(\+125,00.€\)/);
    await expect.poll(() => all.element().textContent).toMatch(/kommen \+40,00.€ aus neueren Tabellenzeilen/);
    await expect.element(page.getByText('Danach ohne Preis: Pforte')).toBeVisible();
  });

  it('on changed defaults names the parameters that services take over', async () => {
    await show([town], ChangedDefaultsNotice);
    await expect.element(page.getByText('1 Ihrer offenen Chancen rechnet mit früheren Vorgaben')).toBeVisible();
    await page.getByRole('button', { name: 'Neu berechnen …' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.element().textContent).toMatch(/Krankheitstage: 10 Tage → 25 Tage \(2 Leistungen\)/);
    await expect.poll(() => effects.mock.lastCall?.[0]).toEqual({ chanceIds: ['c1'], cause: 'defaults' });
    await dialog.getByRole('button', { name: '1 Chance neu berechnen' }).click();
    await expect.poll(() => start.mock.lastCall?.[0]).toEqual({ chanceIds: ['c1'], cause: 'defaults' });
  });

  it('is not there without such a Chance', async () => {
    const { screen } = await show([]);
    await expect.poll(() => screen.container.textContent).toBe('');
  });
});
