import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionUser, signIn } from '../../testing/server.tsx';
import { idleLimitMs, shareActivity } from './activity.ts';
import { signOut } from './session-end.ts';
import { sessionOfOpenTab, sharingChannel, type TabAnswer, type TabQuestion } from './session-sharing.ts';
import { forgetSession, type StoredSession, storedSession } from './session-store.ts';

const hour = 3_600_000;
const sessionOf = (id: number, expiresAt = Date.now() + hour): StoredSession => ({
  token: `token of ${id}`,
  expiresAt: new Date(expiresAt).toISOString(),
  user: { ...sessionUser, id },
});

/** Another page of this origin; a channel hears every other channel of its name, also those of its own page. */
let otherTab: BroadcastChannel;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  forgetSession();
  otherTab = new BroadcastChannel(sharingChannel);
});
afterEach(() => {
  otherTab.close();
  forgetSession();
  vi.unstubAllGlobals();
});

const answersWith = (...answers: ((id: string) => unknown)[]) => {
  otherTab.onmessage = ({ data }: MessageEvent<TabQuestion>) => {
    if (data.kind === 'ask') for (const answer of answers) otherTab.postMessage(answer(data.id));
  };
};
const answer = (session: unknown) => (to: string) => ({ kind: 'answer', to, session });

/** What this tab answers to another one that asks. */
async function heardAfterAsking(): Promise<TabAnswer[]> {
  const heard: TabAnswer[] = [];
  otherTab.onmessage = ({ data }: MessageEvent<TabAnswer>) => heard.push(data);
  otherTab.postMessage({ kind: 'ask', id: 'q1' } satisfies TabQuestion);
  // A channel keeps the order: the first echo comes after the question, the second one after the answer to it.
  const marker = new BroadcastChannel(sharingChannel);
  const echo = new BroadcastChannel(sharingChannel);
  for (const kind of ['end of the question', 'end of the answer']) {
    const isThrough = Promise.withResolvers<void>();
    marker.onmessage = ({ data }: MessageEvent<{ kind: string }>) => data.kind === kind && isThrough.resolve();
    echo.postMessage({ kind });
    await isThrough.promise;
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  marker.close();
  echo.close();
  return heard.filter(({ kind }) => kind === 'answer');
}

describe('a tab without a session', () => {
  it('takes the session of an open tab', async () => {
    answersWith(answer(sessionOf(7)));
    expect((await sessionOfOpenTab())?.token).toBe('token of 7');
  });

  it('takes it of two tabs of the same user', async () => {
    answersWith(answer(sessionOf(7)), answer(sessionOf(7)));
    expect((await sessionOfOpenTab())?.user.id).toBe(7);
  });

  it('takes none when tabs of two users answer: it cannot know whose it is', async () => {
    answersWith(answer(sessionOf(7)), answer(sessionOf(8)));
    expect(await sessionOfOpenTab()).toBeNull();
  });

  it('takes none without an answer', async () => {
    expect(await sessionOfOpenTab()).toBeNull();
  });

  it('ignores what answers another question, is over or is no session', async () => {
    answersWith(
      () => answer(sessionOf(7))('an older question'),
      answer(sessionOf(7, Date.now() - 1)),
      answer({ token: 'half' }),
      answer(null),
      () => null,
      () => 'answer',
    );
    expect(await sessionOfOpenTab()).toBeNull();
  });
});

describe('an open tab', () => {
  it('answers while its session runs, and no longer after the sign-out', async () => {
    signIn();
    shareActivity(storedSession() as StoredSession, Date.now());
    expect(await heardAfterAsking()).toEqual([{ kind: 'answer', to: 'q1', session: storedSession() }]);
    signOut();
    expect(await heardAfterAsking()).toEqual([]);
  });

  it('does not hand on a session that was idle for two hours and is about to end', async () => {
    signIn();
    shareActivity(storedSession() as StoredSession, Date.now() - idleLimitMs);
    expect(await heardAfterAsking()).toEqual([]);
  });

  it('is not heard by a page of another origin', async () => {
    signIn();
    shareActivity(storedSession() as StoredSession, Date.now());
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = `<script>
      const channel = new BroadcastChannel('${sharingChannel}');
      const heard = [];
      channel.onmessage = ({ data }) => heard.push(data);
      channel.postMessage({ kind: 'ask', id: 'stranger' });
      setTimeout(() => parent.postMessage({ origin, heard }, '*'), 150);
    </script>`;
    const told = new Promise<unknown>((resolve) =>
      window.addEventListener('message', ({ data, source }) => {
        if (source === frame.contentWindow) resolve(data);
      }),
    );
    document.body.append(frame);
    expect(await told).toEqual({ origin: 'null', heard: [] });
    frame.remove();
  });
});
