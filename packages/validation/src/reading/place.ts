import { z } from 'zod';
import { opaqueId } from '../ids.ts';

/** A passage as a search found it, see `documentHit`. */
export const placeByPassage = z.object({ documentId: opaqueId(), versionId: opaqueId(), passage: z.int().min(0) });

/** A rectangle in PDF points from the upper left corner of the page before it is turned. */
export const placeBox = z
  .object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
  .meta({ id: 'PlaceBox' });

/** A piece of a text file: the line in which it begins, from 1, and its characters, from 0, the last one excluded. */
export const textSpan = z.object({ line: z.int(), from: z.int(), to: z.int() }).meta({ id: 'TextSpan' });
export type TextSpan = z.output<typeof textSpan>;

/** Where words stand in a document: one box for each line of them. */
export const documentPlace = z
  .object({
    /** number of the page, sheet or part, from 1 */
    part: z.int(),
    /** the size of the page before it is turned, in PDF points; null in a format without pages */
    page: z.object({ width: z.number(), height: z.number(), rotation: z.int() }).meta({ id: 'PlacePage' }).nullable(),
    boxes: z.array(placeBox),
    /** of a value of an XML notice: what it was read from; left out elsewhere */
    span: textSpan.nullish(),
  })
  .meta({ id: 'DocumentPlace' });
export type DocumentPlace = z.output<typeof documentPlace>;
