import type { FoundAddress } from '@zuschlag/validation/customers/addresses';
import { type AddressProvider, adapters } from './providers.ts';
import { takeTurns } from './turns.ts';

export type AddressSearchSettings = {
  provider: AddressProvider;
  /** the address of the service */
  url: string;
  /** how many calls this process sends at most */
  perMinute: number;
  /** the User-Agent, by which the service recognizes the product and its operator */
  userAgent: string;
  /** left out, that of the product */
  timeLimitMs?: number;
};

/** The caller of a search, as far as turns and answers are kept apart. */
export type AddressCaller = { mainOrganizationId: number; userId: number };

/**
 * Searches the addresses of a typed text; nothing else leaves the server.
 *
 * @throws {Error} when the service does not answer in time, refuses, or has no turn left
 */
export type AddressSearch = (text: string, caller: AddressCaller) => Promise<FoundAddress[]>;

const TIME_LIMIT_MS = 2_500;
const LONGEST_WAIT_MS = 1_500;
const LARGEST_ANSWER = 500_000;
const KEPT_ANSWERS = 1_000;
const KEPT_MS = 24 * 3_600_000;
// A service that refuses or fails is left alone for this time, or for as long as it asks.
const REST_MS = 30_000;
const LONGEST_REST_MS = 3_600_000;

/** @returns a search that keeps answers for a day and the pace of the settings */
export function addressSearch({
  provider,
  url,
  perMinute,
  userAgent,
  timeLimitMs,
}: AddressSearchSettings): AddressSearch {
  const { urlOf, read } = adapters[provider];
  const turns = takeTurns({ gapMs: 60_000 / perMinute, longestWaitMs: LONGEST_WAIT_MS });
  const kept = new Map<string, { until: number; addresses: FoundAddress[] }>();

  async function ask(text: string): Promise<FoundAddress[]> {
    const answer = await fetch(urlOf(url, text), {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      // Only the service that the operator chose may answer.
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs ?? TIME_LIMIT_MS),
    });
    if (!answer.ok) {
      turns.closeUntil(Date.now() + restOf(answer.headers.get('retry-after')));
      await answer.body?.cancel();
      throw new Error(`The address search was answered with ${answer.status}.`);
    }
    return read(JSON.parse(await textOf(answer)));
  }

  return async (text, { mainOrganizationId, userId }) => {
    // Apart by tenant: how fast an answer comes must not tell what others searched for.
    const key = `${mainOrganizationId} ${text.toLowerCase()}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.addresses;
    if (!(await turns.take(`${mainOrganizationId} ${userId}`))) throw new Error('The address search has no turn left.');
    const addresses = await ask(text);
    kept.delete(key);
    kept.set(key, { until: Date.now() + KEPT_MS, addresses });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
    return addresses;
  };
}

/** @param retryAfter seconds, or a date, which counts as the usual rest */
function restOf(retryAfter: string | null): number {
  const asked = Number(retryAfter) * 1_000;
  return Number.isFinite(asked) ? Math.min(Math.max(asked, REST_MS), LONGEST_REST_MS) : REST_MS;
}

async function textOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > LARGEST_ANSWER) throw new Error('The answer of the address search is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
