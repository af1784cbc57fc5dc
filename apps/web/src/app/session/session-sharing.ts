import { idleLimitMs, sharedActivity } from './activity.ts';
import { onSessionEnd } from './session-end.ts';
import { asSession, currentSession, isOver, type StoredSession, startSession } from './session-store.ts';

/** The answer of an open tab comes within milliseconds; a tab that the browser put to sleep does not answer. */
export const askingMs = 250;
/** After the first answer, how long those of other tabs are awaited: they might belong to another user. */
const gatheringMs = 40;

/**
 * A tab without a session asks, under an id that it makes for this one question; a tab with a session answers to this id.
 * The channel reaches the pages of this origin in this browser profile only.
 */
export const sharingChannel = 'zuschlag.sharing';
export type TabQuestion = { kind: 'ask'; id: string };
export type TabAnswer = { kind: 'answer'; to: string; session: StoredSession };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(sharingChannel);
let mayJoin = true;

// A tab whose session ended stays signed out until its user signs in.
onSessionEnd(() => {
  mayJoin = false;
});

channel?.addEventListener('message', ({ data }: MessageEvent<Partial<TabQuestion> | null>) => {
  const session = currentSession();
  if (data?.kind !== 'ask' || typeof data.id !== 'string' || !session) return;
  const isIdle = Date.now() - sharedActivity(session) >= idleLimitMs;
  if (!isIdle) channel.postMessage({ kind: 'answer', to: data.id, session } satisfies TabAnswer);
});

/**
 * Begins the session of an open tab in this one, for a tab that was opened by a link, with Ctrl held or from a mail. Asks
 * once per page: afterwards the user signs in.
 */
export async function joinOpenTab(): Promise<StoredSession | null> {
  if (!mayJoin) return null;
  mayJoin = false;
  const session = await sessionOfOpenTab();
  // A sign-in may have been quicker.
  const own = currentSession();
  if (own || !session) return own;
  startSession(session);
  return session;
}

/** The session of the open tabs; null without one, and when tabs of different users answer. */
export function sessionOfOpenTab(): Promise<StoredSession | null> {
  if (!channel) return Promise.resolve(null);
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return new Promise((resolve) => {
    const answers: StoredSession[] = [];
    const finish = () => {
      channel.removeEventListener('message', take);
      const [first] = answers;
      const isOfOne = answers.every(({ user }) => user.id === first?.user.id);
      resolve(first && isOfOne ? first : null);
    };
    const take = ({ data }: MessageEvent<Partial<TabAnswer> | null>) => {
      if (data?.kind !== 'answer' || data.to !== id) return;
      const session = asSession(data.session);
      if (!session || isOver(session, Date.now())) return;
      if (answers.length === 0) setTimeout(finish, gatheringMs);
      answers.push(session);
    };
    channel.addEventListener('message', take);
    setTimeout(finish, askingMs);
    channel.postMessage({ kind: 'ask', id } satisfies TabQuestion);
  });
}
