import { z } from 'zod';
import { opaqueId } from './ids.ts';

export const streamEventKinds = [
  'chanceCreated',
  'chanceChanged',
  'stateChanged',
  'bidGroupChanged',
  'marginGroupChanged',
  'servicesChanged',
] as const;

/** What `GET /events` sends: ids only; whoever listens fetches what it may see. */
export const streamEvent = z.object({
  id: z.string(),
  kind: z.enum(streamEventKinds),
  chanceId: opaqueId(),
  groupId: opaqueId().nullish(),
  serviceId: opaqueId().nullish(),
});
export type StreamEvent = z.output<typeof streamEvent>;
export type StreamEventKind = (typeof streamEventKinds)[number];
