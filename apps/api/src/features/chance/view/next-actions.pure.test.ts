import { describe, expect, it } from 'vitest';
import type { BidGroupStatus, MarginGroupStatus } from './decision-status.store.ts';
import { type NextActionFacts, nextActionsFor } from './next-actions.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const outsider = { userId: 0, organizationId: 0, mainOrganizationId: 1, role: 'Editor' } as const;
const [nord, mitte, holding] = [
  { organizationId: 2, name: 'TW Nord' },
  { organizationId: 3, name: 'TW Mitte' },
  { organizationId: 1, name: 'Treuwacht Holding' },
];
const facts = (more: Partial<NextActionFacts> & Pick<NextActionFacts, 'state'>): NextActionFacts => ({
  owner: { id: 7, name: 'Jonas Wiechert' },
  mainOrganization: { id: 1, name: 'Treuwacht Holding' },
  since: day(1),
  bids: [],
  margins: [],
  bidders: [],
  managedOrganizationIds: new Set(),
  ...more,
});
const bid = (more: Partial<BidGroupStatus> = {}): BidGroupStatus => ({
  id: 'group',
  operationalOrganizationId: 2,
  operationalOrganization: { shortName: 'TW Nord' },
  currentDecision: null,
  flips: 0,
  isFinal: false,
  createdAt: day(1),
  finalAt: null,
  lastDecidedAt: null,
  participants: [{ ...nord, hasAgreed: false, decidedAt: null }],
  ...more,
});
const margin = (more: Partial<MarginGroupStatus> = {}): MarginGroupStatus => ({
  id: 'group',
  operationalOrganizationId: 2,
  operationalOrganization: { shortName: 'TW Nord' },
  round: 1,
  outcome: 'open',
  requestedAt: day(10),
  decidedAt: null,
  recalculationRequestedAt: null,
  lastVotedAt: null,
  participants: [
    { ...nord, hasVoted: true },
    { ...holding, hasVoted: false },
  ],
  ...more,
});
const tasks = (given: NextActionFacts) => {
  const turn = nextActionsFor(given, outsider);
  return turn ? [turn, ...turn.others].map(({ task, name }) => `${task}: ${name}`) : [];
};

describe('whose turn it is', () => {
  it('before the first decision: only the organization itself, not the others that are asked', () => {
    const participants = [nord, holding].map((one) => ({ ...one, hasAgreed: false, decidedAt: null }));
    expect(tasks(facts({ state: 'pendingbiddecision', bids: [bid({ participants })] }))).toEqual(['bid: TW Nord']);
  });

  it('after it: every organization that does not agree yet', () => {
    const participants = [
      { ...nord, hasAgreed: true, decidedAt: null },
      { ...mitte, hasAgreed: false, decidedAt: null },
      { ...holding, hasAgreed: false, decidedAt: null },
    ];
    const bids = [bid({ currentDecision: 'Bid', participants })];
    expect(tasks(facts({ state: 'pendingbiddecision', bids }))).toEqual([
      'bidAgree: TW Mitte',
      'bidAgree: Treuwacht Holding',
    ]);
  });

  it('of a contested bid: also the main organization, which may overrule', () => {
    const bids = [bid({ currentDecision: 'Nobid', flips: 2 })];
    expect(tasks(facts({ state: 'pendingbiddecision', bids }))).toEqual([
      'bidAgree: TW Nord',
      'overrule: Treuwacht Holding',
    ]);
  });

  it('in editing: the bidders without a service, and the owner once all have one', () => {
    const bidders = [
      { ...nord, hasServices: true, recalculatedAt: day(6) },
      { ...mitte, hasServices: false, recalculatedAt: null },
    ];
    expect(tasks(facts({ state: 'editing', bidders }))).toEqual(['calculate: TW Mitte']);
    expect(nextActionsFor(facts({ state: 'editing', bidders: bidders.slice(0, 1) }), outsider)).toMatchObject({
      task: 'requestMargin',
      organizationId: null,
      name: 'Jonas Wiechert',
      about: null,
      since: day(6).toISOString(),
    });
  });

  it('after a rejection: the rejected organization, until it has calculated again', () => {
    const margins = [margin({ outcome: 'rejected', decidedAt: day(12) })];
    const bidder = { ...nord, hasServices: true, recalculatedAt: day(6) };
    expect(tasks(facts({ state: 'editing', margins, bidders: [bidder] }))).toEqual(['recalculate: TW Nord']);
    const again = { ...bidder, recalculatedAt: day(13) };
    expect(tasks(facts({ state: 'editing', margins, bidders: [again] }))).toEqual(['requestMargin: Jonas Wiechert']);
  });

  it('of a rejected organization among several: its own group counts, not the first', () => {
    const margins = [
      margin({ outcome: 'approved' }),
      margin({ operationalOrganizationId: 3, outcome: 'rejected', decidedAt: day(12) }),
    ];
    const bidders = [nord, mitte].map((bidder) => ({ ...bidder, hasServices: true, recalculatedAt: day(6) }));
    expect(tasks(facts({ state: 'editing', margins, bidders }))).toEqual(['recalculate: TW Mitte']);
  });

  it('of a bidder who calculates: its writers, and not the owner of the Chance', () => {
    const bidders = [{ ...mitte, hasServices: false, recalculatedAt: null }];
    const given = facts({ state: 'editing', bidders });
    const isMe = (viewer: object) => nextActionsFor(given, { ...outsider, ...viewer })?.isMe;
    expect(isMe({ organizationId: 3 })).toBe(true);
    expect(isMe({ organizationId: 2 })).toBe(false);
    expect(isMe({ userId: 7 })).toBe(false);
  });

  it('waits since the request, and since the last vote once a round is contested', () => {
    const since = (more: Partial<MarginGroupStatus>) =>
      nextActionsFor(facts({ state: 'pendingmarginapproval', margins: [margin(more)] }), outsider)?.since;
    expect(since({ lastVotedAt: day(11) })).toBe(day(10).toISOString());
    expect(since({ outcome: 'contested', lastVotedAt: day(11) })).toBe(day(11).toISOString());
    expect(since({ outcome: 'contested', lastVotedAt: null })).toBe(day(10).toISOString());
    expect(since({ requestedAt: null })).toBe(day(1).toISOString());
  });

  it('waits for the owner since the last calculation, also where a bidder has none', () => {
    const bidders = [
      { ...nord, hasServices: true, recalculatedAt: null },
      { ...mitte, hasServices: true, recalculatedAt: day(5) },
    ];
    expect(nextActionsFor(facts({ state: 'editing', bidders }), outsider)?.since).toBe(day(5).toISOString());
    expect(nextActionsFor(facts({ state: 'editing', bidders: bidders.slice(0, 1) }), outsider)?.since).toBe(
      day(1).toISOString(),
    );
  });

  it('in the margin round: who has not voted; of a contested one the main organization; of an approved one none', () => {
    const margins = [margin(), margin({ outcome: 'contested', lastVotedAt: day(11) }), margin({ outcome: 'approved' })];
    expect(tasks(facts({ state: 'pendingmarginapproval', margins }))).toEqual([
      'margin: Treuwacht Holding',
      'overrule: Treuwacht Holding',
    ]);
  });

  it('says whose margin each organization is asked about', () => {
    const other = { operationalOrganizationId: 3, operationalOrganization: { shortName: 'TW Mitte' } };
    const turn = nextActionsFor(
      facts({ state: 'pendingmarginapproval', margins: [margin(), margin(other)] }),
      outsider,
    );
    expect([turn, ...(turn?.others ?? [])].map((due) => `${due?.name} about ${due?.about}`)).toEqual([
      'Treuwacht Holding about TW Nord',
      'Treuwacht Holding about TW Mitte',
    ]);
  });

  it('at the end: the owner submits and tells the outcome, then no organization', () => {
    expect(tasks(facts({ state: 'readytosubmit' }))).toEqual(['submit: Jonas Wiechert']);
    expect(tasks(facts({ state: 'submitted' }))).toEqual(['outcome: Jonas Wiechert']);
    for (const state of ['won', 'lost', 'notbidding'] as const)
      expect(nextActionsFor(facts({ state }), outsider)).toBeNull();
  });

  it('names the viewer first, and otherwise the one that is waited for longest', () => {
    const bids = [
      bid({ createdAt: day(3) }),
      bid({ createdAt: day(2), participants: [{ ...mitte, hasAgreed: false, decidedAt: null }] }),
    ];
    const given = facts({ state: 'pendingbiddecision', bids });
    expect(nextActionsFor(given, outsider)).toMatchObject({ name: 'TW Mitte', isMe: false });
    expect(
      nextActionsFor(given, { userId: 20, organizationId: 2, mainOrganizationId: 1, role: 'Editor' }),
    ).toMatchObject({
      name: 'TW Nord',
      isMe: true,
    });
    expect(
      nextActionsFor(facts({ state: 'submitted' }), {
        userId: 7,
        organizationId: 1,
        mainOrganizationId: 1,
        role: 'Editor',
      })?.isMe,
    ).toBe(true);
  });

  it('is never that of a viewer whose role cannot act', () => {
    const given = facts({ state: 'pendingbiddecision', bids: [bid({ currentDecision: 'Nobid', flips: 2 })] });
    const asked = (organizationId: number, role: 'Viewer' | 'Editor' | 'Manager') =>
      nextActionsFor(given, { userId: 20, organizationId, mainOrganizationId: 1, role })?.isMe;
    expect([asked(2, 'Viewer'), asked(2, 'Editor')]).toEqual([false, true]);
    expect([asked(1, 'Editor'), asked(1, 'Manager')]).toEqual([false, true]);
  });

  it('is that of an Editor in a margin round only where the organization has no Manager', () => {
    const editor = { userId: 20, organizationId: 1, mainOrganizationId: 1, role: 'Editor' } as const;
    const given = facts({ state: 'pendingmarginapproval', margins: [margin()] });
    expect(nextActionsFor(given, editor)?.isMe).toBe(true);
    expect(nextActionsFor({ ...given, managedOrganizationIds: new Set([1]) }, editor)?.isMe).toBe(false);
  });
});
