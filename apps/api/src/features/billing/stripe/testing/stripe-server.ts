import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type StripeClient, stripeClient } from '../stripe-client.ts';
import { type StripeCall, type Things, thingsOfStripe } from './things.ts';

export const secretKey = 'sk_test_never_to_be_seen';
export const webhookSecret = 'whsec_never_to_be_seen';

/** What happens to a call instead of an answer. `lost`: it is done, and the answer comes in pieces. */
export type Trouble = { status: number; headers?: { [name: string]: string }; error?: object } | 'lost' | 'stalled';

export type StripeServer = {
  /** waits as long as a slow machine needs */
  client: StripeClient;
  /** for calls that get no answer */
  impatient: StripeClient;
  calls: StripeCall[];
  things: Things;
  /** The next call whose method and path begin like this gets into trouble. */
  trouble(call: string, trouble: Trouble): void;
  /** No call gets into trouble any more. @returns which ones did not come */
  calm(): string[];
  /** Holds the next call that begins like this after it was worked on, or, `before`, in front of that, until it is let go. */
  hold(call: string, when?: 'before' | 'after'): { reached: Promise<void>; letGo(): void };
  /** what the server had to object to */
  objections: string[];
  close(): Promise<void>;
};

/** The objection to a key that an earlier call has. @source docs.stripe.com/api/errors */
export const otherCall = 'another call with the same idempotency key';

type Waiting = { call: string; meet(answer: ServerResponse, send: () => void, keep: (answer: Kept) => void): void };
type Kept = { status: number; body: object };

/** A server with the published shapes of Stripe that checks each request as Stripe does. */
export async function stripeServer(): Promise<StripeServer> {
  const calls: StripeCall[] = [];
  const objections: string[] = [];
  const waiting: Waiting[] = [];
  const things = thingsOfStripe();
  const kept = new Map<string, { form: string } & Kept>();

  const objectionTo = ({ headers, method }: IncomingMessage, form: string): string | null => {
    if (headers.authorization !== `Bearer ${secretKey}`) return 'not the key';
    if (headers['stripe-version'] !== Stripe.API_VERSION) return 'not the version of the library';
    if (method !== 'POST') return null;
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return 'not a form';
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || !key.startsWith('zuschlag-')) return 'no idempotency key of ours';
    const earlier = kept.get(key);
    return earlier && earlier.form !== form ? otherCall : null;
  };

  const work = async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const text = Buffer.concat(pieces).toString('utf8');
    const url = new URL(request.url ?? '', 'http://stripe');
    const method = request.method ?? '';
    const form = Object.fromEntries(method === 'POST' ? new URLSearchParams(text) : url.searchParams);
    const key = request.headers['idempotency-key']?.toString() ?? null;
    const call = { method, path: url.pathname, form, key };
    calls.push(call);
    const objection = objectionTo(request, `${url.pathname} ${text}`);
    if (objection) {
      objections.push(`${method} ${url.pathname}: ${objection}`);
      const type = objection === otherCall ? 'idempotency_error' : 'invalid_request_error';
      return answerWith(response, 400, { error: { type, message: objection } });
    }
    const at = waiting.findIndex((one) => `${method} ${url.pathname}`.startsWith(one.call));
    const [met] = at === -1 ? [] : waiting.splice(at, 1);
    // As Stripe does, errors of calls that began are kept, too.
    const keep = (answer: Kept) => {
      if (key !== null) kept.set(key, { form: `${url.pathname} ${text}`, ...answer });
    };
    const send = () => {
      const known = key === null ? undefined : kept.get(key);
      if (known) return answerWith(response, known.status, known.body);
      const thing = things.answerTo(call);
      const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } };
      const answer = { status: thing ? 200 : 404, body: thing ?? missing };
      keep(answer);
      answerWith(response, answer.status, answer.body);
    };
    if (met) met.meet(response, send, keep);
    else send();
  };

  const server = createServer((request, response) => {
    // A client that has no patience aborts its body.
    work(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened = (timeLimitMs: number) => stripeClient({ secretKey, webhookSecret, url, timeLimitMs });
  return {
    client: await opened(60_000),
    impatient: await opened(200),
    ...{ calls, objections, things },
    trouble: (call, trouble) => {
      waiting.push({
        call,
        meet: (response, send, keep) => {
          if (trouble === 'stalled') return;
          if (trouble === 'lost') {
            const end = response.end.bind(response) as (text: string) => ServerResponse;
            response.end = ((text: string) => end(text.slice(0, 20))) as typeof response.end;
            return send();
          }
          const { status, headers, error = { type: 'api_error', message: `Something about ${secretKey}` } } = trouble;
          if (status !== 429 && status !== 409) keep({ status, body: { error } });
          answerWith(response, status, { error }, headers);
        },
      });
    },
    calm: () => waiting.splice(0).map(({ call }) => call),
    hold: (call, when = 'after') => {
      const reached = Promise.withResolvers<void>();
      const free = Promise.withResolvers<void>();
      waiting.push({
        call,
        meet: (response, send) => {
          if (when === 'before') {
            reached.resolve();
            void free.promise.then(send);
            return;
          }
          const end = response.end.bind(response) as (text: string) => ServerResponse;
          response.end = ((text: string) => {
            void free.promise.then(() => end(text));
            return response;
          }) as typeof response.end;
          send();
          reached.resolve();
        },
      });
      return { reached: reached.promise, letGo: free.resolve };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerWith(response: ServerResponse, status: number, body: object, headers: { [name: string]: string } = {}) {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.setHeader('request-id', 'req_test');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(JSON.stringify(body));
}
