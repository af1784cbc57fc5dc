import { idleLimitMs, sharedActivity } from './activity.ts';
import { onSessionEnd } from './session-end.ts';
import { asSession, currentSession, isOver, type StoredSession, startSession } from './session-store.ts';

/** How long an answer is awaited where the browser tells that a tab is there, which may be busy, and where it does not. */
const askingMs = { surely: 3_000, perhaps: 250 };
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

/** Held by signed-in tabs, so that another one knows of them at once. Browsers have locks in secure contexts only. */
const presence = 'zuschlag.signedIn';
let leave: (() => void) | null = null;

/** Lets the tabs that open later know that a signed-in one is there. */
export function showPresence(): void {
  if (leave || !navigator.locks) return;
  const isOver = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void navigator.locks.request(presence, { mode: 'shared' }, () => isOver);
}

/** Whether a signed-in tab is there; null where the browser does not tell. */
async function isAnyoneThere(): Promise<boolean | null> {
  if (!navigator.locks) return null;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === presence);
}

// A tab whose session ended stays signed out until its user signs in.
onSessionEnd(() => {
  mayJoin = false;
  leave?.();
  leave = null;
});

channel?.addEventListener('message', ({ data }: MessageEvent<Partial<TabQuestion> | null>) => {
  const session = currentSession();
  if (data?.kind !== 'ask' || typeof data.id !== 'string' || !session) return;
  const isIdle = Date.now() - sharedActivity(session) >= idleLimitMs;
  if (!isIdle) channel.postMessage({ kind: 'answer', to: data.id, session } satisfies TabAnswer);
});

let joining: Promise<void> | null = null;

/**
 * Begins the session of an open tab in this one, for a tab that was opened by a link, with Ctrl held or from a mail. Asks
 * once per page, however often the router loads; afterwards the user signs in.
 */
export async function joinOpenTab(): Promise<StoredSession | null> {
  if (!mayJoin) return null;
  joining ??= join();
  await joining;
  return currentSession();
}

async function join(): Promise<void> {
  const isThere = await isAnyoneThere();
  if (isThere === false) return;
  const session = await sessionOfOpenTab(isThere ? askingMs.surely : askingMs.perhaps);
  // A sign-in may have been quicker.
  if (session && !currentSession()) startSession(session);
}

/** The session of the open tabs; null without one, and when tabs of different users answer. */
export function sessionOfOpenTab(waitMs = askingMs.perhaps): Promise<StoredSession | null> {
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
    setTimeout(finish, waitMs);
    channel.postMessage({ kind: 'ask', id } satisfies TabQuestion);
  });
}
