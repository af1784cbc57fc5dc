import type { Actor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import type { DomainEventOf, EventKind } from './events.ts';
import type { StreamMessage } from './stream.ts';

/** Does what follows from an event, in the transaction of its cause. */
export type Handler<Kind extends EventKind> = (work: UnitOfWork<Actor>, event: DomainEventOf<Kind>) => Promise<void>;

/** The stream event of a domain event; null keeps the kind inside the server. */
export type Streamed<Kind extends EventKind> = ((event: DomainEventOf<Kind>) => StreamMessage) | null;

export type Handlers = { readonly [Kind in EventKind]: readonly Handler<Kind>[] };
export type StreamTable = { readonly [Kind in EventKind]: Streamed<Kind> };
