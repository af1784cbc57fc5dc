import type { Bid, BidAction } from '@zuschlag/validation/vocabulary';

export type BidReply = 'Bid' | 'Nobid' | 'Approve' | 'Flip' | 'Comment';

export const opposite = { Bid: 'Nobid', Nobid: 'Bid' } as const satisfies Record<Bid, Bid>;

/**
 * What a reply means to the server. The decision it was meant for goes with it: had somebody turned the group round in
 * the meantime, an agreement would otherwise agree to the opposite.
 */
export function replyToDecision(reply: BidReply, current: Bid | null): { action: BidAction; decision: Bid | null } {
  if (reply === 'Comment') return { action: 'Comment', decision: null };
  if (reply === 'Bid' || reply === 'Nobid') return { action: 'Approve', decision: reply };
  return { action: reply, decision: current && reply === 'Flip' ? opposite[current] : current };
}
