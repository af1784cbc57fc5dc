import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { withStatements } from '@zuschlag/db/testing/statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../events/publish.ts';
import { appRouter } from '../router.ts';
import { tokenOf } from '../testing/app.ts';
import { expectedVerdicts } from '../testing/authorization-matrix.ts';
import { aQuickChance } from '../testing/chances.ts';
import { bidGroup, decideBids, marginGroup, requestMargins } from '../testing/decisions.ts';
import { copiesOfService } from '../testing/many-services.ts';
import type { PersonKey } from '../testing/people.ts';
import { withRates } from '../testing/rates.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { aChanceToCalculate, aService, dayShift } from '../testing/services.ts';
import { aboveFifteen, notAnsweredHere, statementCeilings } from '../testing/statement-ceilings.ts';
import { strangerIds } from '../testing/stranger-ids.ts';
import { createCaller } from '../trpc.ts';
import { callByPath, procedures } from './procedure-registry.ts';

let database: Database;
let tenant: ScenarioTenant;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

type Call = { who: PersonKey; input: unknown };

const organizationId = (key: 'nord' | 'mitte' | 'sued') => tenant.organizations[key].id;

/** A Chance whose bids are asked of Nord and Mitte. */
async function askedForBids(): Promise<{ chanceId: string; groupId: string }> {
  const chanceId = await aQuickChance(tenant, { operatedBy: ['nord', 'mitte'] });
  return { chanceId, groupId: (await bidGroup(tenant, chanceId, 'nord', 'nordManager')).id };
}

/** A Chance of two bidders with a service each, whose margins may be asked for. */
async function calculated(): Promise<{ chanceId: string; groupId: string }> {
  const chanceId = await aQuickChance(tenant, { operatedBy: ['nord', 'mitte'] });
  await decideBids(tenant, chanceId, { nord: 'Bid', mitte: 'Bid' });
  for (const operatedBy of ['nord', 'mitte'] as const) await aService(tenant, chanceId, { operatedBy });
  return { chanceId, groupId: (await marginGroup(tenant, chanceId, 'nord', 'nordManager')).id };
}

async function requested(): Promise<{ chanceId: string; groupId: string }> {
  const made = await calculated();
  await requestMargins(tenant, made.chanceId, 'holdingEditor');
  return made;
}

/** Where the call of the authorization matrix would be refused, or would take the shortest way. */
const situations: { [procedure: string]: () => Promise<Call> } = {
  'bidDecisions.submit': async () => {
    // The last group: with its answer the bids are closed and the Chance moves on.
    const { chanceId, groupId } = await askedForBids();
    await decideBids(tenant, chanceId, { mitte: 'Bid' });
    return {
      who: 'nordManager',
      input: { input: { bidDecisionGroupId: groupId, action: 'Approve', decision: 'Bid' } },
    };
  },
  'bidDecisions.addParticipant': async () => {
    const { groupId } = await askedForBids();
    return { who: 'holdingEditor', input: { groupId, organizationId: organizationId('sued') } };
  },
  'bidDecisions.removeParticipant': async () => {
    const { call } = await callerOf('holdingEditor');
    const { groupId } = await askedForBids();
    const input = { groupId, organizationId: organizationId('sued') };
    await call('bidDecisions.addParticipant', input);
    return { who: 'holdingEditor', input };
  },
  'bidDecisions.addOrganization': async () => {
    const { chanceId } = await askedForBids();
    return { who: 'holdingEditor', input: { chanceId, organizationId: organizationId('sued') } };
  },
  'bidDecisions.removeOrganization': async () => {
    const { chanceId } = await askedForBids();
    return { who: 'holdingEditor', input: { chanceId, organizationId: organizationId('nord') } };
  },
  'marginDecisions.requestOnChance': async () => {
    const { chanceId } = await calculated();
    return { who: 'holdingEditor', input: { chanceId } };
  },
  'marginDecisions.submit': async () => {
    const { groupId } = await requested();
    const input = { marginDecisionGroupId: groupId, decision: 'Reject', comment: 'Zu wenig Marge.' };
    return { who: 'nordManager', input };
  },
  'marginDecisions.requestRecalculation': async () => {
    const { chanceId } = await requested();
    const input = { chanceId, operationalOrgIds: [organizationId('nord')], reason: 'Neue Löhne.' };
    return { who: 'holdingEditor', input };
  },
  'services.addShift': async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id: serviceId } = await aService(tenant, chanceId);
    await copiesOfService(tenant, serviceId, 49);
    return { who: 'nordEditor', input: { serviceId, shift: dayShift } };
  },
  'services.removeShift': async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id: serviceId, shifts } = await aService(tenant, chanceId, { shifts: [dayShift, dayShift] });
    return { who: 'nordEditor', input: { serviceId, shiftId: shifts[0]?.id } };
  },
  'services.recalculate': async () => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id: serviceId } = await aService(tenant, chanceId);
    await copiesOfService(tenant, serviceId, 49);
    return { who: 'nordEditor', input: { chanceId, organizationId: organizationId('nord') } };
  },
};

/** Acts of the owner, and of those who keep the tables. */
const doneBy: { [procedure: string]: PersonKey } = {
  'chance.updateDetails': 'holdingEditor',
  'chance.updateContractDuration': 'holdingEditor',
  'chance.changeOwner': 'holdingEditor',
  'chance.renameCustomer': 'holdingEditor',
};

async function callerOf(who: PersonKey) {
  const quiet = () => undefined;
  const token = await tokenOf(database, tenant.people[who]);
  const call = (path: string, input: unknown) => {
    const context = {
      database,
      publish,
      token,
      idempotencyKey: crypto.randomUUID(),
      requestId: 'test',
      userAgent: null,
    };
    const log = { error: quiet, warn: quiet, info: quiet };
    return callByPath(createCaller(appRouter)({ ...context, now: () => new Date(), log }), path, input);
  };
  return { call };
}

async function usualCall(path: string): Promise<Call> {
  const isOfTables = path.startsWith('configuration.') || path === 'services.startRateImpact';
  const who = doneBy[path] ?? (isOfTables ? 'configAdmin' : 'holdingManager');
  const ids = await strangerIds(tenant, 'Werkschutz Nordhafen');
  return { who, input: expectedVerdicts[path]?.input?.(ids) };
}

const rows = [...procedures.keys()].sort().map((path) => ({ path }));

describe('what a procedure asks the database', () => {
  it('has a ceiling for each procedure, and for no other', () => {
    expect(Object.keys(statementCeilings).sort()).toEqual(rows.map(({ path }) => path));
  });

  it('is at most 15 statements for a change, but for those that name a reason', () => {
    const changes = rows.filter(({ path }) => procedures.get(path)?.type === 'mutation');
    const above = changes.filter(({ path }) => (statementCeilings[path] ?? 0) > 15).map(({ path }) => path);
    expect(above).toEqual(Object.keys(aboveFifteen).sort());
  });

  it.each(rows.filter(({ path }) => !(path in notAnsweredHere)))('$path stays under its ceiling', async ({ path }) => {
    const { who, input } = await (situations[path]?.() ?? usualCall(path));
    const { call } = await callerOf(who);
    const { statements } = await withStatements(() => call(path, input));
    // The session, and the claim of an idempotency key with the answer kept under it, come with every call.
    const own = statements.filter((text) => !/from (session|api_token)\b|idempotency_key/.test(text));
    expect(own.length, own.join('\n---\n')).toBeLessThanOrEqual(statementCeilings[path] ?? 0);
  });
});
