import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './client.ts';

export interface Listening {
  /** Stops listening and gives the connection back. */
  close(): Promise<void>;
}

const LONGEST_PAUSE_MS = 2_000;

/**
 * Listens to the notifications of a channel over a separate connection, and reconnects when it breaks. Notifications
 * during a break are lost, so the caller also polls: from time to time and after `onReconnect`.
 *
 * @param hears gets the payload of each notification
 */
export async function listen(
  { appUrl }: Pick<Database, 'appUrl'>,
  channel: string,
  hears: (payload: string) => void,
  onReconnect: () => void = () => undefined,
): Promise<Listening> {
  let isOver = false;
  let client = await connected();
  let revival: Promise<void> = Promise.resolve();

  async function connected(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: appUrl, application_name: 'zuschlag listener', keepAlive: true });
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => hears(payload ?? ''));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    next.once('end', () => {
      if (!isOver) revival = revive();
    });
    return next;
  }

  async function revive(): Promise<void> {
    for (let wait = 50; !isOver; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      await pause(wait);
      try {
        client = await connected();
        onReconnect();
        return;
      } catch {
        // The server may still be on its way up; the next attempt tells.
      }
    }
  }

  return {
    close: async () => {
      isOver = true;
      await client.end().catch(() => undefined);
      await revival;
    },
  };
}
