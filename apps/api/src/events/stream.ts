import type { StreamEventKind } from '@zuschlag/validation/events';
import type { Actor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import type { DomainEvent } from './events.ts';
import { appendStreamEvent } from './stream.store.ts';

/** What listeners hear of an event; the kinds without a word stay inside. */
const heardAs = {
  chanceCreated: 'chanceCreated',
  chanceChanged: 'chanceChanged',
  biddingConditionsChanged: null,
  submitting: null,
  stateChanged: 'stateChanged',
  bidDecided: 'bidGroupChanged',
  bidGroupFinal: 'bidGroupChanged',
  marginDecided: 'marginGroupChanged',
  marginGroupFinal: 'marginGroupChanged',
  recalculationRequested: 'marginGroupChanged',
  servicesChanged: 'servicesChanged',
  ratesChanged: null,
} as const satisfies Record<DomainEvent['kind'], StreamEventKind | null>;

/** Tells other people's screens: ids only, so that whoever listens asks again for what it may see. */
export async function toStream(work: UnitOfWork<Actor>, event: DomainEvent): Promise<void> {
  const kind = heardAs[event.kind];
  if (!kind || !('chanceId' in event)) return;
  await appendStreamEvent(work, {
    kind,
    chanceId: event.chanceId,
    groupId: 'groupId' in event ? event.groupId : null,
    serviceId: 'serviceId' in event ? event.serviceId : null,
  });
}
