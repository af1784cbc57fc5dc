import type { Bid, BidAction } from '@zuschlag/validation/vocabulary';

export type BidReply = 'Bid' | 'Nobid' | 'Approve' | 'Flip' | 'Comment';

export const opposite = { Bid: 'Nobid', Nobid: 'Bid' } as const satisfies Record<Bid, Bid>;

/**
 * The reply in the words of the server. It names the decision that the user saw: after a reversal by another user, an
 * agreement would otherwise agree to the opposite.
 */
export function replyToDecision(reply: BidReply, current: Bid | null): { action: BidAction; decision: Bid | null } {
  if (reply === 'Comment') return { action: 'Comment', decision: null };
  if (reply === 'Bid' || reply === 'Nobid') return { action: 'Approve', decision: reply };
  return { action: reply, decision: current && reply === 'Flip' ? opposite[current] : current };
}
