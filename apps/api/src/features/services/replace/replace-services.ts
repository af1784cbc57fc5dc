import type { Prisma } from '@zuschlag/db/generated/client';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { CutPart } from '@zuschlag/validation/recalculations/recalculations';
import type { Actor } from '../../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import {
  calculationWith,
  type Figures,
  figuresOf,
  type Placed,
  type RatesOfServices,
  readRates,
} from '../pricing/calculate-services.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { inputsOfServices } from '../rates/open-services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { cutToContract } from './cut-to-contract.ts';
import {
  type ChosenServices,
  countVersionsUp,
  cutParts,
  type OrganizationSums,
  type PlacedService,
  placedServices,
  storeCalculationsFrom,
  storeCostParametersFrom,
  sumsByOrganization,
} from './replace-services.store.ts';

export type { ChosenServices, OrganizationSums, PlacedService };

/** What takes the place of a service in another contract, with other table rows or with other cost parameters. */
export type Replacement = { cuts: CutPart[]; calculation: Figures; costParameters: Partial<CostParameters> | null };

/** @returns the cost parameters that a service takes over with its next calculation; null: it keeps its copy */
export type TakesOver = (service: StoredService) => Partial<CostParameters> | null;

/** The services of a Chance with their parts and without their results, in the order they were added. */
export async function servicesWithParts(
  tenant: TenantDb<Actor>,
  { services }: Pick<StoredChance, 'services'>,
): Promise<StoredService[]> {
  const ids = services.map(({ id }) => id);
  const place = new Map(ids.map((id, at) => [id, at]));
  const stored = await inputsOfServices(tenant, ids);
  return stored.sort((left, right) => (place.get(left.id) ?? 0) - (place.get(right.id) ?? 0));
}

/** Services with their parts and without their results, in no order. */
export function servicesByIds(tenant: TenantDb<Actor>, ids: readonly string[]): Promise<StoredService[]> {
  return inputsOfServices(tenant, ids);
}

/** Which services a run calculates, in the order they were added. */
export function servicesToReplace(
  tenant: TenantDb<Actor>,
  chanceId: string,
  chosen: ChosenServices,
): Promise<PlacedService[]> {
  return placedServices(tenant, chanceId, chosen);
}

/** The table rows of those services; one without a federal state takes part without rows, and fails by itself. */
export function ratesToReplaceWith(
  tenant: TenantDb<Actor>,
  chance: StoredChance,
  services: readonly Placed[],
): Promise<RatesOfServices> {
  const placed = services.filter(({ site }) => (site?.province ?? chance.province) !== null);
  return readRates(tenant, chance, placed);
}

/** What a service becomes: the contract with its new days, the table rows of today, and the parameters it takes over. */
export type Becoming = { chance: StoredChance; rates: RatesOfServices; takesOver: TakesOver };

/**
 * Reads a service and calculates what it becomes.
 *
 * @returns null when the service does not exist any more
 */
export async function replacementOf(
  tenant: TenantDb<Actor>,
  { serviceId, ...becoming }: Becoming & { serviceId: string },
): Promise<Replacement | null> {
  const [stored] = await inputsOfServices(tenant, [serviceId]);
  return stored ? replacementFor(stored, becoming) : null;
}

/** A service of which nothing is left in the contract keeps its shifts and has no price. */
export function replacementFor(stored: StoredService, { chance, rates, takesOver }: Becoming): Replacement {
  const costParameters = takesOver(stored);
  const taking = stored.costParameters && { ...stored.costParameters, ...costParameters };
  const { service, cuts, isEmpty } = cutToContract({ ...stored, costParameters: taking }, chance);
  try {
    return { cuts: isEmpty ? [] : cuts, calculation: calculationWith(rates, service, chance), costParameters };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problem = { code: error.code, table: null, province: null, date: null };
    const calculation = { ...figuresOf({ result: null, problem }), rateRows: stored.rateRows };
    return { cuts: [], calculation, costParameters };
  }
}

/**
 * Puts replacements in the place of the services of a Chance that the caller has locked: their cuts, their figures and
 * the totals of the Chance, in statements independent of their number.
 *
 * @param chance with the new contract days
 * @param calculations a query for `id` and `calculation` of each service
 * @returns what the organizations offered before, and what they offer now
 */
export async function replaceServices(
  work: UnitOfWork<Actor>,
  {
    chance,
    cuts,
    calculations,
    parameters,
  }: {
    chance: StoredChance;
    cuts: readonly { serviceId: string; cuts: readonly CutPart[] }[];
    calculations: Prisma.Sql;
    /** the services that take over cost parameters, and a query for `id` and `parameters` of each */
    parameters: { serviceIds: readonly string[]; rows: Prisma.Sql };
  },
): Promise<{ before: OrganizationSums[]; after: OrganizationSums[] }> {
  const before = await sumsByOrganization(work, chance.id);
  const parts = Map.groupBy(
    cuts.flatMap((one) => one.cuts),
    ({ part }) => part,
  );
  for (const [part, ofPart] of parts) await cutParts(work, part, ofPart);
  if (parameters.serviceIds.length > 0) await storeCostParametersFrom(work, parameters.rows);
  const changed = [...new Set([...cuts.map(({ serviceId }) => serviceId), ...parameters.serviceIds])];
  if (changed.length > 0) await countVersionsUp(work, changed);
  await storeCalculationsFrom(work, calculations, work.now);
  await recalculate(work, chance, []);
  return { before, after: await sumsByOrganization(work, chance.id) };
}
