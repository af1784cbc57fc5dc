import type { UserActor } from '../actor.ts';
import { viewersOfChance } from '../policy/visibility.ts';
import type { StoredEvent } from './stream.store.ts';

/**
 * Whether an actor may hear an event: those of the actor's organization, of the actor, and of Chances the actor may view
 * at the moment of the read. Events of Chances and organizations are heard by all members of an organization or by none.
 */
export function mayHear(actor: UserActor, { event, participants }: StoredEvent): boolean {
  if (event.audience === 'organization') return event.audienceId === String(actor.organizationId);
  if (event.audience === 'user') return event.audienceId === String(actor.userId);
  const participations = participants.map((organizationId) => ({ organizationId }));
  return viewersOfChance.some((fits) => fits(actor, { participations }));
}
