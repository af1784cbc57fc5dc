import type { Database } from '@zuschlag/db/client';
import type { StreamListener } from '../event-listener.ts';
import { alarm } from './alarm.ts';
import { look, type OpenStream } from './look.ts';

export type StreamHub = {
  /** Sends a stream what its bearer may hear, until the stream or the bearer's right to it ends. */
  follow(stream: OpenStream, ended: AbortSignal): Promise<void>;
};

export type HubParts = {
  database: Database;
  listener: StreamListener;
  lookMs: number;
  log: { warn(about: object, line: string): void };
};

const AFTER_FAULT_MS = 1_000;

/**
 * The open streams of a process. All of a tenant are served by one read: after a notice, and every `lookMs`, it finds out
 * which bearers are still who they were and what has happened since.
 */
export function streamHub(parts: HubParts): StreamHub {
  const ofTenant = new Map<number, TenantStreams>();
  return {
    async follow(stream, ended) {
      const { mainOrganizationId } = stream.token;
      // What a stream missed before it was opened may be much, and must not hold up the others.
      for (let isAll = false; !isAll && !ended.aborted; ) {
        isAll = await look(parts.database, mainOrganizationId, [stream]);
        await stream.drained();
      }
      if (ended.aborted) return;
      const streams = ofTenant.get(mainOrganizationId) ?? serveTenant(mainOrganizationId, ofTenant, parts);
      streams.add(stream);
      await new Promise<void>((resolve) => ended.addEventListener('abort', () => resolve(), { once: true }));
      streams.remove(stream);
    },
  };
}

type TenantStreams = { add(stream: OpenStream): void; remove(stream: OpenStream): void };

function serveTenant(
  mainOrganizationId: number,
  ofTenant: Map<number, TenantStreams>,
  { database, listener, lookMs, log }: HubParts,
): TenantStreams {
  const open = new Set<OpenStream>();
  const clock = alarm();
  const streams: TenantStreams = {
    add(stream) {
      open.add(stream);
      // What happened since its last look alone.
      clock.ring();
    },
    remove(stream) {
      open.delete(stream);
      if (open.size === 0) clock.ring();
    },
  };
  const lookAtAll = async (): Promise<number> => {
    try {
      return (await look(database, mainOrganizationId, [...open])) ? lookMs : 0;
    } catch (err) {
      log.warn({ err, mainOrganizationId }, 'the event streams of a tenant could not be served and are tried again');
      return AFTER_FAULT_MS;
    }
  };
  const serve = async () => {
    let isListening = false;
    while (open.size > 0) {
      // Asked before looking, so that what is committed during the look rings again.
      if (!isListening) {
        isListening = true;
        void listener.next(mainOrganizationId).then(() => {
          isListening = false;
          clock.ring();
        });
      }
      await clock.sleep(await lookAtAll());
    }
    ofTenant.delete(mainOrganizationId);
  };
  ofTenant.set(mainOrganizationId, streams);
  // The first stream is added in the same turn.
  queueMicrotask(() => void serve());
  return streams;
}
