import { firstWageAbove, type WageStretch, wageRowOn, wageStretches } from '@zuschlag/calc-engine/rates/wage-row';
import type { WageImpact } from '@zuschlag/validation/services/rates/rate-impact';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import type { RowChanges } from '../../configuration/rates/rate-changes.ts';
import { namesOf } from '../rates/rate-impact.store.ts';
import { openWagesOf, type StoredWage, type WagedService, wagesOf } from './wage-table.store.ts';
import { seenFrom } from './wage-table.ts';

const SHOWN = 50;

/** Rows of the wage table, before or after a change, by pay group in lower case. */
type Wages = ReadonlyMap<string, readonly StoredWage[]>;
type BothWays = { before: Wages; after: Wages; added: readonly StoredWage[]; gone: readonly StoredWage[] };

/**
 * What a change of the wage table says of the services on open Chances: for how many another wage would stand in it during
 * their contract, and how many of those pay less than it would have. It moves no figure.
 *
 * @param today calendar day
 * @returns also the number of series that lose their last row in force today
 */
export async function wageImpact(
  tenant: TenantDb<Actor>,
  changes: RowChanges,
  today: string,
): Promise<{ wages: WageImpact; lastRows: number }> {
  const tables = await bothWays(tenant, changes);
  if (tables.added.length + tables.gone.length === 0) return { wages: noWages, lastRows: 0 };
  const wages = await judgeServices(tenant, tables);
  return { wages, lastRows: lastRows(tables, tenant.actor.mainOrganizationId, today) };
}

/** Without a change of the wage table. */
export const noWages: WageImpact = { services: 0, below: 0, chances: [] };

async function judgeServices(tenant: TenantDb<Actor>, tables: BothWays): Promise<WageImpact> {
  const labels = new Set([...tables.added, ...tables.gone].map(labelOf));
  const services = await openWagesOf(tenant, [...labels]);
  const judged = services.flatMap((service) => {
    const [before, after] = stretchesOf(service, tables, tenant.actor.mainOrganizationId);
    if (isSame(before, after)) return [];
    return [{ ...service, isBelow: firstWageAbove(after, service.hourlyWage) !== null }];
  });
  const sums = [...Map.groupBy(judged, ({ chanceId, organizationId }) => `${chanceId} ${organizationId}`).values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { chanceId, organizationId } = first;
      return [{ chanceId, organizationId, services: same.length, below: countBelow(same) }];
    })
    .sort((one, other) => other.below - one.below || other.services - one.services)
    .slice(0, SHOWN);
  const names = await namesOf(
    tenant,
    sums.map(({ chanceId }) => chanceId),
  );
  return {
    services: judged.length,
    below: countBelow(judged),
    chances: sums.flatMap((sum) => {
      const chance = names.chances.get(sum.chanceId);
      if (!chance) return [];
      const { shortNumber, name, state } = chance;
      return [{ ...sum, shortNumber, name, state, organization: names.organizations.get(sum.organizationId) ?? '' }];
    }),
  };
}

/** The number of series with a row that goes whose pay group has a wage today and no wage afterwards. */
function lastRows({ before, after, gone }: BothWays, mainOrganizationId: number, today: string): number {
  const series = new Map(gone.map((row) => [`${row.organizationId} ${row.province} ${labelOf(row)}`, row]));
  return [...series.values()].filter((row) => {
    const counts = (wages: Wages) =>
      wageRowOn(seenFrom(wages.get(labelOf(row)) ?? [], row.organizationId, mainOrganizationId), row, today) !== null;
    return counts(before) && !counts(after);
  }).length;
}

/** Without a change of the wage table nothing is read. */
async function bothWays(tenant: TenantDb<Actor>, { organizationId, added, removed }: RowChanges): Promise<BothWays> {
  const gone = new Set(removed.filter(({ table }) => table === 'wage').map(({ id }) => id));
  const news = added.wage.map((row, index) => ({ ...row, id: `new ${index}`, organizationId }));
  if (gone.size + news.length === 0) return { before: new Map(), after: new Map(), added: [], gone: [] };
  const before = await allWages(tenant);
  const taken = new Set(news.map(placeOf));
  const kept = before.filter((row) => !gone.has(row.id) && !taken.has(placeOf(row)));
  const keptIds = new Set(kept.map(({ id }) => id));
  return {
    // Grouped once: a table of thousands of rows meets thousands of services.
    before: Map.groupBy(before, labelOf),
    after: Map.groupBy([...kept, ...news], labelOf),
    added: news,
    gone: before.filter(({ id }) => !keptIds.has(id)),
  };
}

const labelOf = ({ payGroup }: { payGroup: string }): string => payGroup.toLowerCase();

async function allWages(tenant: TenantDb<Actor>): Promise<StoredWage[]> {
  const { mainOrganizationId } = tenant.actor;
  const organizations = await tenant.db.organization.findMany({ where: { mainOrganizationId }, select: { id: true } });
  return wagesOf(
    tenant,
    organizations.map(({ id }) => id),
  );
}

function placeOf({ organizationId, province, payGroup, activeFrom }: StoredWage): string {
  return [organizationId, province, activeFrom, payGroup].join(' ');
}

function stretchesOf(service: WagedService, { before, after }: BothWays, mainOrganizationId: number) {
  return [before, after].map((wages) => {
    const ofGroup = wages.get(labelOf(service)) ?? [];
    return wageStretches(seenFrom(ofGroup, service.organizationId, mainOrganizationId), service, service);
  }) as [WageStretch[], WageStretch[]];
}

function isSame(one: readonly WageStretch[], other: readonly WageStretch[]): boolean {
  const facts = (stretches: readonly WageStretch[]) =>
    stretches.map(({ from, row }) => `${from} ${row.hourlyWage}`).join();
  return facts(one) === facts(other);
}

function countBelow(services: readonly { isBelow: boolean }[]): number {
  return services.filter(({ isBelow }) => isBelow).length;
}
