import { zuschlagClient } from '../src/client.ts';
import { zuschlagError } from '../src/errors.ts';
import { eventStream } from '../src/event-stream.ts';

/** The state of each Chance whenever it changes, until the signal ends it. */
export async function* followChances(url: string, token: string, signal: AbortSignal) {
  const client = zuschlagClient({ url, token: () => token });
  const events = eventStream({
    url: new URL('/events', url).href,
    headers: () => ({ authorization: `Bearer ${token}` }),
    signal,
  });
  for await (const event of events) {
    if (event.kind !== 'stateChanged') continue;
    try {
      const { name, state } = await client.chance.byId.query({ id: event.chanceId }).then(({ description, state }) => ({
        name: description.name,
        state,
      }));
      yield { name, state };
    } catch (error) {
      // Between the event and the question the right to see the Chance may have gone.
      if (zuschlagError(error).code !== 'NOT_FOUND') throw error;
    }
  }
}
