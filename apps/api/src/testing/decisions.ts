import { inTenant } from '@zuschlag/db/client';
import { submitBidDecisionInput } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { submitMarginDecisionInput } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { Bid } from '@zuschlag/validation/vocabulary';
import type { z } from 'zod';
import { submitBidDecision } from '../features/bid-decisions/decide.ts';
import { bidConversation, bidGroupsOfChance } from '../features/bid-decisions/list-groups.ts';
import { submitMarginDecision } from '../features/margin-decisions/decide.ts';
import { marginConversation, marginGroupsOfChance } from '../features/margin-decisions/list-groups.ts';
import { requestOnChance } from '../features/margin-decisions/requests/request-approval.ts';
import type { OrganizationKey, PersonKey } from './people.ts';
import { as, type ScenarioTenant } from './scenario.ts';

type SaidOnBid = Omit<z.input<typeof submitBidDecisionInput>['input'], 'bidDecisionGroupId'>;
type SaidOnMargin = Omit<z.input<typeof submitMarginDecisionInput>, 'marginDecisionGroupId'>;

/** The group in which an organization decides whether it bids, as a user sees it. */
export async function bidGroup(tenant: ScenarioTenant, chanceId: string, of: OrganizationKey, who: PersonKey) {
  const groups = await as(tenant, tenant.people[who], (work) => bidGroupsOfChance(work, chanceId));
  return groupOf(tenant, groups, of);
}

/** A user replies in the bid group of an organization. @returns the current conversation */
export async function saysOnBid(
  tenant: ScenarioTenant,
  chanceId: string,
  of: OrganizationKey,
  who: PersonKey,
  said: SaidOnBid,
  now?: Date,
) {
  const { id } = await bidGroup(tenant, chanceId, of, who);
  const input = submitBidDecisionInput.parse({ input: { ...said, bidDecisionGroupId: id } });
  const run = async (work: Parameters<typeof submitBidDecision>[0]) => {
    await submitBidDecision(work, input);
    return bidConversation(work, id);
  };
  return as(tenant, tenant.people[who], run, now);
}

/** Every organization decides for itself, one after the other, by the hand of its Editor. */
export async function decideBids(
  tenant: ScenarioTenant,
  chanceId: string,
  bids: { readonly [of in OrganizationKey]?: Bid },
  now?: Date,
): Promise<void> {
  for (const [key, decision] of Object.entries(bids)) {
    const of = key as OrganizationKey;
    const comment = decision === 'Bid' ? null : 'Keine freien Kräfte im Zeitraum.';
    await saysOnBid(tenant, chanceId, of, `${of}Editor` as PersonKey, { decision, comment }, now);
  }
}

/** The margin group of a bidding organization, as a user sees it. */
export async function marginGroup(tenant: ScenarioTenant, chanceId: string, of: OrganizationKey, who: PersonKey) {
  const { groups } = await as(tenant, tenant.people[who], (work) => marginGroupsOfChance(work, chanceId));
  return groupOf(tenant, groups, of);
}

/** A user replies in the margin group of an organization. @returns the current conversation */
export async function saysOnMargin(
  tenant: ScenarioTenant,
  chanceId: string,
  of: OrganizationKey,
  who: PersonKey,
  said: SaidOnMargin,
  now?: Date,
) {
  const { id } = await marginGroup(tenant, chanceId, of, who);
  const input = submitMarginDecisionInput.parse({ ...said, marginDecisionGroupId: id });
  const run = async (work: Parameters<typeof submitMarginDecision>[0]) => {
    await submitMarginDecision(work, input);
    return marginConversation(work, id);
  };
  return as(tenant, tenant.people[who], run, now);
}

/** The owner asks for approval of the margins. */
export async function requestMargins(
  tenant: ScenarioTenant,
  chanceId: string,
  owner: PersonKey,
  now?: Date,
): Promise<void> {
  await as(tenant, tenant.people[owner], (work) => requestOnChance(work, chanceId), now);
}

/** Stores a service with these figures without calculating it, for situations in which only the figures matter. */
export async function aPricedService(
  { database, mainOrganizationId, organizations }: ScenarioTenant,
  chanceId: string,
  of: OrganizationKey,
  figures: { revenue?: number; totalCost?: number; name?: string; problem?: object; recalculatedAt?: Date } = {},
): Promise<string> {
  const { revenue = 100_000, totalCost = 94_000, recalculatedAt = new Date(), ...rest } = figures;
  const row = {
    ...{ name: 'Objektschutz', ...rest },
    ...{ revenue, totalCost, margin: (revenue - totalCost) / revenue, minutesTotal: 525_600n, recalculatedAt },
    ...{ mainOrganizationId, chanceId, operationalOrganizationId: organizations[of].id, type: 'PERMANENT' as const },
    ...{ payGroup: 'Lohngruppe 2', hourlyWage: 16, hoursBriefingPerEmployee: 8 },
  };
  const { id } = await inTenant(database, mainOrganizationId, (db) => db.service.create({ data: row }));
  return id;
}

/** Changes the revenue of a service as if it had been calculated again at that moment. */
export async function recalculated(
  { database, mainOrganizationId }: ScenarioTenant,
  id: string,
  { revenue, at }: { revenue?: number; at: Date },
): Promise<void> {
  const where = { mainOrganizationId_id: { mainOrganizationId, id } };
  const data = { recalculatedAt: at, ...(revenue === undefined ? {} : { revenue }) };
  await inTenant(database, mainOrganizationId, (db) => db.service.update({ where, data }));
}

function groupOf<Group extends { operationalOrganizationId: number }>(
  { organizations }: ScenarioTenant,
  groups: readonly Group[],
  of: OrganizationKey,
): Group {
  const group = groups.find((one) => one.operationalOrganizationId === organizations[of].id);
  if (!group) throw new Error(`${organizations[of].shortName} has no group here.`);
  return group;
}
