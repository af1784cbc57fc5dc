import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';
import { ZuschlagError } from './errors.ts';
import { rowsOf } from './pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Call = { address: URL; method: string; headers: Headers; body: BodyInit | null | undefined };

/** A server that answers call by call, the last answer again and again; a thrown one is a connection that broke. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  const calls: Call[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method = 'GET', body } = init ?? {};
    calls.push({ address: new URL(String(input)), method, headers: new Headers(init?.headers), body });
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    return answer ? answer() : Response.error();
  };
  return { calls, zuschlag: connect({ url: 'https://zuschlag.example', token: 'zus_1_secret', fetch }) };
}
const broken = () => {
  throw new TypeError('network');
};
const refused = (code: string, status: number) => () =>
  Response.json(
    { error: { message: code, code: -32_000, data: { code, details: { retryAfter: 7 }, requestId: 'r-9' } } },
    { status },
  );
async function settled<Result>(call: Promise<Result>): Promise<Result | ZuschlagError> {
  const all = Promise.allSettled([call]);
  await vi.runAllTimersAsync();
  const [outcome] = await all;
  return outcome.status === 'fulfilled' ? outcome.value : outcome.reason;
}

describe('a procedure', () => {
  it('carries the token and throws the code of a refusal', async () => {
    const { calls, zuschlag } = server(refused('RATE_LIMITED', 429));
    const error = await settled(zuschlag.api.accounts.me.query());
    expect(error).toBeInstanceOf(ZuschlagError);
    expect(error).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: 7 },
      requestId: 'r-9',
      message: 'Too many requests in a short time. (RATE_LIMITED, request r-9)',
    });
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(Array(7).fill('Bearer zus_1_secret'));
  });

  it('for services is sent inside a scenario only where one is named', async () => {
    const answer = () => Response.json([{ result: { data: { services: [] } } }]);
    const { calls, zuschlag } = server(answer);
    await settled(zuschlag.inScenario('s-1').ofChance.query({ chanceId: 'c-1' }));
    await settled(zuschlag.api.services.ofChance.query({ chanceId: 'c-1' }));
    expect(calls.map(({ headers }) => [headers.get('x-scenario'), headers.get('authorization')])).toEqual([
      ['s-1', 'Bearer zus_1_secret'],
      [null, 'Bearer zus_1_secret'],
    ]);
  });

  it('that its caller gives up throws an AbortError at once, also while it pauses between two attempts', async () => {
    const { calls, zuschlag } = server(broken);
    const given = new AbortController();
    const call = zuschlag.api.accounts.me.query(undefined, { signal: given.signal });
    const outcome = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(100);
    given.abort();
    await outcome;
    expect(calls).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that its caller gives up ends, though the server never answers', async () => {
    const { zuschlag } = server(() => new Promise(() => undefined));
    const given = new AbortController();
    const call = zuschlag.api.accounts.me.query(undefined, { signal: given.signal });
    const outcome = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(100);
    given.abort();
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes a key of the caller, with which another process repeats it', async () => {
    const { calls, zuschlag } = server(broken, () => Response.json({ result: { data: { isOver: true } } }));
    await settled(zuschlag.api.accounts.logout.mutate(undefined, { idempotencyKey: 'nightly-7' }));
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['nightly-7', 'nightly-7']);
  });
});

describe('sending a file', () => {
  const stored = () => Response.json({ id: 'f1', name: 'Löhne.csv', size: 3 });
  const bytes = () => new Uint8Array([1, 2, 3]);

  it('names it in the header, umlauts and all', async () => {
    const { calls, zuschlag } = server(stored);
    expect(await settled(zuschlag.files.upload(bytes(), 'Löhne.csv'))).toMatchObject({ id: 'f1' });
    expect(calls[0]).toMatchObject({ method: 'POST', address: { pathname: '/files' } });
    expect(calls[0]?.headers.get('x-file-name')).toBe('L%C3%B6hne.csv');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer zus_1_secret');
  });

  it('is tried seven times with one key when no answer comes', async () => {
    const { calls, zuschlag } = server(broken);
    expect(await settled(zuschlag.files.upload(bytes(), 'a.csv'))).toMatchObject({ name: 'OutcomeUnknown' });
    expect(calls).toHaveLength(7);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  it('that fails in the server is a fault of the server and no lost answer', async () => {
    const { zuschlag } = server(refused('INTERNAL', 500));
    const error = await settled(zuschlag.files.upload(bytes(), 'a.csv'));
    expect(error).toMatchObject({ name: 'ZuschlagError', code: 'INTERNAL' });
  });

  it('is tried once from a stream, which is gone by then', async () => {
    const { calls, zuschlag } = server(broken);
    const stream = new Blob(['a']).stream();
    expect(await settled(zuschlag.files.upload(stream, 'a.csv'))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(calls).toHaveLength(1);
  });

  it('is not tried again when it is refused', async () => {
    const { calls, zuschlag } = server(refused('PAYLOAD_TOO_LARGE', 413));
    expect(await settled(zuschlag.files.upload(bytes(), 'a.csv'))).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(calls).toHaveLength(1);
  });

  it('given up by its caller is neither sent again nor called a failure of the server', async () => {
    const given = new AbortController();
    const { calls, zuschlag } = server(() => {
      given.abort();
      throw given.signal.reason;
    });
    expect(await settled(zuschlag.files.upload(bytes(), 'a.csv', { signal: given.signal }))).toMatchObject({
      name: 'AbortError',
    });
    expect(calls).toHaveLength(1);
  });
});

describe('fetching a file', () => {
  it('gives its bytes and the name the server gives it', async () => {
    const { zuschlag } = server(broken, () => {
      const headers = { 'content-disposition': `attachment; filename="T.csv"; filename*=UTF-8''Verg%C3%BCtung.csv` };
      return new Response('a;b', { headers: { ...headers, 'content-type': 'text/csv' } });
    });
    const file = await settled(zuschlag.files.download('/imports/1/annotated'));
    expect(file).toMatchObject({ name: 'Vergütung.csv', type: 'text/csv' });
    expect(new TextDecoder().decode((file as { bytes: Uint8Array }).bytes)).toBe('a;b');
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [404, 'NOT_FOUND'],
    [502, 'UNAVAILABLE'],
  ])('says what a proxy meant by status %i', async (status, code) => {
    const { zuschlag } = server(() => new Response('<html>', { status }));
    expect(await settled(zuschlag.files.download('/imports/1/annotated'))).toMatchObject({ code });
  });
});

describe('the event stream', () => {
  it('ends with UNAUTHENTICATED once the token opens nothing any more', async () => {
    const { calls, zuschlag } = server(refused('UNAUTHENTICATED', 401));
    const events = zuschlag.events({ signal: new AbortController().signal });
    expect(await settled(events.next())).toMatchObject({ name: 'StreamRefused', code: 'UNAUTHENTICATED', status: 401 });
    expect(calls[0]?.address.pathname).toBe('/events');
  });
});

describe('an address outside of the product', () => {
  const strange = [
    'https://elsewhere.example/steal',
    '//elsewhere.example/steal',
    '\\\\elsewhere.example/steal',
    '/\\elsewhere.example/steal',
    '\t//elsewhere.example/steal',
    'http:elsewhere.example',
    'http://zuschlag.example/files',
    'https://zuschlag.example:8443/files',
    'https://token@zuschlag.example/files',
    'data:text/plain,a',
  ];
  it.each(strange)('receives no token from a download: %j', async (path) => {
    const { calls, zuschlag } = server(() => new Response('a'));
    expect(await settled(zuschlag.files.download(path))).toMatchObject({ name: 'WrongAddress' });
    expect(calls).toEqual([]);
  });

  it.each([
    '/configuration/tariff/export?format=csv&query={"a":"//b"}',
    'imports/1/annotated',
    'https://zuschlag.example/files',
  ])('is not %j, which is fetched from the product', async (path) => {
    const { calls, zuschlag } = server(() => new Response('a'));
    expect(await settled(zuschlag.files.download(path))).toMatchObject({ name: null });
    expect(calls[0]?.address.origin).toBe('https://zuschlag.example');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer zus_1_secret');
  });

  it.each([
    ['zuschlag.example', 'has no http or https in front'],
    ['localhost:3000', 'has no http or https in front'],
    ['ftp://zuschlag.example', 'has no http or https in front'],
    ['', 'has no http or https in front'],
    ['https://zuschlag.example/base/', 'has a path'],
    ['https://zuschlag.example/?a=b', 'has a path'],
    ['https://anna:secret@zuschlag.example', 'has a password'],
  ])('as url is refused at once with the reason: %j %s', (url, reason) => {
    expect(() => connect({ url, token: 't' })).toThrow(reason);
    expect(() => connect({ url, token: 't' })).toThrow('https://zuschlag.example');
  });
});

describe('a list', () => {
  it('is asked page by page until there is no more', async () => {
    const asked: (string | null)[] = [];
    const pages = [
      { edges: [{ node: 1 }, { node: 2 }], pageInfo: { endCursor: 'b', hasNextPage: true } },
      { edges: [{ node: 3 }], pageInfo: { endCursor: 'c', hasNextPage: false } },
    ];
    const rows = rowsOf(async (after) => {
      asked.push(after);
      return pages[asked.length - 1] ?? { edges: [], pageInfo: { endCursor: null, hasNextPage: false } };
    });
    const seen: number[] = [];
    for await (const row of rows) seen.push(row);
    expect(seen).toEqual([1, 2, 3]);
    expect(asked).toEqual([null, 'b']);
  });
});
