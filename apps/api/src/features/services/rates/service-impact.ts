import { setImmediate as breathe } from 'node:timers/promises';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { tablesAfter } from '../../configuration/rates/changed-tables.ts';
import { type RowChanges, statesOf, wagesChanged } from '../../configuration/rates/rate-changes.ts';
import { calculate } from '../pricing/calculate.ts';
import { engineInputOf } from '../pricing/engine-input.ts';
import { type ContractRates, isSame, type RatesOf, ratesKey, ratesOfContract, readTables } from './contract-rates.ts';
import { inputsOfServices, type OpenService, openServices } from './open-services.store.ts';

/** Costs of a service over its contract, both calculated now; null without a price. */
export type MovedService = {
  chanceId: string;
  organizationId: number;
  before: number | null;
  after: number | null;
};

/** The services on open Chances for which other rows would count than now, those with the same rates side by side. */
export async function touchedServices(tenant: TenantDb<Actor>, changes: RowChanges): Promise<OpenService[]> {
  const states = statesOf(changes);
  const wages = wagesChanged(changes);
  const possible = (await openServices(tenant)).filter(
    ({ province, followed }) => states === null || states.has(province) || (wages && followed !== null),
  );
  if (possible.length === 0) return [];
  const groups = Map.groupBy(possible, ratesKey);
  const ratesFor = await ratesBothWays(tenant, changes, possible);
  const touched: OpenService[] = [];
  for (const services of groups.values()) {
    const [first] = services;
    if (!first) continue;
    const { before, after } = ratesFor(first);
    if (!isSame(before.rows, after.rows)) touched.push(...services);
  }
  return touched;
}

/** The costs of services with the current rows and with the planned ones. Writes nothing. */
export async function costBothWays(
  tenant: TenantDb<Actor>,
  changes: RowChanges,
  services: readonly OpenService[],
): Promise<MovedService[]> {
  if (services.length === 0) return [];
  const ratesFor = await ratesBothWays(tenant, changes, services);
  const inputs = await inputsOfServices(
    tenant,
    services.map(({ id }) => id),
  );
  const inputById = new Map(inputs.map((input) => [input.id, input]));
  const moved: MovedService[] = [];
  for (const service of services) {
    const stored = inputById.get(service.id);
    // Removed since the services were counted.
    if (!stored) continue;
    const { before, after } = ratesFor(service);
    const input = engineInputOf(stored, { ...service.contract, ...service });
    const costWith = (rates: ContractRates) => calculate(input, rates.compiled()).result?.pricing.totalCost ?? null;
    const { chanceId, organizationId } = service;
    moved.push({ chanceId, organizationId, before: costWith(before), after: costWith(after) });
    // A contract of years takes tens of milliseconds.
    await breathe();
  }
  return moved;
}

/** Only the last contract's rates are kept: services with the same ones come one after the other. */
async function ratesBothWays(tenant: TenantDb<Actor>, changes: RowChanges, services: readonly RatesOf[]) {
  const tablesFor = await readTables(tenant, services);
  const { mainOrganizationId } = tenant.actor;
  let last: { key: string; rates: { before: ContractRates; after: ContractRates } } | null = null;
  return (of: RatesOf) => {
    const key = ratesKey(of);
    if (last?.key === key) return last.rates;
    const tables = tablesFor(of);
    const changed = tablesAfter(tables, changes, { organizationId: of.organizationId, mainOrganizationId });
    const rates = { before: ratesOfContract(tables, of), after: ratesOfContract(changed, of) };
    last = { key, rates };
    return rates;
  };
}
