import { z } from 'zod';
import { numericId, opaqueId } from '../../ids.ts';
import { isoDay, sentMoment } from '../../measures/dates.ts';
import { person } from '../../users/users.ts';
import { pageInput, pageOf } from '../../wire/paging.ts';
import { trailFieldNames } from './trail-fields.ts';
import { type TrailKind, trailEntities, trailKinds } from './trail-kinds.ts';

export const trailKindSchema = z.enum(trailKinds as [TrailKind, ...TrailKind[]]).meta({ id: 'TrailKind' });
export const trailEntitySchema = z.enum(trailEntities).meta({ id: 'TrailEntity' });

/** A value before or after a change: days as `YYYY-MM-DD`, fractions as fractions; null when it is empty. */
export const trailValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type TrailValue = z.output<typeof trailValue>;

/** One field that a change changed. */
export const trailChange = z
  .object({
    field: z.enum(trailFieldNames).meta({ id: 'TrailField' }),
    from: trailValue,
    to: trailValue,
  })
  .meta({ id: 'TrailChange' });
export type TrailChange = z.output<typeof trailChange>;

/** One entry of the history of a Chance. */
export const historyEntry = z
  .object({
    id: opaqueId(),
    at: sentMoment(),
    kind: trailKindSchema,
    /** null: the system */
    person: person.nullable(),
    /** the organization or the service that it happened to; null where it is the Chance */
    about: z.string().nullable(),
    changes: z.array(trailChange),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.output<typeof historyEntry>;

/** What a history may be narrowed to. */
export const historyFilter = z.object({
  /** what was changed: the Chance, its services, its bid decisions or its margin decisions */
  entities: z.array(trailEntitySchema).min(1).max(trailEntities.length).nullish(),
  /** who changed it */
  userId: numericId().nullish(),
  /** only what no person changed; wins over `userId` */
  onlySystem: z.boolean().nullish(),
  /** the first and the last day, in Germany */
  from: isoDay().nullish(),
  until: isoDay().nullish(),
});
export type HistoryFilter = z.output<typeof historyFilter>;

export const historyOfChance = z.object({ chanceId: opaqueId(), ...historyFilter.shape, ...pageInput(100) });
export type HistoryOfChance = z.output<typeof historyOfChance>;
const page = pageOf(historyEntry, 'History');
/** An interface, because the type of the router then names it: printed out, its many choices are too long for TypeScript. */
export interface HistoryPage extends z.output<typeof page> {}
export const historyPage: z.ZodType<HistoryPage, HistoryPage> = page;

/** The people who have entries in the history that the caller may see, by name. */
export const historyPeopleOfChance = z.object({ chanceId: opaqueId() });
export const historyPeople = z.array(z.object({ id: numericId(), name: z.string() }));
