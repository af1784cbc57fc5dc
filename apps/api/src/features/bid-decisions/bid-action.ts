import type { Bid, BidAction } from '@zuschlag/validation/vocabulary';
import { DomainError } from '../../errors.ts';

/** The action of a user in a group, after the input of the client is resolved. `decision` is the result. */
export type BidMove =
  | { kind: 'first'; decision: Bid }
  | { kind: 'agree'; decision: Bid }
  | { kind: 'flip'; decision: Bid }
  | { kind: 'overrule'; decision: Bid }
  | { kind: 'comment' };

/** An action and a decision as a client sends them; one of them is enough. */
export type SentBid = { action?: BidAction | null; decision?: Bid | null; comment: string | null };
export type Standing = { currentDecision: Bid | null; isFinal: boolean };

export const opposite = { Bid: 'Nobid', Nobid: 'Bid' } as const satisfies Record<Bid, Bid>;

/**
 * Understands a client's action and decision by what stands, and asks for the comment that goes with it.
 *
 * @throws {DomainError} DECISION_FINAL for everything once the group is final
 * @throws {DomainError} NOTHING_TO_FLIP before the first decision
 * @throws {DomainError} CONTRADICTORY_DECISION when action and decision mean different things
 * @throws {DomainError} COMMENT_REQUIRED for a comment, a disagreement and everything that leads to a No-Bid
 * @throws {DomainError} INVALID_INPUT when there is neither an action nor a decision to go by
 * @source docs/domain.md, Bid decisions
 */
export function resolveBidAction(standing: Standing, sent: SentBid): BidMove {
  if (standing.isFinal) throw new DomainError('DECISION_FINAL');
  const move = moveMeantBy(standing.currentDecision, sent);
  if (needsComment(move) && sent.comment === null) {
    throw new DomainError('COMMENT_REQUIRED', { fields: [{ path: 'input.comment', problem: 'COMMENT_REQUIRED' }] });
  }
  return move;
}

function needsComment(move: BidMove): boolean {
  if (move.kind === 'comment' || move.kind === 'flip') return true;
  return move.kind !== 'overrule' && move.decision === 'Nobid';
}

function moveMeantBy(current: Bid | null, { action, decision }: SentBid): BidMove {
  if (action === 'Comment') return { kind: 'comment' };
  if (action === 'Overrule') return { kind: 'overrule', decision: decision ?? refuseMissing('decision') };
  if (current === null) {
    if (action === 'Flip') throw new DomainError('NOTHING_TO_FLIP');
    return { kind: 'first', decision: decision ?? refuseMissing('decision') };
  }
  const reply = action ?? (decision ? (decision === current ? 'Approve' : 'Flip') : refuseMissing('action'));
  const result = reply === 'Approve' ? current : opposite[current];
  if (decision && decision !== result) throw new DomainError('CONTRADICTORY_DECISION');
  return { kind: reply === 'Approve' ? 'agree' : 'flip', decision: result };
}

function refuseMissing(path: 'action' | 'decision'): never {
  throw new DomainError('INVALID_INPUT', { fields: [{ path: `input.${path}`, problem: 'DECISION_REQUIRED' }] });
}
