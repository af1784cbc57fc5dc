import type { Actor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import type { DomainEvent } from './events.ts';
import { type Handlers, handlers } from './handlers.ts';

/** Does, one after the other and in the same transaction, what `handlers.ts` says follows from the event. */
export async function publishIn(work: UnitOfWork<Actor>, event: DomainEvent): Promise<void> {
  for (const handle of handlersOf(event)) await handle(work, event);
}

type Handle = (work: UnitOfWork<Actor>, event: DomainEvent) => Promise<void>;

function handlersOf(event: DomainEvent): readonly Handle[] {
  // The table is typed per kind; that the event is of the kind it is looked up by is beyond the compiler.
  return (handlers satisfies Handlers)[event.kind] as readonly Handle[];
}
