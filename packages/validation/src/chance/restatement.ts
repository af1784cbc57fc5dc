import { z } from 'zod';
import { sentMoment } from '../measures/dates.ts';

/** A field of a Chance that says something else since; `days`: how far a day moved, later is positive. */
export const restatedField = z
  .object({
    /** the dotted path in the form */
    field: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    days: z.int().nullable(),
  })
  .meta({ id: 'RestatedField' });
export type RestatedField = z.output<typeof restatedField>;

/** What a decision rests on and was changed since it was taken. */
export const restatement = z
  .object({
    changes: z.array(restatedField),
    at: sentMoment(),
    /** the person who took the changes over */
    by: z.string(),
  })
  .meta({ id: 'Restatement' });
export type Restatement = z.output<typeof restatement>;

const services = ['description.province', 'description.permanent', 'description.mobile', 'description.alarm'];
const bases = {
  bid: new Set([
    ...['deadline.submission', 'deadline.submissionTime', 'deadline.participation', 'deadline.participationTime'],
    ...[...services, 'description.details', 'description.procedureKind'],
  ]),
  margin: new Set([...services, 'deadline.bindingUntil']),
} as const;

/** Whether a decision on a bid, or on a margin, rests on a field: the contract counts for both. */
export function restsOn(decision: 'bid' | 'margin', field: string): boolean {
  return field.startsWith('contract.') || bases[decision].has(field);
}

/** How many days a day moved; null for what is no day. */
export function daysBetween(before: unknown, after: unknown): number | null {
  const [from, to] = [before, after].map((value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN,
  );
  const days = ((to ?? Number.NaN) - (from ?? Number.NaN)) / 86_400_000;
  return Number.isInteger(days) ? days : null;
}
