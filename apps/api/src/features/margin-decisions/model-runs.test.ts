import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { submitBidDecisionInput } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { submitMarginDecisionInput } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { isDeep, sampled } from '@zuschlag/validation/testing/sampling';
import { createDeputyInput } from '@zuschlag/validation/users/deputies';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserActor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { aQuickChance } from '../../testing/chances.ts';
import { aPricedService, recalculated } from '../../testing/decisions.ts';
import type { OrganizationKey } from '../../testing/people.ts';
import { as } from '../../testing/scenario.ts';
import { submitBidDecision } from '../bid-decisions/decide.ts';
import { createDeputy } from '../deputies/deputies.ts';
import { updateRule } from '../rules/rules.ts';
import { submitMarginDecision } from './decide.ts';
import { requestRecalculation } from './recalculation.ts';
import { requestOnChance } from './requests/request-approval.ts';
import { expectLawful, expectNothingUndone, type StoredDecisions, storedDecisions } from './testing/decision-laws.ts';
import {
  type OperationalKey,
  operationalKeys,
  type SixOrganizations,
  sixOrganizations,
} from './testing/six-organizations.ts';

const database = await testDatabase();
let tenant: SixOrganizations;
beforeAll(async () => {
  tenant = await sixOrganizations(database);
});
afterAll(() => database.close());

const comment = 'Nach Rücksprache.';
const everyone = ['holding', ...operationalKeys] as const;
type Key = (typeof everyone)[number];

/** What the run expects to find stored: each accepted decision, by its group and its kind, as often as it was accepted. */
type Model = { accepted: Map<string, number>; gone: Set<number> };
type Real = { chanceId: string; services: Map<string, string>; now: StoredDecisions };

const aModel = (): Model => ({ accepted: new Map(), gone: new Set() });

const org = fc.constantFrom(...operationalKeys);
const who = fc.record({ of: fc.constantFrom<Key>(...everyone), as: fc.constantFrom('manager', 'manager', 'editor') });
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('bid' as const), about: org, who },
      said: fc.constantFrom(
        { decision: 'Bid' as const },
        { decision: 'Nobid' as const, comment },
        { action: 'Flip' as const, comment },
        { action: 'Overrule' as const, decision: 'Bid' as const },
        { action: 'Comment' as const, comment },
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant('margin' as const), about: org, who },
      decision: fc.constantFrom('Approve', 'Approve', 'Reject', 'Comment', 'OverruleApprove', 'OverruleReject'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('request' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('calculate' as const), about: org }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sendBack' as const), about: org }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rule' as const), index: fc.nat(3), active: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deputy' as const), of: fc.constantFrom<Key>(...everyone) }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

type Command = fc.AsyncCommand<Model, Real>;
const commandOf = (name: string, run: (model: Model, real: Real) => Promise<Act[]>): Command => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => together(model, real, await run(model, real)),
});

/** Different things at the same instant, permitted or not. */
const anything = fc
  .array(act, { minLength: 1, maxLength: 6 })
  .map((acts) => commandOf(JSON.stringify(acts), async () => acts));
/** All organizations that bid or approve answer at the same instant, each about each open group. */
const answers = fc.constantFrom('Approve', 'Approve', 'Approve', 'Reject').map((decision) =>
  commandOf(`all ${decision}`, async (_, { now }) => [
    ...now.bids.flatMap((group) => keyOf(group.operationalOrganizationId, { kind: 'bid', said: { decision: 'Bid' } })),
    ...now.margins.flatMap((group) =>
      group.participants.flatMap(({ organizationId }) => {
        const about = keyOf(group.operationalOrganizationId, { kind: 'margin', decision });
        return about.map((one) => ({ ...one, who: { of: nameOf(organizationId), as: 'manager' } }) as Act);
      }),
    ),
  ]),
);
const requests = fc.constant(commandOf('request', async () => [{ kind: 'request' }]));
const calculations = fc.constant(
  commandOf('calculate', async () => operationalKeys.map((about) => ({ kind: 'calculate', about }))),
);
/** A person leaves, or comes back. */
const moves = fc.tuple(fc.constantFrom<Key>(...everyone), fc.constantFrom('manager' as const, 'editor' as const)).map(
  ([of, as]): Command => ({
    check: () => true,
    toString: () => `${as} of ${of} leaves or returns`,
    run: async ({ gone }) => {
      const { userId } = tenant.deciders[of][as];
      // The owner stays: without one no request could be sent.
      if (of === 'holding' && as === 'editor') return;
      if (!gone.delete(userId)) gone.add(userId);
      await removed([userId], gone.has(userId));
    },
  }),
);

const runs = sampled(40, 10_000);

it(
  'whatever up to six organizations do at once, while people leave, rules change and deputies come: no illegal state, no lost vote, no second final decision, and everything recorded once',
  async () => {
    const reached = new Map<string, number>();
    const plan = fc.record({
      operatedBy: fc.subarray([...operationalKeys], { minLength: 1 }),
      areRulesOn: fc.boolean(),
      commands: fc.commands([answers, answers, requests, requests, calculations, anything, anything, moves], {
        maxCommands: 10,
        size: 'max',
      }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ operatedBy, areRulesOn, commands }) => {
        const real = await aFreshChance(operatedBy, areRulesOn);
        await fc.asyncModelRun(() => ({ model: aModel(), real }), commands);
        reached.set(real.now.chance.state, (reached.get(real.now.chance.state) ?? 0) + 1);
      }),
      { numRuns: runs, endOnFailure: true, ...(isDeep ? {} : { seed: 20_261_124 }) },
    );
    expect([...reached.keys()]).toEqual(
      expect.arrayContaining(['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit']),
    );
  },
  sampled(120_000, 6 * 3_600_000),
);

/** A new Chance with everybody at work, without deputies, and with the rules on or off. */
async function aFreshChance(operatedBy: readonly OperationalKey[], areRulesOn: boolean): Promise<Real> {
  await removed(
    everyone.flatMap((key) => [tenant.deciders[key].manager.userId, tenant.deciders[key].editor.userId]),
    false,
  );
  await inTenant(database, tenant.mainOrganizationId, async (db) => {
    await db.deputy.updateMany({ data: { removedAt: new Date() } });
    await db.decisionRule.updateMany({ data: { isActive: areRulesOn } });
  });
  const chanceId = await aQuickChance(tenant, { operatedBy: operatedBy as readonly OrganizationKey[] });
  const services = new Map<string, string>();
  for (const key of operatedBy) services.set(key, await aPricedService(tenant, chanceId, key as OrganizationKey));
  return { chanceId, services, now: await storedDecisions(tenant, chanceId) };
}

async function removed(ids: readonly number[], deleted: boolean): Promise<void> {
  await inTenant(database, tenant.mainOrganizationId, (db) =>
    db.user.updateMany({ where: { id: { in: [...ids] } }, data: { deleted } }),
  );
}

/** Does acts at the same instant, and holds what is stored against the laws and against what was accepted. */
async function together(model: Model, real: Real, acts: readonly Act[]): Promise<void> {
  const outcomes = await Promise.allSettled(acts.map((one) => done(model, real, one)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DomainError);
    else if (outcome.value) model.accepted.set(outcome.value, (model.accepted.get(outcome.value) ?? 0) + 1);
  }
  const after = await storedDecisions(tenant, real.chanceId);
  expectLawful(after);
  expectNothingUndone(real.now, after);
  expectEachOnce(model, after);
  real.now = after;
}

/** @returns the group and the kind of what was accepted, to be found once in its conversation and once in the trail */
async function done(model: Model, real: Real, one: Act): Promise<string | null> {
  const { chanceId, now } = real;
  const owner = tenant.deciders.holding.editor;
  switch (one.kind) {
    case 'bid': {
      const group = now.bids.find((bid) => bid.operationalOrganizationId === idOf(one.about));
      const actor = actorOf(model, one.who);
      if (!group || !actor) return null;
      const input = submitBidDecisionInput.parse({ input: { ...one.said, bidDecisionGroupId: group.id } });
      await as(tenant, actor, (work) => submitBidDecision(work, input));
      return 'action' in one.said && one.said.action === 'Comment' ? `${group.id} comment` : `${group.id} decision`;
    }
    case 'margin': {
      const group = now.margins.find((margin) => margin.operationalOrganizationId === idOf(one.about));
      const actor = actorOf(model, one.who);
      if (!group || !actor) return null;
      const said = { marginDecisionGroupId: group.id, decision: one.decision, comment };
      await as(tenant, actor, (work) => submitMarginDecision(work, submitMarginDecisionInput.parse(said)));
      return one.decision === 'Comment' ? `${group.id} comment` : `${group.id} decision`;
    }
    case 'request':
      await as(tenant, owner, (work) => requestOnChance(work, chanceId));
      return null;
    case 'calculate': {
      const id = real.services.get(one.about);
      // Stored figures change while a Chance is calculated, and at no other time.
      if (id && now.chance.state === 'editing') await recalculated(tenant, id, { at: new Date() });
      return null;
    }
    case 'sendBack': {
      const operationalOrgIds = [idOf(one.about)];
      await as(tenant, owner, (work) => requestRecalculation(work, { chanceId, operationalOrgIds, reason: comment }));
      return `sent back ${idOf(one.about)}`;
    }
    case 'rule': {
      const ruleId = tenant.ruleIds[one.index] ?? '';
      await as(tenant, tenant.people.holdingManager, (work) =>
        updateRule(work, { ruleId, input: { active: one.active } }),
      );
      return null;
    }
    case 'deputy': {
      const { manager, editor } = tenant.deciders[one.of];
      const today = new Date().toISOString().slice(0, 10);
      const input = createDeputyInput.parse({
        ...{ userId: manager.userId, deputyId: editor.userId, from: today, to: '2099-12-31' },
        ...{ isForBids: true, isForMargins: true },
      });
      await as(tenant, tenant.people.holdingManager, (work) => createDeputy(work, input));
      return null;
    }
  }
}

/** Each accepted decision is in its conversation and in the trail, and no other one is. */
function expectEachOnce({ accepted }: Model, { bids, margins, trail }: StoredDecisions): void {
  const expected = (key: string) => accepted.get(key) ?? 0;
  const recorded = (entityId: string, actions: readonly string[]) =>
    trail.filter((entry) => entry.entityId === entityId && actions.includes(entry.action)).length;
  for (const { id, decisions } of bids) {
    const own = decisions.filter(({ decidedById }) => decidedById !== null);
    const said = own.filter(({ action }) => action !== 'Comment').length;
    expect([said, recorded(id, ['first', 'agree', 'flip', 'overrule'])]).toEqual(
      Array(2).fill(expected(`${id} decision`)),
    );
    expect([own.length - said, recorded(id, ['comment'])]).toEqual(Array(2).fill(expected(`${id} comment`)));
  }
  for (const { id, round, decisions, operationalOrganizationId } of margins) {
    const own = decisions.filter(({ decidedById, decision }) => decidedById !== null && decision !== 'Request');
    const said = own.filter(({ decision }) => decision !== 'Comment').length;
    const votes = ['Approve', 'Reject', 'OverruleApprove', 'OverruleReject'];
    expect([said, recorded(id, votes)]).toEqual(Array(2).fill(expected(`${id} decision`)));
    expect(recorded(id, ['comment'])).toBe(expected(`${id} comment`));
    // The reason of a request for new figures stands in the conversation too.
    const comments = expected(`${id} comment`) + expected(`sent back ${operationalOrganizationId}`);
    expect(own.length - said).toBe(comments);
    expect(recorded(id, ['request'])).toBe(round);
  }
}

function actorOf({ gone }: Model, { of, as: part }: { of: Key; as: string }): UserActor | null {
  const actor = tenant.deciders[of][part === 'editor' ? 'editor' : 'manager'];
  return gone.has(actor.userId) ? null : actor;
}

function idOf(key: Key): number {
  return tenant.deciders[key].organizationId;
}

function nameOf(organizationId: number): Key {
  return everyone.find((key) => idOf(key) === organizationId) ?? 'holding';
}

/** An act of the Manager of an organization about its own group. */
function keyOf(organizationId: number, act: object): Act[] {
  const about = nameOf(organizationId);
  return about === 'holding' ? [] : [{ about, who: { of: about, as: 'manager' }, ...act } as Act];
}
