import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { audiences, streamEventKinds } from './stream-catalogue.ts';

/** The thing an event is about, where it is one thing of its audience: a group, a service, a table … */
export const streamSubject = z.object({ type: z.string(), id: z.string() });
export type StreamSubject = z.output<typeof streamSubject>;

/** A message of `GET /events`: ids only; the listener fetches the data it may see. */
export const streamEvent = z.object({
  id: z.string(),
  kind: z.enum(streamEventKinds),
  audience: z.enum(audiences),
  /** id of the Chance, the organization or the person */
  audienceId: z.string(),
  subject: streamSubject.nullable(),
  /** the Chance when that is the audience, else null */
  chanceId: opaqueId().nullable(),
});
export type StreamEvent = z.output<typeof streamEvent>;
