import { z } from 'zod';
import { limits } from '../limits.ts';

const fieldValue = z.union([z.string().max(limits.longText), z.number(), z.boolean(), z.null()]);

/**
 * What a call that saves an edit takes besides the fields. `version` is the one the edit began with: when somebody saved
 * since, fields that nobody else changed are written, the others are answered with CONFLICT. `base` holds the values the
 * sent fields had then, by their names; without it every sent field that differs from what is stored is a conflict.
 * Without a version the last save wins.
 */
export const editedFrom = () => ({
  version: z.int().nullish(),
  base: z.record(z.string().max(100), fieldValue).nullish().meta({ isInFacade: false }),
});
