import { type StreamEventKind, streamEvents } from '@zuschlag/validation/stream/stream-catalogue';
import type { StreamSubject } from '@zuschlag/validation/stream/stream-event';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import { appendStreamEvent } from './stream.store.ts';

/** A message to the screens of an audience: ids only, so that a listener asks again for what it may see. */
export type StreamMessage = {
  kind: StreamEventKind;
  /** the Chance, organization or person that the catalogue names as the audience of the kind */
  audienceId: string | number;
  /** left out: everything of the kind that belongs to the audience */
  subject?: StreamSubject | undefined;
};

/** Appends a message to the log of the stream, for the audience of its kind. */
export async function streamIn(tenant: TenantDb<Actor>, { kind, audienceId, subject }: StreamMessage): Promise<void> {
  const { audience } = streamEvents[kind];
  await appendStreamEvent(tenant, {
    kind,
    audience,
    audienceId: String(audienceId),
    subject: subject ?? null,
    chanceId: audience === 'chance' ? String(audienceId) : null,
  });
}
