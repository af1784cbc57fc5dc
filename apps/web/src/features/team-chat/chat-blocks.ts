/** Messages are read in blocks of positions, which stay the same however many messages follow. */
export const blockSize = 50;

/** The blocks that are read: the first and the last one, from 0. */
export type BlockRange = { from: number; to: number };

/** The block of a position, which begins with 1. */
export function blockOf(position: number): number {
  return Math.max(0, Math.floor((position - 1) / blockSize));
}

/**
 * The blocks that a person reads first: those around the first unread message, otherwise the newest ones.
 *
 * @param lastPosition 0: the chat is empty
 */
export function firstBlocks({ lastPosition, readPosition, unreadMessages }: ChatEnds): BlockRange {
  const last = blockOf(lastPosition);
  if (unreadMessages === 0) return { from: Math.max(0, last - 1), to: last };
  const unread = blockOf(readPosition + 1);
  return { from: Math.max(0, unread - 1), to: Math.min(last, unread + 1) };
}
type ChatEnds = { lastPosition: number; readPosition: number; unreadMessages: number };

/** The call that reads a block. */
export function blockInput(entityId: string, block: number) {
  return { entityId, type: 'TENDER', after: block * blockSize, first: blockSize } as const;
}
