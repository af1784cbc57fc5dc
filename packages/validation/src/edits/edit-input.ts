import { z } from 'zod';
import { limits } from '../limits.ts';

export const fieldValue = z.union([z.string().max(limits.longText), z.number(), z.boolean(), z.null()]);

/** Of a field as the edit began: a few are longer than texts that people write. */
const baseValue = z.union([z.string().max(limits.editedText), z.number(), z.boolean(), z.null()]);

/**
 * The input of a call that saves an edit, in addition to the fields. `version` is the version at the start of the edit.
 * When another user has saved since, the server writes the fields that only the caller changed and answers the others
 * with CONFLICT. `base` holds the values of the sent fields at that version, by their names; without `base` every sent
 * field that differs from the stored one is a conflict.
 * Without a version the last save wins.
 */
export const editedFrom = () => ({
  version: z.int().nullish(),
  base: z.record(z.string().max(100), baseValue).nullish().meta({ isInFacade: false }),
});
