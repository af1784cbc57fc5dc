import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { zuschlagClient } from './client.ts';
import { isAborted, OutcomeUnknown, ZuschlagError, zuschlagError } from './errors.ts';
import { signIn } from './sign-in.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const url = 'https://zuschlag.example';
const answered = (data: unknown) => Response.json({ result: { data } });
const refused = (code: string, httpStatus: number) =>
  Response.json(
    { error: { message: code, code: -32_000, data: { code, details: {}, requestId: 'r-1', httpStatus } } },
    { status: httpStatus },
  );

/** A server that answers call by call; a thrown answer is a connection that broke. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  const calls: { address: string; headers: Headers }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push({ address: String(input), headers: new Headers(init?.headers) });
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (!answer) throw new Error('no answer');
    return answer();
  };
  return { calls, client: zuschlagClient({ url, fetch, token: () => '1.token' }), fetch };
}
const broken = () => {
  throw new TypeError('network');
};
const unsent = () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
};
/** Lets the pauses between the attempts pass. */
async function settled<Result>(call: Promise<Result>): Promise<PromiseSettledResult<Result> | undefined> {
  const all = Promise.allSettled([call]);
  await vi.runAllTimersAsync();
  return (await all)[0];
}

describe('the client', () => {
  it('sends a mutation again with the same key when the answer was lost', async () => {
    const { calls, client } = server(broken, () => answered({ isOver: true }));
    const outcome = await settled(client.accounts.logout.mutate());
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { isOver: true } });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('sends what the caller adds to every call, questions and changes alike', async () => {
    const { calls, fetch } = server(() => answered({ isOver: true }));
    const client = zuschlagClient({ url, fetch, headers: { 'x-zuschlag-client': 'web' } });
    await settled(client.accounts.logout.mutate());
    await settled(client.accounts.me.query());
    expect(calls.map(({ headers }) => headers.get('x-zuschlag-client'))).toEqual(['web', 'web']);
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  it('gives two calls two keys', async () => {
    const { calls, client } = server(() => answered({ isOver: true }));
    await settled(Promise.all([client.accounts.logout.mutate(), client.accounts.logout.mutate()]));
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('tries a mutation seven times at most, and then says that its outcome is unknown, with its key', async () => {
    const { calls, client } = server(broken);
    const outcome = await settled(client.accounts.logout.mutate());
    expect(calls).toHaveLength(7);
    expect(outcome?.status === 'rejected' && zuschlagError(outcome.reason)).toMatchObject({
      name: 'OutcomeUnknown',
      code: 'UNAVAILABLE',
      isAnswered: false,
      idempotencyKey: calls[0]?.headers.get('idempotency-key'),
    });
  });

  it('that a person repeats by hand gives the same change the key whose outcome is unknown, until it is known', async () => {
    const refuse = () => refused('LOCKED', 409);
    const { calls, fetch } = server(broken, broken, refuse, () => answered({ isOver: true }), refuse);
    const client = zuschlagClient({
      url,
      fetch,
      patience: { attempts: { question: 1, change: 2 } },
      isRepeatedByHand: true,
    });
    const remove = (serviceId: string) => settled(client.services.remove.mutate({ serviceId }));
    await remove('a');
    await remove('a');
    await remove('b');
    await remove('a');
    const [first, second, again, other, afterwards] = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect([second, again]).toEqual([first, first]);
    expect(new Set([first, other, afterwards]).size).toBe(3);
  });

  it('asks before newer table rows move approved prices, and sends the change again when they are accepted', async () => {
    const refuse = () => refused('NEW_RATES_AFTER_APPROVAL', 409);
    const { calls, fetch } = server(refuse, () => answered({ id: 'a' }), refuse);
    const accepts = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    const client = zuschlagClient({ url, fetch, acceptsNewRates: accepts });
    const remove = (serviceId: string) => settled(client.services.remove.mutate({ serviceId }));
    expect(await remove('a')).toMatchObject({ status: 'fulfilled', value: { id: 'a' } });
    const refusal = await remove('b');
    expect(refusal?.status === 'rejected' && isAborted(refusal.reason)).toBe(true);
    expect(calls.map(({ headers }) => headers.get('x-new-rates'))).toEqual(['ask', 'accept', 'ask']);
    expect(accepts).toHaveBeenCalledTimes(2);
  });

  it.each([
    { what: 'a refused connection, which no call has left', answers: [unsent], code: 'UNAVAILABLE' },
    { what: 'a refusal after a lost answer', answers: [broken, () => refused('LOCKED', 409)], code: 'LOCKED' },
    { what: 'a fault that the server itself reports', answers: [() => refused('INTERNAL', 500)], code: 'INTERNAL' },
  ])('knows that nothing was done after $what', async ({ answers, code }) => {
    const { client } = server(...answers);
    const outcome = await settled(client.accounts.logout.mutate());
    expect(outcome?.status === 'rejected' && zuschlagError(outcome.reason)).toMatchObject({
      name: 'ZuschlagError',
      code,
    });
  });

  it.each([
    { what: 'a proxy that gave up', answers: [() => new Response('<html>', { status: 504 })] },
    { what: 'a session that ended after a lost answer', answers: [broken, () => refused('UNAUTHENTICATED', 401)] },
    { what: 'a rate limit after a lost answer', answers: [broken, () => refused('RATE_LIMITED', 429)] },
    { what: 'a server that is not ready after a lost answer', answers: [broken, () => refused('UNAVAILABLE', 503)] },
  ])('does not know what was done after $what', async ({ answers }) => {
    const { client } = server(...answers);
    const outcome = await settled(client.accounts.logout.mutate());
    expect(outcome?.status === 'rejected' && zuschlagError(outcome.reason)).toBeInstanceOf(OutcomeUnknown);
  });

  it('waits as long as the server asks for, and no longer than it may', async () => {
    const waits = (seconds: number) => () =>
      new Response('{}', { status: 503, headers: { 'retry-after': String(seconds) } });
    const started = Date.now();
    const { calls, client } = server(waits(40), () => answered({ isOver: true }));
    await settled(client.accounts.me.query());
    expect(calls).toHaveLength(2);
    expect(Date.now() - started).toBeGreaterThanOrEqual(40_000);
    const impatient = server(waits(62));
    const outcome = await settled(impatient.client.accounts.me.query());
    expect(impatient.calls).toHaveLength(1);
    expect(outcome?.status === 'rejected' && zuschlagError(outcome.reason)).toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfter: 62 },
    });
  });

  it('doubles the pause between two attempts', async () => {
    const times: number[] = [];
    const { client } = server(() => {
      times.push(Date.now());
      return refused('UNAVAILABLE', 503);
    });
    await settled(client.accounts.me.query());
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toHaveLength(6);
    for (const [index, ms] of pauses.entries()) {
      const longest = Math.min(500 * 2 ** index, 10_000);
      expect(ms).toBeGreaterThanOrEqual(longest / 2);
      expect(ms).toBeLessThanOrEqual(longest + 1);
    }
  });

  it('ends an attempt that is not answered in time, and tries the next', async () => {
    const { calls, client } = server(
      () => new Promise(() => undefined),
      () => answered({ isOver: true }),
    );
    const started = Date.now();
    expect(await settled(client.accounts.me.query())).toMatchObject({ status: 'fulfilled' });
    expect(calls).toHaveLength(2);
    expect(Date.now() - started).toBeGreaterThanOrEqual(30_000);
  });

  it.each([
    ['https://elsewhere.example/', () => Response.redirect('https://elsewhere.example/', 308)],
    ['a web page', () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
  ])('does not follow an answer that leads to %s', async (told, answer) => {
    const { calls, client } = server(answer);
    const outcome = await settled(client.accounts.me.query());
    expect(calls).toHaveLength(1);
    expect(outcome?.status === 'rejected' && zuschlagError(outcome.reason)).toMatchObject({
      name: 'WrongAddress',
      message: expect.stringContaining(told),
    });
  });

  it('does not repeat what was refused', async () => {
    const { calls, client } = server(() => refused('NOT_PERMITTED', 403));
    const outcome = await settled(client.accounts.logout.mutate());
    expect(calls).toHaveLength(1);
    expect(outcome?.status === 'rejected' && zuschlagError(outcome.reason)).toMatchObject({
      code: 'NOT_PERMITTED',
      requestId: 'r-1',
    });
  });

  it('lets queries of one moment travel together, as often as the patience says', async () => {
    const { calls, fetch } = server(broken);
    const patience = { attempts: { question: 2, change: 4 } };
    const client = zuschlagClient({ url, fetch, token: () => '1.token', patience });
    await settled(
      Promise.all(
        [client.accounts.me.query(), client.organizations.list.query({})].map((each) => each.catch(() => null)),
      ),
    );
    expect(calls).toHaveLength(2);
    expect(calls[0]?.address).toContain('/trpc/accounts.me,organizations.list?batch=1');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer 1.token');
    expect(calls[0]?.headers.get('idempotency-key')).toBeNull();
  });
});

describe('signing in', () => {
  it('trades the identity token for a session', async () => {
    const { calls, fetch } = server(
      () => Response.json({ identityToken: '1.once' }),
      () => answered({ token: '1.session' }),
    );
    const session = await signIn({ url, fetch }, { email: 'a@b.example', password: 'x' });
    expect(session.token).toBe('1.session');
    expect(calls.map(({ address }) => new URL(address).pathname)).toEqual([
      '/identity/sign-in',
      '/trpc/accounts.loginUser',
    ]);
  });

  it('says why it was refused', async () => {
    const { fetch } = server(() => refused('WRONG_CREDENTIALS', 401));
    const attempt = signIn({ url, fetch }, { email: 'a@b.example', password: 'x' });
    await expect(attempt).rejects.toBeInstanceOf(ZuschlagError);
    await expect(attempt).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });
});
