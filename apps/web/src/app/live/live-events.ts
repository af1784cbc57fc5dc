import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '@zuschlag/validation/stream/stream-event';
import { useEffect } from 'react';
import { sessionHeaders } from '../api/trpc.ts';
import { noteRefusal } from '../session/session-end.ts';
import { isConcerned } from './event-concerns.ts';

/** Events of one moment are one look at the server. */
const gatherMs = 250;

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
  // A page shows what it has before it listens for what changes.
  const stream = await import('@zuschlag/sdk/event-stream').catch(() => null);
  if (!stream) return;
  try {
    for await (const event of stream.eventStream({ url: '/events', headers: sessionHeaders, signal })) {
      if (gathered.length === 0) setTimeout(apply, gatherMs);
      gathered.push(event);
    }
  } catch (error) {
    // Without a stream the pages still poll; only what concerns the whole session needs a notice.
    if (error instanceof stream.StreamRefused) noteRefusal(error.code);
  }
}
