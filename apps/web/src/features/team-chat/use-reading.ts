import type { ChatMessage, ChatStatus } from '@zuschlag/validation/chance/team-chat/team-chat';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useSession } from '../../app/session/session.tsx';
import { firstNew } from './message-groups.ts';

/**
 * Marks as read what the person has on screen, and remembers where what is new began: when the chat was opened, or when
 * the window was left.
 *
 * @param isAtEnd whether the newest of the messages are in sight
 * @returns the position of the first new message; null: nothing is new
 */
export function useReading(
  chanceId: string,
  status: ChatStatus,
  { messages, isAtEnd }: { messages: readonly ChatMessage[]; isAtEnd: boolean },
): number | null {
  const utils = trpc.useUtils();
  const { id: own } = useSession();
  const isLookedAt = useIsLookedAt();
  const [line, setLine] = useState(status.readPosition);
  const read = trpc.teamChat.markRead.useMutation({
    onSuccess: (answer) => utils.teamChat.status.setData({ entityId: chanceId, type: 'TENDER' }, answer),
  });
  const { mutate } = read;
  const asked = useRef(status.readPosition);
  const last = messages.at(-1)?.position ?? 0;
  const { readPosition } = status;

  useEffect(() => {
    if (!isLookedAt || !isAtEnd || last <= Math.max(readPosition, asked.current)) return;
    asked.current = last;
    mutate(
      { entityId: chanceId, type: 'TENDER', position: last },
      {
        onError: () => {
          asked.current = readPosition;
        },
      },
    );
  }, [isLookedAt, isAtEnd, last, readPosition, mutate, chanceId]);

  // What arrives while a person looks at the end is not new since a visit.
  const [arrived, setArrived] = useState(status.lastPosition);
  if (last > arrived) {
    setArrived(last);
    const before = messages.filter(({ position }) => position <= arrived);
    if (isLookedAt && isAtEnd && firstNew(before, line, own) === null) setLine(last);
  }

  const [wasLookedAt, setLookedAt] = useState(isLookedAt);
  if (wasLookedAt !== isLookedAt) {
    setLookedAt(isLookedAt);
    if (!isLookedAt) setLine(Math.max(line, readPosition));
  }
  return firstNew(messages, line, own);
}

function useIsLookedAt(): boolean {
  const [isLookedAt, setLookedAt] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isLookedAt;
}
