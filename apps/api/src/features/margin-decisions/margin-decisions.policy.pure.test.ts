import { describe, expect, it } from 'vitest';
import type { UserActor } from '../../actor.ts';
import { denialOf } from '../../policy/authorize.ts';
import { anActor } from '../../testing/people.ts';
import { type MarginGroupView, marginGroupRules } from './margin-decisions.policy.ts';

const [holding, nord, mitte] = [10, 11, 12];

const person = (organizationId: number, role: UserActor['role'], userId = 1) =>
  anActor({ organizationId, mainOrganizationId: holding, role, userId });

function roundOf(change: Partial<MarginGroupView> = {}): MarginGroupView {
  return {
    ownerId: 99,
    chanceOrganizationId: mitte,
    operationalOrganizationId: nord,
    state: 'pendingmarginapproval',
    archivedAt: null,
    participants: [
      { organizationId: nord, reason: 'operational', vote: 'Approve' },
      { organizationId: mitte, reason: 'chance', vote: null },
    ],
    outcome: 'open',
    autoApproved: false,
    managedOrganizationIds: new Set([nord, mitte]),
    requestDenial: null,
    barredUserId: null,
    ...change,
  };
}

const codeOf = (actor: UserActor, round: MarginGroupView, right: keyof typeof marginGroupRules = 'decide') =>
  denialOf(actor, marginGroupRules[right], round)?.code ?? 'allowed';

describe('what a round refuses', () => {
  const denial = (round: MarginGroupView, right: keyof typeof marginGroupRules = 'decide') =>
    denialOf(person(nord, 'Manager', 99), marginGroupRules[right], round);

  it('says the state while nothing is requested, and nothing more once it is decided', () => {
    expect(denial(roundOf({ outcome: null, state: 'editing' }))).toEqual({ code: 'LOCKED', names: ['editing'] });
    expect(denial(roundOf({ outcome: 'approved' }))).toEqual({ code: 'DECISION_FINAL', names: [] });
    expect(denial(roundOf())).toEqual({ code: 'ALREADY_DECIDED', names: [] });
  });

  it('says what stands in the way of a new request', () => {
    const requestDenial = { code: 'SERVICES_MISSING', names: ['TW Nord'] } as const;
    expect(denial(roundOf({ requestDenial: { ...requestDenial, names: ['TW Nord'] } }), 'request')).toEqual(
      requestDenial,
    );
    expect(denial(roundOf(), 'request')).toBeNull();
  });
});

describe('who votes on a margin', () => {
  it('a Manager; an Editor only where the organization has none', () => {
    expect(codeOf(person(mitte, 'Manager'), roundOf())).toBe('allowed');
    expect(codeOf(person(mitte, 'Editor'), roundOf())).toBe('NOT_PERMITTED');
    expect(codeOf(person(mitte, 'Editor'), roundOf({ managedOrganizationIds: new Set([nord]) }))).toBe('allowed');
    expect(codeOf(person(mitte, 'Viewer'), roundOf({ managedOrganizationIds: new Set() }))).toBe('NOT_PERMITTED');
  });

  it('once per round, and only while it is open', () => {
    expect(codeOf(person(nord, 'Manager'), roundOf())).toBe('ALREADY_DECIDED');
    expect(codeOf(person(mitte, 'Manager'), roundOf({ outcome: 'rejected' }))).toBe('DECISION_FINAL');
    expect(codeOf(person(mitte, 'Manager'), roundOf({ outcome: null, state: 'editing' }))).toBe('LOCKED');
  });

  it('with four eyes, the user who sent the request casts no vote that decides it, and does not overrule', () => {
    const requester = person(mitte, 'Manager', 5);
    const barred = roundOf({ barredUserId: 5 });
    expect(codeOf(requester, barred)).toBe('FOUR_EYES');
    expect(codeOf(person(mitte, 'Manager', 6), barred)).toBe('allowed');
    const both = barred.participants.map((participant) => ({ ...participant, vote: null }));
    expect(codeOf(requester, { ...barred, participants: both })).toBe('allowed');
    const third = { organizationId: holding, reason: 'rule', vote: 'Approve' } as const;
    expect(
      denialOf(requester, marginGroupRules.decide, { ...barred, participants: [...barred.participants, third] }),
    ).toEqual({ code: 'FOUR_EYES', names: [] });
    expect(codeOf(person(holding, 'Manager', 5), barred, 'overrule')).toBe('FOUR_EYES');
    expect(codeOf(person(holding, 'Manager', 6), barred, 'overrule')).toBe('allowed');
  });

  it('an Admin takes no part, not even as a reader', () => {
    expect(codeOf(person(holding, 'Admin'), roundOf(), 'view')).toBe('NOT_PERMITTED');
    expect(codeOf(person(holding, 'Viewer'), roundOf(), 'view')).toBe('allowed');
  });
});
