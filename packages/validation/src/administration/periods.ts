import { z } from 'zod';

/**
 * What a tenant may keep for less time than the product does by itself, and for how many months: questions to documents
 * since they were asked, notifications that ask for no act any more since they came, and the texts of a team chat since
 * both they were written and their Chance has ended.
 */
export const keptMonths = {
  questions: [3, 6, 12, 24, 36],
  notifications: [1, 3, 6],
  messages: [3, 6, 12, 24, 36],
} as const satisfies { readonly [kind: string]: readonly number[] };

export const keptKinds = ['questions', 'notifications', 'messages'] as const satisfies (keyof typeof keptMonths)[];
export type KeptKind = (typeof keptKinds)[number];

const months = z.int().nullable();

/** The months of each kind; null: as long as the Chance, of notifications a year. */
export const keptPeriods = z.object({ questions: months, notifications: months, messages: months });
export type KeptPeriods = z.output<typeof keptPeriods>;

export const readPeriods = keptPeriods.extend({ mayChange: z.boolean() });
export type ReadPeriods = z.output<typeof readPeriods>;

const periodOf = <const Kind extends KeptKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), months: z.literal(keptMonths[kind]).nullable() });

/** One period, of the months that its kind offers. */
export const wishedPeriod = z.discriminatedUnion('kind', [
  periodOf('questions'),
  periodOf('notifications'),
  periodOf('messages'),
]);
export type WishedPeriod = z.output<typeof wishedPeriod>;

/**
 * A wish, and the months that were shown when it was made: where others chose in the meantime, a wish that seemed longer may
 * be shorter, so it is refused with CONFLICT.
 */
export const changePeriod = z.intersection(wishedPeriod, z.object({ seen: months }));
export type ChangePeriod = z.output<typeof changePeriod>;

/** How many things the night after such a change would delete. */
export const dueByPeriod = z.object({ count: z.int() });
