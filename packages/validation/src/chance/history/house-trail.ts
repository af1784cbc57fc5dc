import { z } from 'zod';
import { numericId, opaqueId } from '../../ids.ts';
import { isoDay, sentMoment } from '../../measures/dates.ts';
import { person } from '../../users/users.ts';
import { pageInput, pageOf } from '../../wire/paging.ts';
import { trailValue } from './history.ts';
import { trailAreaNames } from './house-kinds.ts';

/** A field of the history of a Chance, one of `houseFields`, or `<table>.<column>` of a configuration table. */
const houseChange = z.object({ field: z.string(), from: trailValue, to: trailValue });
export type HouseChange = z.output<typeof houseChange>;

/** An entry of the trail of an organization or of the tenant. */
export const houseEntry = z.object({
  id: opaqueId(),
  at: sentMoment(),
  /** one of `houseKinds` or of `trailKinds`; as text, because so many choices are too long for the type of the router */
  kind: z.string(),
  /** null: the system */
  person: person.nullable(),
  /** the person, the organization, the service or the other thing that it happened to */
  about: z.string().nullable(),
  /** the Chance that it happened in */
  chance: z.object({ id: opaqueId(), name: z.string() }).nullable(),
  changes: z.array(houseChange),
});
export type HouseEntry = z.output<typeof houseEntry>;

export const houseFilter = z.object({
  /** one organization; left out, the whole tenant, which Managers of the main organization read */
  organizationId: numericId().nullish(),
  area: z.enum(trailAreaNames).nullish(),
  userId: numericId().nullish(),
  /** the first and the last day, in Germany */
  from: isoDay().nullish(),
  until: isoDay().nullish(),
});
export type HouseFilter = z.output<typeof houseFilter>;

export const houseTrail = z.object({ ...houseFilter.shape, ...pageInput(100) });
export type HouseTrail = z.output<typeof houseTrail>;
const page = pageOf(houseEntry, 'HouseTrail');
export interface HouseTrailPage extends z.output<typeof page> {}
export const houseTrailPage: z.ZodType<HouseTrailPage, HouseTrailPage> = page;
