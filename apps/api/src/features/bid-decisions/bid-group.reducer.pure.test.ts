import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors.ts';
import { awaitedInBid, awaitedOrganization, isContested } from '../../policy/awaited.ts';
import { type BidMove, opposite } from './bid-action.ts';
import {
  applyBidAction,
  type BidGroup,
  newBidGroup,
  progressOf,
  withoutParticipant,
  withParticipant,
} from './bid-group.reducer.ts';
import type { Participant } from './participants/select-participants.ts';

const [nord, mitte, sued, holding] = [11, 12, 13, 10];

const awaitedIn = (group: BidGroup, viewer: number) => awaitedOrganization(awaitedInBid(group, holding), viewer);

function groupOf(...others: number[]): BidGroup {
  const asked: Participant[] = [{ organizationId: nord, reason: 'operational' }];
  return newBidGroup(
    [...asked, ...others.map((organizationId) => ({ organizationId, reason: 'hand' as const }))],
    null,
  );
}

const first = (decision: 'Bid' | 'Nobid'): BidMove => ({ kind: 'first', decision });
const agree = (decision: 'Bid' | 'Nobid'): BidMove => ({ kind: 'agree', decision });
const flip = (decision: 'Bid' | 'Nobid'): BidMove => ({ kind: 'flip', decision });

describe('a bid group', () => {
  it('is final with the first decision when no other organization is asked', () => {
    const group = applyBidAction(groupOf(), nord, first('Bid'));
    expect(group).toMatchObject({ currentDecision: 'Bid', isFinal: true, isOverruled: false, autoApproved: false });
    expect(progressOf(group)).toBe(100);
    expect(awaitedIn(group, nord)).toBeNull();
  });

  it('waits for the others after the first decision, at 1 of 3 = 33 %', () => {
    const group = applyBidAction(groupOf(mitte, sued), nord, first('Bid'));
    expect(group.isFinal).toBe(false);
    expect(progressOf(group)).toBe(33);
  });

  it('lets only its own organization decide first', () => {
    expect(() => applyBidAction(groupOf(mitte), mitte, first('Bid'))).toThrow('NOT_YOUR_TURN');
  });

  it('turns the decision round and asks the others again after a disagreement', () => {
    const group = applyBidAction(applyBidAction(groupOf(mitte, sued), nord, first('Bid')), mitte, flip('Nobid'));
    expect(group).toMatchObject({ currentDecision: 'Nobid', flipOrganizationId: mitte, flips: 1, isFinal: false });
    expect(group.participants.filter(({ hasAgreed }) => hasAgreed).map((one) => one.organizationId)).toEqual([mitte]);
  });

  it('lets an organization that had agreed change its mind', () => {
    const group = applyBidAction(applyBidAction(groupOf(mitte, sued), nord, first('Bid')), nord, flip('Nobid'));
    expect(group).toMatchObject({ currentDecision: 'Nobid', flipOrganizationId: nord });
  });

  it('is contested from the second disagreement on', () => {
    const once = applyBidAction(applyBidAction(groupOf(mitte), nord, first('Bid')), mitte, flip('Nobid'));
    expect(isContested(once)).toBe(false);
    expect(isContested(applyBidAction(once, nord, flip('Bid')))).toBe(true);
  });

  it('takes an agreement once', () => {
    const group = applyBidAction(groupOf(mitte), nord, first('Bid'));
    expect(() => applyBidAction(group, nord, agree('Bid'))).toThrow('ALREADY_DECIDED');
  });

  it('refuses an organization that is not asked, except to overrule', () => {
    const group = applyBidAction(groupOf(mitte), nord, first('Bid'));
    expect(() => applyBidAction(group, sued, agree('Bid'))).toThrow('NOT_PERMITTED');
    const overruled = applyBidAction(group, holding, { kind: 'overrule', decision: 'Nobid' });
    expect(overruled).toMatchObject({ currentDecision: 'Nobid', isFinal: true, isOverruled: true });
    expect(overruled.participants.at(-1)).toEqual({ organizationId: holding, reason: 'overrule', hasAgreed: true });
  });

  const standing = (group: BidGroup) =>
    group.participants.filter(({ hasAgreed }) => hasAgreed).map(({ organizationId }) => organizationId);

  it('after an overrule against the standing decision leaves only the overruling organization standing by it', () => {
    const group = applyBidAction(applyBidAction(groupOf(mitte, sued), nord, first('Bid')), mitte, agree('Bid'));
    expect(standing(applyBidAction(group, holding, { kind: 'overrule', decision: 'Nobid' }))).toEqual([holding]);
  });

  it('after an overrule for the standing decision keeps the organizations that had agreed', () => {
    const group = applyBidAction(applyBidAction(groupOf(mitte, sued), nord, first('Bid')), mitte, agree('Bid'));
    expect(standing(applyBidAction(group, holding, { kind: 'overrule', decision: 'Bid' }))).toEqual([
      nord,
      mitte,
      holding,
    ]);
  });

  it('overruled by an organization that is asked gets no second participant of it', () => {
    const group = applyBidAction(applyBidAction(groupOf(mitte, holding), nord, first('Bid')), mitte, agree('Bid'));
    const overruled = applyBidAction(group, holding, { kind: 'overrule', decision: 'Nobid' });
    expect(overruled.participants.map(({ organizationId }) => organizationId)).toEqual([nord, mitte, holding]);
    expect(standing(overruled)).toEqual([holding]);
  });

  it('becomes final when the last that had not agreed is asked no longer', () => {
    const group = applyBidAction(groupOf(mitte), nord, first('Bid'));
    expect(withoutParticipant(group, mitte)).toMatchObject({ isFinal: true, currentDecision: 'Bid' });
  });

  it('stays open when a participant is removed before the first decision', () => {
    expect(withoutParticipant(groupOf(mitte), mitte).isFinal).toBe(false);
  });

  it('keeps its own organization, and asks no organization twice', () => {
    expect(() => withoutParticipant(groupOf(mitte), nord)).toThrow('NOT_PERMITTED');
    expect(() => withoutParticipant(groupOf(mitte), sued)).toThrow('NOT_FOUND');
    expect(() => withParticipant(groupOf(mitte), { organizationId: mitte, reason: 'hand' })).toThrow(
      'ALREADY_PARTICIPANT',
    );
  });

  it('is decided by a standing vote, and final at once when no other organization is asked', () => {
    const alone = newBidGroup([{ organizationId: nord, reason: 'operational' }], 'Bid');
    expect(alone).toMatchObject({ currentDecision: 'Bid', isFinal: true, autoApproved: true });
    const asked: Participant[] = [
      { organizationId: nord, reason: 'operational' },
      { organizationId: mitte, reason: 'rule' },
    ];
    expect(newBidGroup(asked, 'Bid')).toMatchObject({ currentDecision: 'Bid', isFinal: false, autoApproved: false });
  });

  it('waits for the first organization, then for the viewer whenever it may answer', () => {
    const open = groupOf(mitte, sued);
    expect(awaitedIn(open, sued)).toBe(nord);
    const decided = applyBidAction(open, nord, first('Bid'));
    expect(awaitedIn(decided, sued)).toBe(sued);
    expect(awaitedIn(decided, nord)).toBe(mitte);
  });
});

/** Every possible attempt, as resolved from the wire. */
const attempts = fc.array(
  fc.record({
    organizationId: fc.constantFrom(nord, mitte, sued, holding),
    what: fc.constantFrom('agree', 'flip', 'overrule', 'firstBid', 'firstNobid', 'add', 'remove'),
  }),
  { maxLength: 40 },
);

describe('whatever people try on a bid group', () => {
  it('progress is a whole percent, final means overruled or agreed by all, and final stays final', () => {
    fc.assert(
      fc.property(fc.subarray([mitte, sued, holding]), attempts, (others, tries) => {
        let group = groupOf(...others);
        let finals = 0;
        for (const attempt of tries) {
          const next = attempted(group, attempt);
          if (next.isFinal && !group.isFinal) finals += 1;
          if (group.isFinal) expect(next).toBe(group);
          group = next;
          expectLawful(group);
        }
        expect(finals).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('a disagreement always inverts, and only its author still stands by the result', () => {
    fc.assert(
      fc.property(attempts, fc.constantFrom(nord, mitte, sued), (tries, who) => {
        const group = tries.reduce(attempted, applyBidAction(groupOf(mitte, sued), nord, first('Bid')));
        const current = group.currentDecision;
        fc.pre(!group.isFinal && current !== null && group.participants.length > 1);
        fc.pre(group.participants.some(({ organizationId }) => organizationId === who));
        const flipped = applyBidAction(group, who, flip(opposite[current]));
        expect(flipped.currentDecision).toBe(opposite[current]);
        expect(flipped.participants.filter(({ hasAgreed }) => hasAgreed).map((one) => one.organizationId)).toEqual([
          who,
        ]);
      }),
    );
  });

  it('agreements come in any order with the same result', () => {
    const others = [mitte, sued, holding];
    const decided = applyBidAction(groupOf(...others), nord, first('Nobid'));
    const agreed = (order: readonly number[]) =>
      order.reduce((group, who) => applyBidAction(group, who, agree('Nobid')), decided);
    fc.assert(
      fc.property(fc.shuffledSubarray(others), (order) => {
        expect(agreed(order)).toEqual(agreed([...order].sort((a, b) => a - b)));
        expect(agreed(order).isFinal).toBe(order.length === others.length);
      }),
    );
  });
});

type Attempt = { organizationId: number; what: string };

function attempted(group: BidGroup, { organizationId, what }: Attempt): BidGroup {
  const current = group.currentDecision;
  if (group.isFinal) return refused(() => withParticipant(group, { organizationId: 99, reason: 'hand' }), group);
  return refused(() => {
    if (what === 'add') return withParticipant(group, { organizationId, reason: 'hand' });
    if (what === 'remove') return withoutParticipant(group, organizationId);
    if (what === 'overrule') return applyBidAction(group, organizationId, { kind: 'overrule', decision: 'Nobid' });
    if (current === null) return applyBidAction(group, organizationId, first(what === 'firstBid' ? 'Bid' : 'Nobid'));
    return applyBidAction(group, organizationId, what === 'agree' ? agree(current) : flip(opposite[current]));
  }, group);
}

function refused(attempt: () => BidGroup, otherwise: BidGroup): BidGroup {
  try {
    return attempt();
  } catch (refusal) {
    expect(refusal).toBeInstanceOf(DomainError);
    return otherwise;
  }
}

function expectLawful(group: BidGroup): void {
  const progress = progressOf(group);
  expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
  const allAgree = group.currentDecision !== null && group.participants.every(({ hasAgreed }) => hasAgreed);
  expect(group.isFinal).toBe(group.isOverruled || allAgree);
  expect(awaitedIn(group, sued) === null).toBe(group.isFinal);
  expect(group.participants[0]?.organizationId).toBe(nord);
  const ids = group.participants.map(({ organizationId }) => organizationId);
  expect(new Set(ids).size).toBe(ids.length);
  if (group.isFinal) expect(group.flipOrganizationId).toBeNull();
}
