import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerStream, eventStream, StreamRefused } from './event-stream.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const frame = (id: number, event: string, data: object) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const changed = (id: number) => frame(id, 'chanceChanged', { id: String(id), kind: 'chanceChanged', chanceId: 'c1' });

/** Answers the connections one after the other and remembers what each of them asked for. */
function server(answers: (() => Response)[]) {
  const asked: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(new Headers(init.headers));
    return answers[asked.length - 1]?.() ?? new Response(null, { status: 401 });
  });
  return asked;
}

const streaming = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

describe('the event stream', () => {
  it('continues after the last event when the connection is cut, without gap or duplicate', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const asked = server([
      streaming(frame(10, 'ready', {}) + changed(11)),
      streaming(frame(11, 'ready', {}) + changed(12)),
    ]);
    const ids: string[] = [];
    const ended = new AbortController();
    for await (const event of eventStream({
      url: '/events',
      headers: () => ({ authorization: 'Bearer t' }),
      signal: ended.signal,
    })) {
      ids.push(event.id);
      if (ids.length === 2) ended.abort();
    }
    expect(ids).toEqual(['11', '12']);
    expect(asked.map((headers) => headers.get('last-event-id'))).toEqual([null, '11']);
    expect(asked[0]?.get('authorization')).toBe('Bearer t');
  });

  it('resumes from the position it was told at the start, even when nothing had happened yet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const asked = server([streaming(frame(40, 'ready', {})), streaming(changed(41))]);
    const ended = new AbortController();
    for await (const _event of eventStream({ url: '/events', headers: () => ({}), signal: ended.signal }))
      ended.abort();
    expect(asked[1]?.get('last-event-id')).toBe('40');
  });

  it('gives up when the session is over', async () => {
    server([() => new Response(null, { status: 401 })]);
    const stream = eventStream({ url: '/events', headers: () => ({}), signal: new AbortController().signal });
    await expect(stream.next()).rejects.toThrow(StreamRefused);
  });
});

describe('the stream of an answer', () => {
  it('is asked by POST, continues after the last event when the connection is cut, and ends with the answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const asked = { question: 'Wann endet die Bindefrist?', aiImportId: 'c1', questionIndex: 2 };
    const told = (id: number, event: object) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
    const bodies: unknown[] = [];
    const seen = server([
      streaming(told(1000, { type: 'REASONING', content: 'START' })),
      () => new Response(null, { status: 503 }),
      streaming(
        told(1001, { type: 'CHUNK', content: 'Am 31.' }) + told(1002, { type: 'PROGRESS', content: 'finished' }),
      ),
    ]);
    const send = vi.fn((url: string, init: RequestInit) => {
      bodies.push(init.body);
      return fetch(url, init);
    });
    const types: string[] = [];
    const { signal } = new AbortController();
    const options = { url: '/ask/stream', headers: () => ({}), signal, asked, fetch: send as typeof fetch };
    for await (const { type } of answerStream(options)) types.push(type);
    expect(types).toEqual(['REASONING', 'CHUNK', 'PROGRESS']);
    expect(seen.map((headers) => headers.get('last-event-id'))).toEqual([null, '1000', '1000']);
    expect(bodies).toEqual(Array(3).fill(JSON.stringify(asked)));
  });
});
