import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { text } from '../wire/text.ts';

export const documentSearch = z.object({ chanceId: opaqueId(), text: text(1, 300) });

const mark = z.object({ start: z.int(), end: z.int() }).meta({ id: 'DocumentHitMark' });

/** A passage that answers a question. */
export const documentHit = z
  .object({
    documentId: opaqueId(),
    versionId: opaqueId(),
    fileName: z.string(),
    /** number of the page, sheet or part, from 1 */
    part: z.int(),
    /** number of the passage in its document, from 0 */
    passage: z.int(),
    /** the headings above it, from the highest one; empty without one */
    heading: z.string(),
    text: z.string(),
    /** where the words that were looked for stand in `text` */
    marks: z.array(mark),
  })
  .meta({ id: 'DocumentHit' });
export type DocumentHit = z.output<typeof documentHit>;

/** The best passages, the best first. */
export const documentHits = z.object({ hits: z.array(documentHit) }).meta({ id: 'DocumentHits' });
export type DocumentHits = z.output<typeof documentHits>;
