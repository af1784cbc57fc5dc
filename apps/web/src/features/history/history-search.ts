import type { TrailEntity } from '@zuschlag/validation/chance/history/trail-kinds';
import { toBerlinDay } from '@zuschlag/validation/measures/berlin-day';

/** What the history is narrowed to, as the address holds it. */
export type HistorySearch = { what?: TrailEntity; who?: number | 'system'; from?: string; until?: string };

/** The things by name alone: every page loads what reads an address, and no other page needs the actions of the trail. */
const entities: { readonly [Entity in TrailEntity]: Entity } = {
  chance: 'chance',
  proof: 'proof',
  bidGroup: 'bidGroup',
  service: 'service',
  scenario: 'scenario',
  actuals: 'actuals',
  task: 'task',
  handout: 'handout',
  document: 'document',
  marginGroup: 'marginGroup',
};

/** Reads the filters out of an address; what is no filter is left out. */
export function readHistorySearch({ what, who, ...days }: Record<string, unknown>): HistorySearch {
  const entity = Object.values(entities).find((one) => one === what);
  const userId = Number(who);
  const by = who === 'system' ? who : Number.isInteger(userId) && userId > 0 ? userId : undefined;
  return { ...(entity ? { what: entity } : {}), ...(by === undefined ? {} : { who: by }), ...readPeriod(days) };
}

/** The days of an address; one that is no day of a calendar is left out. */
export function readPeriod({ from, until }: Record<string, unknown>): { from?: string; until?: string } {
  return { ...(isDay(from) ? { from } : {}), ...(isDay(until) ? { until } : {}) };
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && toBerlinDay(value) === value;
}
