import { describe, expect, it } from 'vitest';
import { denialOf } from '../../policy/authorize.ts';
import { anActor } from '../../testing/people.ts';
import { type BidGroupView, bidGroupRules } from './bid-decisions.policy.ts';

const [holding, nord, mitte] = [10, 11, 12];
const person = (organizationId: number) => anActor({ organizationId, mainOrganizationId: holding, role: 'Manager' });

function group(change: Partial<BidGroupView> = {}): BidGroupView {
  return {
    ownerId: 99,
    chanceOrganizationId: holding,
    operationalOrganizationId: nord,
    state: 'pendingbiddecision',
    archivedAt: null,
    currentDecision: null,
    isFinal: false,
    participants: [
      { organizationId: nord, reason: 'operational', hasAgreed: false },
      { organizationId: mitte, reason: 'hand', hasAgreed: false },
    ],
    ...change,
  };
}

describe('a bid decision', () => {
  it('is first taken by the organization it is about', () => {
    expect(denialOf(person(nord), bidGroupRules.decide, group())).toBeNull();
    expect(denialOf(person(mitte), bidGroupRules.decide, group())).toEqual({ code: 'NOT_YOUR_TURN', names: [] });
  });

  it('is answered by every participant from then on', () => {
    const decided = group({ currentDecision: 'Bid' });
    expect([nord, mitte].map((id) => denialOf(person(id), bidGroupRules.decide, decided))).toEqual([null, null]);
    expect(denialOf(person(holding), bidGroupRules.decide, decided)?.code).toBe('NOT_PERMITTED');
  });

  it.each(['comment', 'decide', 'overrule', 'changeParticipants'] as const)('takes no %s once it is final', (right) => {
    const who = person(right === 'decide' ? nord : holding);
    const final = group({ currentDecision: 'Bid', isFinal: true });
    expect(denialOf(who, bidGroupRules[right], { ...final, isFinal: false })).toBeNull();
    expect(denialOf(who, bidGroupRules[right], final)).toEqual({ code: 'DECISION_FINAL', names: [] });
  });

  it('is seen by the organization it is about, also when that is asked no longer', () => {
    const withdrawn = group({ participants: [{ organizationId: mitte, reason: 'hand', hasAgreed: false }] });
    expect(denialOf(person(nord), bidGroupRules.view, withdrawn)).toBeNull();
    expect(denialOf(person(13), bidGroupRules.view, withdrawn)?.code).toBe('NOT_PERMITTED');
  });
});
