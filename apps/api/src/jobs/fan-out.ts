import type { Actor, SystemActor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import type { DomainEvent } from '../events/events.ts';
import { type CallOrigin, runAsSystem } from '../transaction.ts';
import {
  deleteFanOutsDoneBefore,
  type FanOutRow,
  insertFanOut,
  lockOpenFanOut,
  markFanOutDone,
} from './fan-out.store.ts';

/** The topics of messages to people. A feature adds its topics in its `*.feature.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the features declare the members.
export interface FanOutTopics {}
export type FanOutTopic = keyof FanOutTopics;

/** Finds the people of a topic and writes to them, in the transaction of the job. */
export type Resolver = (work: UnitOfWork<SystemActor>, about: Omit<FanOutRow, 'id' | 'topic'>) => Promise<void>;
export type Resolvers = { readonly [Topic in FanOutTopic]: Resolver };

const WEEK_MS = 7 * 86_400_000;

/**
 * Records in the transaction of the cause that a topic needs messages. A job finds the people after the commit, so that
 * the search does not extend the lock of a Chance.
 *
 * @returns a handler of events on a Chance
 */
export function fanOut(topic: FanOutTopic) {
  const handle = async (work: UnitOfWork<Actor>, event: AboutChance): Promise<void> =>
    insertFanOut(work, { topic, chanceId: event.chanceId, event, ...causeOf(event) });
  // The overview prints handlers by their names.
  return Object.defineProperty(handle, 'name', { value: `fan out: ${topic}` });
}

type AboutChance = DomainEvent & { chanceId: string; causedById?: number | null };

function causeOf({ causedById }: AboutChance): { causedById?: number } {
  return typeof causedById === 'number' ? { causedById } : {};
}

/**
 * Resolves a row: the messages and the mark that the row is done are one transaction, so a job that was killed starts
 * again from the row, and a job that runs twice finds the row done.
 */
export function resolveFanOut(
  origin: CallOrigin,
  resolvers: { readonly [topic: string]: Resolver | undefined },
  id: string,
): Promise<void> {
  return runAsSystem(origin, async (work) => {
    const row = await lockOpenFanOut(work, id);
    if (!row) return;
    const resolve = resolvers[row.topic];
    if (!resolve) throw new Error(`No feature states the topic ${row.topic}.`);
    await resolve(work, row);
    await markFanOutDone(work, row.id, work.now);
  });
}

/** Deletes the rows that were resolved more than a week ago. */
export function forgetOldFanOuts(work: UnitOfWork<SystemActor>): Promise<void> {
  return deleteFanOutsDoneBefore(work, new Date(work.now.getTime() - WEEK_MS));
}
