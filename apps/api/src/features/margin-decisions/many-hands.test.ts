import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { isDeep, sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '../../errors.ts';
import { aQuickChance } from '../../testing/chances.ts';
import {
  aPricedService,
  decideBids,
  recalculated,
  requestMargins,
  saysOnBid,
  saysOnMargin,
} from '../../testing/decisions.ts';
import type { OrganizationKey, PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { lifecycle } from '../chance/lifecycle/lifecycle.ts';
import { requestRecalculation } from './recalculation.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const operational = ['nord', 'mitte', 'sued'] as const;
const owner = 'holdingEditor';
const comment = 'Nach Rücksprache.';

/** An action at some moment, permitted or not. */
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bid' as const),
      of: fc.constantFrom(...operational),
      who: fc.constantFrom<PersonKey>('nordEditor', 'mitteEditor', 'suedEditor', 'holdingManager', 'nordViewer'),
      said: fc.constantFrom(
        { decision: 'Bid' as const },
        { decision: 'Nobid' as const, comment },
        { action: 'Flip' as const, comment },
        { action: 'Overrule' as const, decision: 'Bid' as const },
        { action: 'Overrule' as const, decision: 'Nobid' as const },
        { action: 'Comment' as const, comment },
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('margin' as const),
      of: fc.constantFrom(...operational),
      who: fc.constantFrom<PersonKey>('nordManager', 'mitteManager', 'suedManager', 'mitteEditor'),
      decision: fc.constantFrom('Approve' as const, 'Approve' as const, 'Reject' as const, 'Comment' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('margin' as const),
      of: fc.constantFrom(...operational),
      who: fc.constant<PersonKey>('holdingManager'),
      decision: fc.constantFrom('OverruleApprove' as const, 'Approve' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('request' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('calculate' as const), of: fc.constantFrom(...operational) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sendBack' as const), of: fc.constantFrom(...operational) }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

describe('whatever several organizations do to one Chance, one after the other or at the same instant', () => {
  it(
    'every state follows from the one before, each move is recorded once, and what is over stays over',
    async () => {
      const reached = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 15, maxLength: 30 }),
          fc.boolean(),
          async (moments, areBidsDecided) => {
            const id = await aQuickChance(tenant, { operatedBy: operational });
            if (areBidsDecided) await decideBids(tenant, id, { nord: 'Bid', mitte: 'Bid', sued: 'Nobid' });
            const services = await pricedBy(id);
            let before = await stored(id);
            for (const together of moments) {
              const answers = await Promise.allSettled(together.map((one) => done(id, one, services)));
              for (const answer of answers) {
                if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(DomainError);
              }
              const after = await stored(id);
              expectLawful(after);
              expectNothingUndone(before, after);
              before = after;
              reached.add(after.chance.state);
            }
          },
        ),
        { numRuns: sampled(5, 100), endOnFailure: true, ...(isDeep ? {} : { seed: 20_261_121 }) },
      );
      expect([...reached]).toEqual(expect.arrayContaining(['editing', 'pendingmarginapproval', 'readytosubmit']));
    },
    sampled(120_000, 3_600_000),
  );
});

type Services = { readonly [of in OrganizationKey]?: string };

async function pricedBy(id: string): Promise<Services> {
  const entries: [OrganizationKey, string][] = [];
  for (const of of operational) entries.push([of, await aPricedService(tenant, id, of)]);
  return Object.fromEntries(entries);
}

async function done(id: string, one: Act, services: Services): Promise<unknown> {
  switch (one.kind) {
    case 'bid':
      return saysOnBid(tenant, id, one.of, one.who, one.said);
    case 'margin':
      return ifAsked(() => saysOnMargin(tenant, id, one.of, one.who, { decision: one.decision, comment }));
    case 'request':
      return requestMargins(tenant, id, owner);
    case 'calculate':
      return recalculated(tenant, services[one.of] ?? '', { at: new Date() });
    case 'sendBack': {
      const operationalOrgIds = [tenant.organizations[one.of].id];
      const request = { chanceId: id, operationalOrgIds, reason: comment };
      return as(tenant, tenant.people[owner], (work) => requestRecalculation(work, request));
    }
  }
}

/** Organizations that do not bid have no margin group to say anything in. */
async function ifAsked(say: () => Promise<unknown>): Promise<unknown> {
  return say().catch((problem: Error) => {
    if (!problem.message.endsWith('has no group here.')) throw problem;
  });
}

type Stored = Awaited<ReturnType<typeof stored>>;

function stored(chanceId: string) {
  const { mainOrganizationId } = tenant;
  const where = { mainOrganizationId, chanceId };
  return inTenant(database, mainOrganizationId, async (db) => ({
    chance: await db.chance.findUniqueOrThrow({
      where: { mainOrganizationId_id: { mainOrganizationId, id: chanceId } },
      include: { participations: true },
    }),
    bids: await db.bidGroup.findMany({
      where,
      include: { participants: true, decisions: true },
      orderBy: { id: 'asc' },
    }),
    margins: await db.marginGroup.findMany({
      where,
      include: { participants: true, decisions: true },
      orderBy: { id: 'asc' },
    }),
    trail: await db.trailEntry.findMany({ where: { ...where, entity: 'chance' }, orderBy: { id: 'asc' } }),
  }));
}

function expectLawful({ chance, bids, margins, trail }: Stored): void {
  const openBids = bids.filter(({ isFinal }) => !isFinal);
  expect(openBids.length > 0).toBe(chance.state === 'pendingbiddecision');
  for (const { decisions, currentDecision, isFinal, isOverruled, participants } of bids) {
    const decided = decisions.filter(({ action }) => action !== 'Comment').sort((a, b) => a.position - b.position);
    expect(currentDecision).toBe(decided.at(-1)?.decision ?? null);
    expect(decided.filter(({ action }) => action === 'Overrule')).toHaveLength(isOverruled ? 1 : 0);
    expect(isFinal).toBe(isOverruled || (currentDecision !== null && participants.every((one) => one.hasAgreed)));
  }
  const bidders = chance.participations.filter(({ isBidding }) => isBidding).map((one) => one.organizationId);
  expect(margins.map((group) => group.operationalOrganizationId).sort()).toEqual(bidders.sort());
  const isPending = chance.state === 'pendingmarginapproval';
  expect(margins.some(({ outcome }) => outcome === 'open' || outcome === 'contested')).toBe(isPending);
  if (chance.state === 'readytosubmit') expect(margins.every(({ outcome }) => outcome === 'approved')).toBe(true);
  for (const { decisions, round } of margins) {
    const votes = decisions
      .filter((one) => one.round === round && (one.decision === 'Approve' || one.decision === 'Reject'))
      .map(({ organizationId }) => organizationId);
    expect(new Set(votes).size).toBe(votes.length);
    expect(decisions.filter(({ decision }) => decision === 'Request')).toHaveLength(round);
  }
  expectRecordedMoves(trail, chance.state);
}

/** The trail tells the same story as the table of states: an unbroken chain that ends where the Chance is. */
function expectRecordedMoves(trail: Stored['trail'], state: string): void {
  const moves = trail.flatMap(({ action, before, after }) => {
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

function expectNothingUndone(before: Stored, after: Stored): void {
  for (const group of before.bids.filter(({ isFinal }) => isFinal)) {
    expect(after.bids.find(({ id }) => id === group.id)).toEqual(group);
  }
  const said = ({ bids, margins }: Stored) =>
    [...bids, ...margins].flatMap(({ decisions }): { id: string }[] => decisions).map(({ id }) => id);
  expect(said(after)).toEqual(expect.arrayContaining(said(before)));
}
