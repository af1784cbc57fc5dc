import type { ChatMessage, ChatStatus } from '@zuschlag/validation/chance/team-chat/team-chat';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { type BlockRange, blockInput, blockOf, firstBlocks } from './chat-blocks.ts';

/** The messages of a chat that are read, and the ways to more of them. @param status as it is when the chat opens */
export function useChat(chanceId: string, status: ChatStatus) {
  const utils = trpc.useUtils();
  const [range, setRange] = useState<BlockRange>(() => firstBlocks(status));
  const last = blockOf(status.lastPosition);
  const count = range.to - range.from + 1;
  const blocks = trpc.useQueries((query) =>
    Array.from({ length: count }, (_, at) =>
      query.teamChat.messages(blockInput(chanceId, range.from + at), { placeholderData: (before) => before }),
    ),
  );
  const messages = blocks.flatMap(({ data }) => data ?? []);
  const isAtEnd = range.to >= last;

  // Who reads the newest messages goes on reading them in the block that they begin.
  const [knownLast, setKnownLast] = useState(last);
  if (last !== knownLast) {
    setKnownLast(last);
    if (range.to === knownLast) setRange({ ...range, to: last });
  }

  return {
    messages,
    isFirstRead: blocks.some(({ data }) => data === undefined) && messages.length === 0,
    failed: blocks.find(({ error, data }) => error && !data) ?? null,
    hasOlder: range.from > 0,
    hasNewer: !isAtEnd,
    isReadingMore: blocks.some(({ isLoading }) => isLoading),
    readOlder: () => setRange((now) => ({ ...now, from: Math.max(0, now.from - 1) })),
    readNewer: () => setRange((now) => ({ ...now, to: Math.min(last, now.to + 1) })),
    readNewest: () => setRange((now) => (now.to >= last ? now : { from: Math.max(0, last - 1), to: last })),
    /** Puts an answer of the server in its place, before the blocks are read again. */
    put: (message: ChatMessage) => {
      utils.teamChat.messages.setData(blockInput(chanceId, blockOf(message.position)), (stored = []) =>
        [...stored.filter(({ id }) => id !== message.id), message].toSorted((a, b) => a.position - b.position),
      );
      utils.teamChat.status.setData({ entityId: chanceId, type: 'TENDER' }, (stored) =>
        stored && message.position > stored.lastPosition
          ? { ...stored, lastPosition: message.position, totalMessages: stored.totalMessages + 1 }
          : stored,
      );
    },
  };
}
