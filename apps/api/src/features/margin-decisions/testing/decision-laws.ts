import { inTenant } from '@zuschlag/db/client';
import { expect } from 'vitest';
import type { ScenarioTenant } from '../../../testing/scenario.ts';
import { lifecycle } from '../../chance/lifecycle/lifecycle.ts';

/** Everything that is stored of the decisions on a Chance. */
export type StoredDecisions = Awaited<ReturnType<typeof storedDecisions>>;
type BidGroup = StoredDecisions['bids'][number];
type MarginGroup = StoredDecisions['margins'][number];
type TrailEntry = StoredDecisions['trail'][number];

export function storedDecisions({ database, mainOrganizationId }: ScenarioTenant, chanceId: string) {
  const where = { mainOrganizationId, chanceId };
  const include = { participants: true, decisions: { orderBy: { position: 'asc' } } } as const;
  const orderBy = { id: 'asc' } as const;
  return inTenant(database, mainOrganizationId, async (db) => ({
    chance: await db.chance.findUniqueOrThrow({
      where: { mainOrganizationId_id: { mainOrganizationId, id: chanceId } },
      include: { participations: true },
    }),
    bids: await db.bidGroup.findMany({ where, include, orderBy }),
    margins: await db.marginGroup.findMany({ where, include, orderBy }),
    trail: await db.trailEntry.findMany({ where, orderBy }),
  }));
}

/** Every stored state follows from the entries: in the groups, in the Chance and in the trail. */
export function expectLawful({ chance, bids, margins, trail }: StoredDecisions): void {
  expect(bids.some(({ isFinal }) => !isFinal)).toBe(chance.state === 'pendingbiddecision');
  for (const group of bids) {
    expectBidFollows(group);
    expectEndsOnce(
      trail.filter((entry) => entry.entity === 'bidGroup' && entry.entityId === group.id),
      'isFinal',
    );
  }
  const bidders = chance.participations.filter(({ isBidding }) => isBidding).map((one) => one.organizationId);
  expect(margins.map((group) => group.operationalOrganizationId).sort()).toEqual(bidders.sort());
  const isPending = chance.state === 'pendingmarginapproval';
  expect(margins.some(({ outcome }) => outcome === 'open' || outcome === 'contested')).toBe(isPending);
  if (chance.state === 'readytosubmit') expect(margins.every(({ outcome }) => outcome === 'approved')).toBe(true);
  for (const group of margins) {
    expectMarginFollows(group);
    expectEndsOnce(
      trail.filter((entry) => entry.entity === 'marginGroup' && entry.entityId === group.id),
      'outcome',
    );
  }
  expectRecordedMoves(
    trail.filter(({ entity }) => entity === 'chance'),
    chance.state,
  );
}

function expectBidFollows({ decisions, currentDecision, isFinal, isOverruled, participants }: BidGroup): void {
  const decided = decisions.filter(({ action }) => action !== 'Comment');
  expect(currentDecision).toBe(decided.at(-1)?.decision ?? null);
  expect(decided.filter(({ action }) => action === 'Overrule')).toHaveLength(isOverruled ? 1 : 0);
  expect(isFinal).toBe(isOverruled || (currentDecision !== null && participants.every((one) => one.hasAgreed)));
}

/** The outcome of the standing round is the one of its votes; one vote per organization, one request per round. */
function expectMarginFollows({ decisions, round, outcome, participants, autoApproved }: MarginGroup): void {
  expect(decisions.filter(({ decision }) => decision === 'Request')).toHaveLength(round);
  const ofRound = decisions.filter((one) => one.round === round);
  const votes = ofRound.filter((one) => one.organizationId !== null && /^(Approve|Reject)$/.test(one.decision));
  const voters = votes.map(({ organizationId }) => organizationId);
  expect(new Set(voters).size).toBe(voters.length);
  const overrules = ofRound.filter(({ decision }) => decision.startsWith('Overrule'));
  expect(overrules.length).toBeLessThanOrEqual(1);
  for (const { decidedById, onBehalfOfId } of votes) expect(onBehalfOfId).not.toBe(decidedById);
  const isComplete = participants.every(({ organizationId }) => voters.includes(organizationId));
  const isMixed = new Set(votes.map(({ decision }) => decision)).size > 1;
  const isAll = (vote: string) => isComplete && votes.length > 0 && votes.every(({ decision }) => decision === vote);
  switch (outcome) {
    case 'approved':
      expect(autoApproved || isAll('Approve') || overrules[0]?.decision === 'OverruleApprove').toBe(true);
      break;
    case 'rejected':
      // Mixed votes reject where no person is left to overrule.
      expect(isAll('Reject') || (isComplete && isMixed) || overrules[0]?.decision === 'OverruleReject').toBe(true);
      break;
    case 'contested':
      expect([isComplete, isMixed, overrules.length]).toEqual([true, true, 0]);
      break;
    case 'open':
      expect([isComplete, overrules.length]).toEqual([false, 0]);
      break;
    default:
      expect(autoApproved && outcome !== 'withdrawn').toBe(false);
  }
}

const ending = new Set([
  'first',
  'agree',
  'flip',
  'overrule',
  'Approve',
  'Reject',
  'OverruleApprove',
  'OverruleReject',
]);

/** After a final decision no further one is recorded before a new round begins. */
function expectEndsOnce(entries: readonly TrailEntry[], key: 'isFinal' | 'outcome'): void {
  let isOver = false;
  for (const { action, after } of entries) {
    if (ending.has(action)) expect(isOver).toBe(false);
    const value =
      after && typeof after === 'object' && key in after ? (after as Record<string, unknown>)[key] : undefined;
    if (value !== undefined) isOver = value === true || value === 'approved' || value === 'rejected';
    else if (action === 'request') isOver = false;
  }
}

/** The trail tells the same story as the table of states: an unbroken chain that ends where the Chance is. */
function expectRecordedMoves(entries: readonly TrailEntry[], state: string): void {
  const moves = entries.flatMap(({ action, before, after }) => {
    const [from, to] = [stateIn(before), stateIn(after)];
    return from && to ? [{ action, from, to }] : [];
  });
  let at = 'pendingbiddecision';
  for (const { action, from, to } of moves) {
    expect(from).toBe(at);
    expect((lifecycle as { [state: string]: { [event: string]: string } })[from]?.[action]).toBe(to);
    at = to;
  }
  expect(state).toBe(at);
}

function stateIn(side: unknown): string | null {
  const state = typeof side === 'object' && side !== null && 'state' in side ? side.state : null;
  return typeof state === 'string' ? state : null;
}

/** What is over stays as it is, and every entry stays. */
export function expectNothingUndone(before: StoredDecisions, after: StoredDecisions): void {
  for (const group of before.bids.filter(({ isFinal }) => isFinal)) {
    expect(after.bids.find(({ id }) => id === group.id)).toEqual(group);
  }
  const said = ({ bids, margins }: StoredDecisions) =>
    [...bids, ...margins].flatMap(({ decisions }): { id: string }[] => decisions).map(({ id }) => id);
  expect(said(after)).toEqual(expect.arrayContaining(said(before)));
}
