import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { eventStream, StreamRefused } from '@zuschlag/sdk/event-stream';
import type { StreamEvent, StreamEventKind } from '@zuschlag/validation/events';
import { useEffect } from 'react';
import { endSession } from './session-end.ts';
import { sessionHeaders } from './trpc.ts';

/** Which data an event makes out of date. */
const concerns: Record<StreamEventKind, readonly string[]> = {
  chanceCreated: ['chance', 'bidDecisions'],
  chanceChanged: ['chance', 'users'],
  stateChanged: ['chance', 'services', 'bidDecisions', 'marginDecisions'],
  bidGroupChanged: ['chance', 'bidDecisions', 'users'],
  marginGroupChanged: ['chance', 'marginDecisions', 'users'],
  servicesChanged: ['chance', 'services'],
};

/** Events of one moment are one look at the server. */
const gatherMs = 250;

/**
 * Whether an event makes a query out of date: its feature is concerned, and it asks either for nothing in particular
 * (a list) or for one of the things the event names.
 */
export function isConcerned(queryKey: QueryKey, event: StreamEvent): boolean {
  const [path, asked] = queryKey as [unknown, { input?: unknown } | undefined];
  const feature = Array.isArray(path) ? path[0] : undefined;
  if (typeof feature !== 'string' || !concerns[event.kind].includes(feature)) return false;
  const ids = idsIn(asked?.input);
  return ids.length === 0 || ids.some((id) => id === event.chanceId || id === event.groupId || id === event.serviceId);
}

function idsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  const { id, chanceId, groupId, serviceId } = input as Record<string, unknown>;
  return [id, chanceId, groupId, serviceId].filter((value) => typeof value === 'string');
}

/** Keeps what is on screen current while others work: every event asks again for what it concerns. */
export function useLiveEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ended = new AbortController();
    void listen(queryClient, ended.signal);
    return () => ended.abort();
  }, [queryClient]);
}

async function listen(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  let gathered: StreamEvent[] = [];
  const apply = () => {
    const events = gathered;
    gathered = [];
    if (signal.aborted) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => events.some((event) => isConcerned(queryKey, event)),
    });
  };
  try {
    for await (const event of eventStream({ url: '/events', headers: sessionHeaders, signal })) {
      if (gathered.length === 0) setTimeout(apply, gatherMs);
      gathered.push(event);
    }
  } catch (error) {
    // Without a stream the pages still ask by themselves; only a session that ended must be told.
    if (error instanceof StreamRefused && error.status === 401) endSession('invalid');
  }
}
