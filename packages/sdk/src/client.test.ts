import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, zuschlagClient } from './client.ts';
import { ZuschlagError, zuschlagError } from './errors.ts';

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
function server(...answers: (() => Response)[]) {
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

  it('tries a mutation four times at most, and then says the service is unavailable', async () => {
    const { calls, client } = server(broken);
    const outcome = await settled(client.accounts.logout.mutate());
    expect(calls).toHaveLength(4);
    expect(outcome?.status === 'rejected' && zuschlagError(outcome.reason).code).toBe('UNAVAILABLE');
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

  it('asks twice for a query, and lets queries of one moment travel together', async () => {
    const { calls, client } = server(broken);
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
