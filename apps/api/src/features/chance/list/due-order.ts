import type { ChanceFilters } from '@zuschlag/validation/chance/chance-list';
import { daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { type ChanceState, chanceStates, openChanceStates } from '@zuschlag/validation/vocabulary';
import type { Condition } from '../../../lists/keyset-list.ts';

/**
 * The bands of the order in which the list opens, as the migration `due_order` numbers them: the rank of a Chance counts
 * the days of its submission, forwards while it is open and backwards from a far number afterwards.
 */
type Band = { states: readonly ChanceState[]; backwardsFrom: number | null; first: number; last: number };
const bands: readonly Band[] = [
  { states: openChanceStates, backwardsFrom: null, first: -1_000_000, last: 9_999_999 },
  { states: ['submitted'], backwardsFrom: 20_000_000, first: 10_000_000, last: 22_000_000 },
  { states: ['won', 'lost', 'notbidding'], backwardsFrom: 30_000_000, first: 22_000_001, last: 32_000_000 },
];

/** Archived Chances stand behind all bands. */
const archive = { states: [], backwardsFrom: 50_000_000, first: 40_000_000, last: 52_000_000 } as const satisfies Band;
const lastOfBands = 39_999_999;

type Days = NonNullable<ChanceFilters['deadlineDate']>;

/**
 * The parts of the order that a filter of states and of submissions leaves. Each is one range of ranks, so that the rows
 * of all other bands and days are not read.
 *
 * @param rank SQL of the rank
 * @returns null when the filters leave the whole order
 */
export function partsOfDueOrder(
  { state, deadlineDate, archived }: Pick<ChanceFilters, 'state' | 'deadlineDate' | 'archived'>,
  rank: string,
) {
  if (archived === true) return [between(rank, rangeOf(archive, deadlineDate ?? {}))];
  const states = state ?? chanceStates;
  const left = bands.filter((band) => band.states.some((one) => states.includes(one)));
  const isWhole = left.length === bands.length && !deadlineDate?.gte && !deadlineDate?.lte;
  return isWhole || left.length === 0 ? null : left.map((band) => between(rank, rangeOf(band, deadlineDate ?? {})));
}

/**
 * The archived Chances, or all others. The number is written out: of a parameter the planner assumes that it leaves a third
 * of the rows, and together with the position of a page it then takes a plan made once for a dear one and plans every page
 * anew.
 *
 * @param rank SQL of the rank
 */
export function archivedOnly(isArchived: boolean, rank: string): Condition {
  return () => (isArchived ? `${rank} >= ${archive.first}` : `${rank} <= ${lastOfBands}`);
}

/** Open Chances with a submission in these days. @param rank SQL of the rank */
export function dueBetween(days: { from: string; to: string }, rank: string): Condition {
  return between(rank, { first: dayNumber(days.from), last: dayNumber(days.to) });
}

function rangeOf({ backwardsFrom, first, last }: Band, { gte, lte }: Days): { first: number; last: number } {
  const [from, to] = [gte ? dayNumber(gte) : null, lte ? dayNumber(lte) : null];
  if (backwardsFrom === null) return { first: from ?? first, last: to ?? last };
  return { first: to === null ? first : backwardsFrom - to, last: from === null ? last : backwardsFrom - from };
}

function between(rank: string, { first, last }: { first: number; last: number }): Condition {
  return (put) => `${rank} >= ${put(first, 'int')} AND ${rank} <= ${put(last, 'int')}`;
}

function dayNumber(day: string): number {
  return daysBetween('2000-01-01', day);
}
