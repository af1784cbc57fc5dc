import { wireVersion, wireVersionHeader } from '@zuschlag/validation/stream/wire-version';
import { WrongAddress } from '../errors.ts';
import type { AcceptsNewRates } from './new-rates.ts';
import { type Patience, patienceOfPrograms } from './retries.ts';

/** Where and how a client calls. */
export type ClientOptions = {
  /** the origin at which the product is reached, e.g. `https://zuschlag.example` */
  url: string;
  /** the token of a session or an API token; read before every call */
  token?: () => string | null;
  /** sent with every call in addition to the token */
  headers?: Readonly<Record<string, string>>;
  /** sends the calls instead of the global `fetch`, for example through a proxy */
  fetch?: typeof fetch;
  /** how long calls are tried; what is left out is as for programs */
  patience?: Partial<Patience>;
  /**
   * a person repeats calls: a change that is made again with the same input, after its outcome was unknown, carries the
   * key of the first time and takes effect once
   */
  isRepeatedByHand?: boolean;
  /**
   * asked before a change takes newer rows of the tables into prices that were approved once; without it they are taken
   */
  acceptsNewRates?: AcceptsNewRates;
};

/** The headers of every call. */
export function callHeaders({ token = () => null, headers = {} }: ClientOptions): Record<string, string> {
  const value = token();
  const all = { ...headers, [wireVersionHeader]: String(wireVersion) };
  return value === null ? all : { ...all, authorization: `Bearer ${value}` };
}

export function patienceOf({ patience }: ClientOptions): Patience {
  return { ...patienceOfPrograms, ...patience };
}

/**
 * `fetch` that follows no redirect, which could lead the call away from the product, and knows a web page from an answer.
 *
 * @throws {WrongAddress}
 */
export function sendOf({ url, fetch: given }: ClientOptions): typeof fetch {
  return async (address, init) => {
    const send = given ?? fetch;
    const answer = await send(address, { ...init, redirect: 'manual' });
    if (answer.type === 'opaqueredirect' || (answer.status >= 300 && answer.status < 400)) {
      const target = answer.headers.get('location');
      throw new WrongAddress(`${url} sends calls on to ${target ?? 'another address'}. Give its origin as url.`);
    }
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) {
      throw new WrongAddress(`${url} answers with a web page. Zuschlag is not reached there.`);
    }
    return answer;
  };
}
