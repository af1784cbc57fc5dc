import { type Role, roles } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserActor } from '../actor.ts';
import { type BidGroupView, bidGroupRules } from '../features/bid-decisions/bid-decisions.policy.ts';
import { type MarginGroupView, marginGroupRules } from '../features/margin-decisions/margin-decisions.policy.ts';
import { anActor } from '../testing/people.ts';
import { denialOf } from './authorize.ts';
import {
  type AwaitedAnswer,
  awaitedInBid,
  awaitedInMargin,
  awaitedOrganization,
  mayAnswer,
  owesCalculationSince,
} from './awaited.ts';

const [main, nord, mitte, sued] = [1, 2, 3, 4];
const participants = (...agreed: [number, boolean][]) =>
  agreed.map(([organizationId, hasAgreed]) => ({ organizationId, hasAgreed, reason: 'hand' as const }));
const group = { currentDecision: null, flips: 0, isFinal: false } as const;
const waits = (awaited: readonly AwaitedAnswer[]) =>
  awaited.map(({ organizationId, task, right }) => `${organizationId} ${task} ${right}`);

describe('a bid group waits for', () => {
  it('the organization it is about, before the first decision', () => {
    const asked = participants([nord, false], [mitte, false]);
    expect(waits(awaitedInBid({ ...group, participants: asked }, main))).toEqual(['2 bid decideBid']);
  });

  it('all that do not agree yet, and from the second disagreement on for the main organization', () => {
    const asked = participants([nord, true], [mitte, false], [sued, false]);
    const decided = { ...group, currentDecision: 'Bid', participants: asked } as const;
    expect(waits(awaitedInBid({ ...decided, flips: 1 }, main))).toEqual([
      '3 bidAgree decideBid',
      '4 bidAgree decideBid',
    ]);
    expect(waits(awaitedInBid({ ...decided, flips: 2 }, main))).toEqual([
      '3 bidAgree decideBid',
      '4 bidAgree decideBid',
      '1 overrule overrule',
    ]);
  });

  it('no answer once it is final', () => {
    const asked = participants([nord, false]);
    const final = { ...group, currentDecision: 'Bid', flips: 3, isFinal: true, participants: asked } as const;
    expect(awaitedInBid(final, main)).toEqual([]);
  });
});

describe('a margin round waits for', () => {
  const votes = [nord, mitte].map((organizationId) => ({ organizationId, hasVoted: organizationId === nord }));

  it('all that have not voted while it is open, and for the main organization once it is contested', () => {
    expect(waits(awaitedInMargin({ outcome: 'open', participants: votes }, main))).toEqual(['3 margin decideMargin']);
    expect(waits(awaitedInMargin({ outcome: 'contested', participants: votes }, main))).toEqual([
      '1 overrule overrule',
    ]);
  });

  it.each([null, 'approved', 'rejected', 'withdrawn'])('no answer when it is %s', (outcome) => {
    expect(awaitedInMargin({ outcome, participants: votes }, main)).toEqual([]);
  });
});

describe('a new calculation', () => {
  const [early, late] = [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-21T09:00:00Z')];
  const none = { outcome: null, decidedAt: null, recalculationRequestedAt: null };

  it('is owed after a rejection until the organization has calculated again', () => {
    const rejected = { ...none, outcome: 'rejected', decidedAt: early };
    expect(owesCalculationSince(rejected, null)).toBe(early);
    expect(owesCalculationSince(rejected, early)).toBe(early);
    expect(owesCalculationSince(rejected, late)).toBeNull();
  });

  it('is owed after a request for new figures, which comes after a rejection', () => {
    const asked = { outcome: 'rejected', decidedAt: early, recalculationRequestedAt: late };
    expect(owesCalculationSince(asked, early)).toBe(late);
    expect(owesCalculationSince({ ...asked, outcome: 'withdrawn' }, late)).toBe(late);
  });

  it('is not owed after any other end of a round', () => {
    for (const outcome of ['approved', 'withdrawn'])
      expect(owesCalculationSince({ ...none, outcome, decidedAt: late }, early)).toBeNull();
    expect(owesCalculationSince(none, null)).toBeNull();
  });
});

describe('the one organization that a group names', () => {
  const answer = (organizationId: number, right: AwaitedAnswer['right']): AwaitedAnswer => ({
    organizationId,
    right,
    task: 'bid',
  });

  it("is the viewer's own where it is awaited, else the first", () => {
    const awaited = [answer(mitte, 'decideBid'), answer(sued, 'decideBid')];
    expect(awaitedOrganization(awaited, sued)).toBe(sued);
    expect(awaitedOrganization(awaited, nord)).toBe(mitte);
  });

  it('is the main organization only when no participant is awaited', () => {
    expect(awaitedOrganization([answer(mitte, 'decideBid'), answer(main, 'overrule')], main)).toBe(mitte);
    expect(awaitedOrganization([answer(main, 'overrule')], nord)).toBe(main);
    expect(awaitedOrganization([], nord)).toBeNull();
  });
});

const organization = fc.constantFrom(main, nord, mitte, sued);
const organizations = fc.subarray([main, nord, mitte, sued]);
const person = fc.record({ organizationId: organization, role: fc.constantFrom<Role>(...roles), userId: fc.nat(9) });
const actorOf = (facts: Pick<UserActor, 'organizationId' | 'role' | 'userId'>): UserActor =>
  anActor({ mainOrganizationId: main, ...facts });
const ofChance = {
  state: 'pendingbiddecision',
  ownerId: 99,
  chanceOrganizationId: main,
  operationalOrganizationId: nord,
};

describe('a person who is awaited', () => {
  it('in a bid group is exactly one of an awaited organization whom the policy lets decide or overrule', () => {
    const standing = fc.record({
      agreed: organizations,
      asked: organizations.filter(({ length }) => length > 0),
      flips: fc.nat(3),
      isFinal: fc.boolean(),
      currentDecision: fc.constantFrom('Bid' as const, 'Nobid' as const, null),
    });
    fc.assert(
      fc.property(standing, person, ({ agreed, asked, ...rest }, facts) => {
        // Before the first decision no organization stands by it.
        const stands = (id: number) => rest.currentDecision !== null && agreed.includes(id);
        const bid = { ...rest, participants: participants(...asked.map((id): [number, boolean] => [id, stands(id)])) };
        const view = { ...ofChance, ...bid } as unknown as BidGroupView;
        for (const awaited of awaitedInBid(bid, main)) {
          const rule = awaited.right === 'overrule' ? bidGroupRules.overrule : bidGroupRules.decide;
          const may = facts.organizationId === awaited.organizationId && denialOf(actorOf(facts), rule, view) === null;
          expect(mayAnswer(actorOf(facts), awaited, { managedOrganizationIds: new Set(asked) })).toBe(may);
        }
      }),
    );
  });

  it('in a margin round is exactly one of an awaited organization whom the policy lets vote or overrule', () => {
    const standing = fc.record({
      voted: organizations,
      asked: organizations,
      managed: organizations,
      outcome: fc.constantFrom('open', 'contested', 'approved', 'rejected', null),
    });
    fc.assert(
      fc.property(standing, person, ({ voted, asked, managed, outcome }, facts) => {
        const view = {
          ...{
            ...ofChance,
            outcome,
            barredUserId: null,
            requestDenial: null,
            managedOrganizationIds: new Set(managed),
          },
          participants: asked.map((id) => ({ organizationId: id, vote: voted.includes(id) ? 'Approve' : null })),
        } as unknown as MarginGroupView;
        const votes = asked.map((id) => ({ organizationId: id, hasVoted: voted.includes(id) }));
        for (const awaited of awaitedInMargin({ outcome, participants: votes }, main)) {
          const rule = awaited.right === 'overrule' ? marginGroupRules.overrule : marginGroupRules.decide;
          const may = facts.organizationId === awaited.organizationId && denialOf(actorOf(facts), rule, view) === null;
          expect(mayAnswer(actorOf(facts), awaited, { managedOrganizationIds: new Set(managed) })).toBe(may);
        }
      }),
    );
  });
});
