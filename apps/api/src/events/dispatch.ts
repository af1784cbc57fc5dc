import type { Actor } from '../actor.ts';
import type { Publish, UnitOfWork } from '../context.ts';
import type { DomainEvent } from './events.ts';
import type { Handlers, StreamTable } from './handler.ts';
import { type StreamMessage, streamIn } from './stream.ts';

/**
 * @returns a `publish` that runs the handlers of an event one after the other and then streams it, all in the
 * transaction of its cause
 */
export function dispatch({ handlers, streamed }: { handlers: Handlers; streamed: StreamTable }): Publish {
  return async (work, event) => {
    // Both tables are typed per kind; that the event is of the kind it is looked up by is beyond the compiler.
    for (const handle of handlers[event.kind] as readonly Handle[]) await handle(work, event);
    const message = (streamed[event.kind] as MessageOf | null)?.(event);
    if (message) await streamIn(work, message);
  };
}

type Handle = (work: UnitOfWork<Actor>, event: DomainEvent) => Promise<void>;
type MessageOf = (event: DomainEvent) => StreamMessage;
