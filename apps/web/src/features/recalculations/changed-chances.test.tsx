import type { StartedRecalculation } from '@zuschlag/validation/recalculations/recalculations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChangedChancesNotice } from './changed-chances-notice.tsx';

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
  ...{ createdAt: '2026-11-22T10:00:00Z', finishedAt: null },
};
const show = (chances: StartedRecalculation[]) =>
  showPage(
    <WithServer
      answers={{
        'recalculations.changedChances': () => ({ chances, more: 0 }),
        'recalculations.start': start,
        'recalculations.ofChance': () => ({ chanceId: 'c1', last }),
      }}
    >
      <ChangedChancesNotice />
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
    await expect.poll(() => start.mock.calls[0]?.[0]).toEqual({ chanceIds: ['c1'] });
    await expect.element(dialog.getByRole('progressbar', { name: '1 von 3 berechnet' })).toBeVisible();
    await expect.element(dialog.getByText(/Hafen/)).toBeVisible();
  });

  it('is not there without such a Chance', async () => {
    const { screen } = await show([]);
    await expect.poll(() => screen.container.textContent).toBe('');
  });
});
