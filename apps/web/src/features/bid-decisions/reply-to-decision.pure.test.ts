import { describe, expect, it } from 'vitest';
import { replyToDecision } from './reply-to-decision.ts';

describe('what a reply means to the server', () => {
  it.each([
    ['Bid', null, { action: 'Approve', decision: 'Bid' }],
    ['Nobid', null, { action: 'Approve', decision: 'Nobid' }],
    ['Approve', 'Nobid', { action: 'Approve', decision: 'Nobid' }],
    ['Flip', 'Bid', { action: 'Flip', decision: 'Nobid' }],
    ['Flip', 'Nobid', { action: 'Flip', decision: 'Bid' }],
    ['Comment', 'Bid', { action: 'Comment', decision: null }],
  ] as const)('%s while %s stands', (reply, current, said) => {
    expect(replyToDecision(reply, current)).toEqual(said);
  });
});
