import { setImmediate as breathe } from 'node:timers/promises';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { OutdatedRates } from '@zuschlag/validation/services/rates/rate-impact';
import type { RateRow } from '@zuschlag/validation/services/service';
import type { Actor } from '../../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { Handler } from '../../../events/handler.ts';
import { denialOf } from '../../../policy/authorize.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { calculate } from '../pricing/calculate.ts';
import { engineInputOf } from '../pricing/engine-input.ts';
import { viewOf } from '../service/load-service.ts';
import { serviceRules } from '../services.policy.ts';
import { isSame, type RatesOf, ratesKey, ratesOfContract, readTables, rowsBetween } from './contract-rates.ts';
import { inputsOfServices, markRates, openStates, servicesWithRows } from './open-services.store.ts';

type OfOrganization = Omit<OutdatedRates['organizations'][number], 'mayRecalculate'>;

/**
 * Whose stored figures on a Chance rest on other table rows than those that count now, what calculating again would give,
 * and which rows came or went. Only organizations that bid, and nothing once the Chance is submitted or given up.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function readOutdatedRates(work: UnitOfWork, chanceId: string): Promise<OutdatedRates> {
  const chance = await requireChance(work, chanceId);
  const isOpen = (openStates as readonly string[]).includes(chance.state);
  const organizations = isOpen ? await changedOrganizations(work, chanceId) : [];
  return {
    chanceId,
    organizations: organizations.map((organization) => {
      const view = viewOf({ operationalOrganizationId: organization.organizationId }, chance);
      return { ...organization, mayRecalculate: denialOf(work.actor, serviceRules.edit, view) === null };
    }),
  };
}

async function changedOrganizations(tenant: TenantDb<Actor>, chanceId: string): Promise<OfOrganization[]> {
  const stored = await servicesWithRows(tenant, [chanceId]);
  if (stored.length === 0) return [];
  const ratesFor = await currentRates(tenant, stored);
  const changed: { organizationId: number; name: string; service: Moved; added: RateRow[]; removed: RateRow[] }[] = [];
  const inputs = await inputsOfServices(
    tenant,
    stored.map(({ id }) => id),
  );
  const inputById = new Map(inputs.map((input) => [input.id, input]));
  for (const service of stored) {
    const rates = ratesFor(service);
    const { added, removed } = rowsBetween(service.rows, rates.rows);
    const input = inputById.get(service.id);
    if (!input || added.length + removed.length === 0) continue;
    const { result } = calculate(engineInputOf(input, { ...service.contract, ...service }), rates.compiled());
    changed.push({
      organizationId: service.organizationId,
      name: input.organization.shortName,
      service: {
        stored: input.totalCost === null ? null : { cost: input.totalCost, revenue: input.revenue ?? 0 },
        now: result && { cost: result.pricing.totalCost, revenue: result.pricing.totalRevenue },
      },
      added,
      removed,
    });
    // A contract of years takes tens of milliseconds.
    await breathe();
  }
  return [...Map.groupBy(changed, ({ organizationId }) => organizationId)].map(([organizationId, services]) => ({
    organizationId,
    organization: services[0]?.name ?? '',
    services: services.length,
    ...sumsOf(services.map(({ service }) => service)),
    rows: [
      ...rowsOf(
        services.flatMap(({ added }) => added),
        'added',
      ),
      ...rowsOf(
        services.flatMap(({ removed }) => removed),
        'removed',
      ),
    ],
  }));
}

type Figures = { cost: number; revenue: number };
type Moved = { stored: Figures | null; now: Figures | null };

/** Sums are over services that had a price; without one now there is no sum. */
function sumsOf(services: readonly Moved[]) {
  const priced = services.filter(({ stored }) => stored !== null);
  const isPriced = priced.every(({ now }) => now !== null);
  const sum = (side: 'stored' | 'now', figure: keyof Figures) =>
    priced.reduce((total, service) => total + (service[side]?.[figure] ?? 0), 0);
  return {
    costStored: sum('stored', 'cost'),
    costNow: isPriced ? sum('now', 'cost') : null,
    revenueStored: sum('stored', 'revenue'),
    revenueNow: isPriced ? sum('now', 'revenue') : null,
  };
}

function rowsOf(rows: readonly RateRow[], change: 'added' | 'removed'): OfOrganization['rows'] {
  const distinct = new Map(rows.map((row) => [`${row.table} ${row.id}`, row]));
  return [...distinct.values()].map(({ table, province, activeFrom }) => ({
    table: table as TableKey,
    province,
    activeFrom,
    change,
  }));
}

/** @returns what counts now for a service, each set of rates put together once */
async function currentRates(tenant: TenantDb<Actor>, services: readonly RatesOf[]) {
  const tablesFor = await readTables(tenant, services);
  const known = new Map<string, ReturnType<typeof ratesOfContract>>();
  return (of: RatesOf) => {
    const key = ratesKey(of);
    const rates = known.get(key) ?? ratesOfContract(tablesFor(of), of);
    known.set(key, rates);
    return rates;
  };
}

/** @returns the Chances among these on which a bidder's figures rest on other rows than those that count now */
export async function chancesWithOutdatedRates(
  tenant: TenantDb<Actor>,
  chanceIds: readonly string[],
): Promise<Set<string>> {
  const stored = await servicesWithRows(tenant, chanceIds);
  if (stored.length === 0) return new Set();
  const ratesFor = await currentRates(tenant, stored);
  const changed = new Set<string>();
  for (const service of stored) {
    if (changed.has(service.chanceId)) continue;
    if (!isSame(service.rows, ratesFor(service).rows)) changed.add(service.chanceId);
  }
  return changed;
}

/** Takes the mark off a Chance that the caller has locked, once nothing differs any more. */
export async function clearMarkWhenEqual(
  tenant: TenantDb<Actor>,
  chance: { id: string; ratesChangedAt: Date | null },
): Promise<void> {
  if (chance.ratesChangedAt === null) return;
  const changed = await chancesWithOutdatedRates(tenant, [chance.id]);
  if (!changed.has(chance.id)) await markRates(tenant, [chance.id], null);
}

/**
 * Figures on changed rows are submitted only with a confirmation; the audit log records it with the difference.
 *
 * @throws {DomainError} RATES_CHANGED with the organizations' names
 */
export const requireConfirmedRates: Handler<'submitting'> = async (work, { chanceId, confirmsChangedRates }) => {
  const organizations = await changedOrganizations(work, chanceId);
  if (organizations.length > 0) {
    const names = organizations.map(({ organization }) => organization);
    if (!confirmsChangedRates) throw new DomainError('RATES_CHANGED', { names });
    await work.audit({
      entity: 'chance',
      entityId: chanceId,
      chanceId,
      action: 'submittedWithChangedRates',
      after: { organizations: organizations.map(({ rows: _, ...figures }) => figures) },
    });
  }
  // Submitted figures do not change with the tables.
  await markRates(work, [chanceId], null);
};
