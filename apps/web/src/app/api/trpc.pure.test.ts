import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrpcClient } from './trpc.ts';

type Sent = { url: string; key: string | null; preflight: string | null };
const sent: Sent[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ url, key: headers.get('idempotency-key'), preflight: headers.get('x-zuschlag-client') });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const done = () => Response.json({ result: { data: null } });
const refused = (code: string, httpStatus: number) => () =>
  Response.json(
    { error: { message: code, code: -32000, data: { code, details: {}, httpStatus, requestId: null } } },
    { status: httpStatus },
  );

async function logout(): Promise<unknown> {
  const call = createTrpcClient()
    .accounts.logout.mutate()
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  return call;
}

describe('a mutation', () => {
  it('keeps its idempotency key over every retry', async () => {
    answers = [refused('UNAVAILABLE', 503), refused('INTERNAL', 500), done];
    await logout();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]?.preflight).toBe('web');
  });

  it('is tried four times in all when nobody answers', async () => {
    answers = [];
    await logout();
    expect(sent).toHaveLength(4);
  });

  it('is not repeated when the server refused it', async () => {
    answers = [refused('CONFLICT', 409)];
    await logout();
    expect(sent).toHaveLength(1);
  });

  it('has another key the next time, even with the same input', async () => {
    answers = [done, done];
    await logout();
    await logout();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});
