import { describe, expect, it } from 'vitest';
import { resolveBidAction, type SentBid, type Standing } from './bid-action.ts';

const undecided: Standing = { currentDecision: null, isFinal: false };
const bid: Standing = { currentDecision: 'Bid', isFinal: false };
const nobid: Standing = { currentDecision: 'Nobid', isFinal: false };
const final: Standing = { currentDecision: 'Bid', isFinal: true };

const why = 'Zu wenig Personal im Oktober';

/** The whole table of docs/domain.md, Bid decisions: the current decision, the reply with a comment, the resulting action. */
const meanings: [Standing, Omit<SentBid, 'comment'>, string][] = [
  [undecided, { decision: 'Bid' }, 'first Bid'],
  [undecided, { action: 'Approve', decision: 'Bid' }, 'first Bid'],
  [undecided, { decision: 'Nobid' }, 'first Nobid'],
  [undecided, { action: 'Approve', decision: 'Nobid' }, 'first Nobid'],
  [undecided, { action: 'Approve' }, 'INVALID_INPUT'],
  [undecided, {}, 'INVALID_INPUT'],
  [undecided, { action: 'Flip' }, 'NOTHING_TO_FLIP'],
  [undecided, { action: 'Flip', decision: 'Bid' }, 'NOTHING_TO_FLIP'],
  [undecided, { action: 'Comment', decision: 'Bid' }, 'comment'],
  [undecided, { action: 'Overrule', decision: 'Nobid' }, 'overrule Nobid'],
  [bid, { action: 'Approve' }, 'agree Bid'],
  [bid, { action: 'Approve', decision: 'Bid' }, 'agree Bid'],
  [bid, { action: 'Approve', decision: 'Nobid' }, 'CONTRADICTORY_DECISION'],
  [bid, { action: 'Flip' }, 'flip Nobid'],
  [bid, { action: 'Flip', decision: 'Nobid' }, 'flip Nobid'],
  [bid, { action: 'Flip', decision: 'Bid' }, 'CONTRADICTORY_DECISION'],
  [bid, { decision: 'Bid' }, 'agree Bid'],
  [bid, { decision: 'Nobid' }, 'flip Nobid'],
  [bid, {}, 'INVALID_INPUT'],
  [nobid, { action: 'Approve' }, 'agree Nobid'],
  [nobid, { action: 'Flip' }, 'flip Bid'],
  [nobid, { decision: 'Nobid' }, 'agree Nobid'],
  [nobid, { decision: 'Bid' }, 'flip Bid'],
  [nobid, { action: 'Comment', decision: 'Bid' }, 'comment'],
  [bid, { action: 'Overrule' }, 'INVALID_INPUT'],
  [bid, { action: 'Overrule', decision: 'Bid' }, 'overrule Bid'],
  [final, { action: 'Approve' }, 'DECISION_FINAL'],
  [final, { action: 'Flip' }, 'DECISION_FINAL'],
  [final, { action: 'Comment' }, 'DECISION_FINAL'],
  [final, { action: 'Overrule', decision: 'Nobid' }, 'DECISION_FINAL'],
];

describe('what a client means by action and decision', () => {
  it.each(meanings)('while %o stands, %o means %s', (standing, sent, expected) => {
    expect(meaning(standing, { ...sent, comment: why })).toBe(expected);
  });

  it.each<[Standing, Omit<SentBid, 'comment'>, string]>([
    [undecided, { decision: 'Bid' }, 'first Bid'],
    [undecided, { decision: 'Nobid' }, 'COMMENT_REQUIRED'],
    [bid, { action: 'Approve' }, 'agree Bid'],
    [nobid, { action: 'Approve' }, 'COMMENT_REQUIRED'],
    [bid, { action: 'Flip' }, 'COMMENT_REQUIRED'],
    [nobid, { action: 'Flip' }, 'COMMENT_REQUIRED'],
    [nobid, { decision: 'Bid' }, 'COMMENT_REQUIRED'],
    [bid, { action: 'Comment' }, 'COMMENT_REQUIRED'],
    [bid, { action: 'Overrule', decision: 'Nobid' }, 'overrule Nobid'],
  ])('without a comment, while %o stands, %o means %s', (standing, sent, expected) => {
    expect(meaning(standing, { ...sent, comment: null })).toBe(expected);
  });
});

function meaning(standing: Standing, sent: SentBid): string {
  try {
    const move = resolveBidAction(standing, sent);
    return 'decision' in move ? `${move.kind} ${move.decision}` : move.kind;
  } catch (refusal) {
    return (refusal as Error).message;
  }
}
