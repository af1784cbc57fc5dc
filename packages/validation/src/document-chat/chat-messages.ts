import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';

/** The documents of a Chance by the id of the import they came from, or by that of a Chance that was created without an import. */
export const messagesByImport = z.object({ aiImportId: opaqueId() });

/** A rectangle in PDF points from the upper left corner of a page. */
const sourceBox = z
  .object({
    page: z.int(),
    bbox_left: z.number(),
    bbox_right: z.number(),
    bbox_top: z.number(),
    bbox_bottom: z.number(),
  })
  .meta({ id: 'AiChatBox' });

/** Words that an answer rests on. */
export const messageSource = z
  .object({
    /** the document */
    source: opaqueId(),
    start_page: z.int(),
    bboxes: z.array(sourceBox),
    bbox_coord_origin: z.enum(['TOPLEFT', 'BOTTOMLEFT']),
  })
  .meta({ id: 'AiChatSource' });

/** A question to documents, or the answer to one. */
export const chatMessage = z
  .object({
    id: z.string(),
    userId: numericId(),
    aiImportId: opaqueId(),
    /** the same for a question and its answer */
    qaSetId: opaqueId(),
    text: z.string(),
    type: z.enum(['Question', 'Answer']).meta({ id: 'AiChatMessageType' }),
    sources: z.array(messageSource),
  })
  .meta({ id: 'AiChatMessage' });
export type AiChatMessage = z.output<typeof chatMessage>;
