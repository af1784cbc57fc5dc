import type { RevenueFigures, StateFigures } from '@zuschlag/validation/dashboard/dashboard';
import { chanceStates } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../context.ts';
import { type FigureRow, keptFigures } from './dashboard.store.ts';

/** The revenue of what the caller may view. Triggers keep it, so that no Chance is read: migration `chance_figures`. */
export async function readRevenue(work: UnitOfWork): Promise<RevenueFigures> {
  const rows = await keptFigures(work);
  const all = rows.filter(({ isOwn }) => !isOwn);
  const own = rows.find((row) => row.isOwn && isTotal(row));
  const ofState = (state: (typeof chanceStates)[number]) =>
    all.find((row) => row.state === chanceStates.indexOf(state) + 1)?.revenue ?? 0;
  return {
    totalRevenue: all.find(isTotal)?.revenue ?? 0,
    userTotalRevenue: own?.revenue ?? 0,
    userChanceCount: own?.count ?? 0,
    wonChancesRevenue: ofState('won'),
    lostChancesRevenue: ofState('lost'),
    monthlyRevenue: all
      .filter((row): row is FigureRow & { startMonth: number } => row.startMonth !== null && row.count > 0)
      .sort((one, other) => one.startMonth - other.startMonth)
      .map(({ startMonth, count, revenue }) => ({
        month: (startMonth % 12) + 1,
        year: Math.floor(startMonth / 12),
        count,
        revenue,
      })),
  };
}

/** How many Chances of those the caller may view are in each state. */
export async function readStates(work: UnitOfWork): Promise<StateFigures> {
  const rows = await keptFigures(work);
  return chanceStates.map((state, at) => ({
    state,
    count: rows.find((row) => !row.isOwn && row.state === at + 1)?.count ?? 0,
  }));
}

function isTotal({ state, startMonth }: FigureRow): boolean {
  return state === null && startMonth === null;
}
