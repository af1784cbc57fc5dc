import type { Prisma } from '@zuschlag/db/generated/client';
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
  countVersionsUp,
  cutParts,
  type OrganizationSums,
  type PlacedService,
  placedServices,
  storeCalculationsFrom,
  sumsByOrganization,
} from './replace-services.store.ts';

export type { OrganizationSums, PlacedService };

/** What takes the place of a service in another contract, or with other table rows. */
export type Replacement = { cuts: CutPart[]; calculation: Figures };

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

/** Which services a run calculates, in the order they were added; an empty list of organizations means all. */
export function servicesToReplace(
  tenant: TenantDb<Actor>,
  chanceId: string,
  organizationIds: readonly number[],
): Promise<PlacedService[]> {
  return placedServices(tenant, chanceId, organizationIds);
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

/**
 * What a service becomes in the contract of a Chance. A service of which nothing is left keeps its shifts and has no
 * price.
 *
 * @param chance with the new contract days
 * @returns null when the service does not exist any more
 */
export async function replacementOf(
  tenant: TenantDb<Actor>,
  { chance, rates, serviceId }: { chance: StoredChance; rates: RatesOfServices; serviceId: string },
): Promise<Replacement | null> {
  const [stored] = await inputsOfServices(tenant, [serviceId]);
  if (!stored) return null;
  const { service, cuts, isEmpty } = cutToContract(stored, chance);
  try {
    return { cuts: isEmpty ? [] : cuts, calculation: calculationWith(rates, service, chance) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problem = { code: error.code, table: null, province: null, date: null };
    return { cuts: [], calculation: { ...figuresOf({ result: null, problem }), rateRows: stored.rateRows } };
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
  }: {
    chance: StoredChance;
    cuts: readonly { serviceId: string; cuts: readonly CutPart[] }[];
    calculations: Prisma.Sql;
  },
): Promise<{ before: OrganizationSums[]; after: OrganizationSums[] }> {
  const before = await sumsByOrganization(work, chance.id);
  const parts = Map.groupBy(
    cuts.flatMap((one) => one.cuts),
    ({ part }) => part,
  );
  for (const [part, ofPart] of parts) await cutParts(work, part, ofPart);
  if (cuts.length > 0)
    await countVersionsUp(
      work,
      cuts.map(({ serviceId }) => serviceId),
    );
  await storeCalculationsFrom(work, calculations, work.now);
  await recalculate(work, chance, []);
  return { before, after: await sumsByOrganization(work, chance.id) };
}
