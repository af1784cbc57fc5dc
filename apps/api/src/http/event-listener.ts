import type { Database } from '@zuschlag/db/client';
import { listen } from '@zuschlag/db/listen';
import { streamChannel } from '../events/stream.store.ts';

/** Wakes the open streams of a tenant at every committed event, from any process. */
export type StreamListener = {
  /** @returns settles at the next notice for the tenant */
  next(mainOrganizationId: number): Promise<void>;
  /** aborted when the process is about to end, and all streams with it */
  ended: AbortSignal;
  close(): Promise<void>;
};

type Notice = { promise: Promise<void>; settle: () => void };

/** One connection listens for all streams of the process. */
export async function listenToStream(database: Pick<Database, 'appUrl'>): Promise<StreamListener> {
  const awaited = new Map<number, Notice>();
  const ended = new AbortController();
  const wake = (tenant: number) => {
    awaited.get(tenant)?.settle();
    awaited.delete(tenant);
  };
  const wakeAll = () => {
    for (const tenant of [...awaited.keys()]) wake(tenant);
  };
  const listening = await listen(database, streamChannel, (payload) => wake(Number(payload)), wakeAll);
  return {
    next(tenant) {
      const known = awaited.get(tenant);
      if (known) return known.promise;
      const { promise, resolve } = Promise.withResolvers<void>();
      awaited.set(tenant, { promise, settle: resolve });
      return promise;
    },
    ended: ended.signal,
    async close() {
      ended.abort();
      wakeAll();
      await listening.close();
    },
  };
}
