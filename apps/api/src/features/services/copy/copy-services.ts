import type { CopiedService, CopiedServices, CopyServices } from '@zuschlag/validation/services/copy-services';
import type { UnitOfWork } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { DomainError } from '../../../errors.ts';
import { findChances, lockChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { siteOfCustomer } from '../../customers/sites.ts';
import { calculationWith, readRates } from '../pricing/calculate-services.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { inputsOfServices } from '../rates/open-services.store.ts';
import { costParametersOf, requireNewService } from '../service/new-service.ts';
import type { StoredService } from '../stored-service.ts';
import { requireKnownWages } from '../wages/wage-table.ts';
import { noteCopies } from './copy-all-services.ts';
import { insertCopies } from './copy-services.store.ts';
import { type Destination, type PlannedCopy, planCopies } from './plan-copies.ts';

/**
 * Copies services with everything they have into a Chance, for their own organizations or for another one, and calculates
 * the copies with the tables that count there. Parts with days of their own are cut to the contract of that Chance. The
 * rights are those of the Chance that takes the copies; of the source it is enough to see it.
 *
 * @throws {DomainError} NOT_FOUND for a service or a Chance that the caller may not view
 * @throws {DomainError} NOT_PERMITTED unless the caller may calculate for the organizations in that Chance
 * @throws {DomainError} LOCKED while a decision on that Chance is pending or taken
 * @throws {DomainError} INVALID_INPUT for an organization that does not bid, a foreign site, or a Chance that would be too full
 * @throws {DomainError} PROVINCE_REQUIRED when a copy has neither a site nor a Chance with a federal state
 */
export async function copyServices(
  work: UnitOfWork,
  { serviceIds, isTrial, input }: CopyServices,
): Promise<CopiedServices> {
  const chance = await lockChance(work, input.chanceId);
  const { sources, numberOf } = await readSources(work, chance, [...new Set(serviceIds)]);
  const organizationIds = sources.map((one) => input.operationalOrganizationId ?? one.operationalOrganizationId);
  for (const operationalOrganizationId of new Set(organizationIds))
    requireNewService(work, chance, { operationalOrganizationId }, sources.length);
  const copies = planCopies(chance, sources, await destinationOf(work, chance, sources, input));
  for (const { source, service } of copies) {
    const isMoved = source.operationalOrganizationId !== service.operationalOrganizationId;
    requireKnownWages(work.actor, service.operationalOrganizationId, isMoved ? null : source, service);
  }
  const stored = isTrial
    ? await tryCopies(work, chance, copies)
    : await storeCopies(work, chance, { copies, numberOf });
  return {
    chanceId: chance.id,
    services: copies.map((copy, at) => presentCopy(copy, stored[at] ?? copy.service, isTrial)),
  };
}

type Sources = { sources: StoredService[]; numberOf: (chanceId: string) => string };

/** The services in the order of the ids, each of a Chance the caller may view. */
async function readSources(work: UnitOfWork, chance: StoredChance, ids: readonly string[]): Promise<Sources> {
  const services = await inputsOfServices(work, ids.filter(isUuid));
  const otherIds = [...new Set(services.map(({ chanceId }) => chanceId))].filter((id) => id !== chance.id);
  const other = otherIds.length > 0 ? await findChances(work, otherIds) : () => undefined;
  const chanceOf = (id: string) => (id === chance.id ? chance : other(id));
  const byId = new Map(services.map((service) => [service.id, service]));
  const sources = ids.map((id) => {
    const service = byId.get(id.toLowerCase());
    if (!service || !chanceOf(service.chanceId)) throw new DomainError('NOT_FOUND');
    return service;
  });
  return { sources, numberOf: (chanceId) => chanceOf(chanceId)?.shortNumber ?? '' };
}

/** Another organization calculates with its own cost parameters: absence and overheads are those of its people. */
async function destinationOf(
  work: UnitOfWork,
  chance: StoredChance,
  sources: readonly StoredService[],
  { operationalOrganizationId: id, siteId }: CopyServices['input'],
): Promise<Destination> {
  const site = siteId ? await siteOfCustomer(work, chance.customerId, siteId) : null;
  const participation = chance.participations.find(({ organizationId }) => organizationId === id);
  const isOther = id && sources.some(({ operationalOrganizationId }) => operationalOrganizationId !== id);
  if (!isOther || !participation) return { organization: null, site };
  const costParameters = await costParametersOf(work, id);
  return { organization: { id, shortName: participation.shortName, costParameters }, site };
}

/** What the copies would cost. */
async function tryCopies(
  work: UnitOfWork,
  chance: StoredChance,
  copies: readonly PlannedCopy[],
): Promise<StoredService[]> {
  const services = copies.map(({ service }) => service);
  const rates = await readRates(work, chance, services);
  return services.map((service) => ({ ...service, ...calculationWith(rates, service, chance) }));
}

/**
 * Stores planned copies in a Chance that the caller has locked, calculates them, writes them down in its trail and tells
 * the others, in statements independent of their number.
 */
export async function storeCopies(
  work: UnitOfWork,
  chance: StoredChance,
  { copies, numberOf }: { copies: readonly PlannedCopy[]; numberOf: (chanceId: string) => string },
): Promise<StoredService[]> {
  const ids = await insertCopies(
    work,
    chance.id,
    copies.map(({ service }) => service),
  );
  const place = new Map(ids.map((id, at) => [id, at]));
  const inserted = await inputsOfServices(work, ids);
  inserted.sort((left, right) => (place.get(left.id) ?? 0) - (place.get(right.id) ?? 0));
  const { services } = await recalculate(work, chance, inserted);
  await noteCopies(
    work,
    services.map((service, at) => ({ service, source: numberOf(copies[at]?.source.chanceId ?? chance.id) })),
  );
  const [first] = services;
  const organizationIds = new Set(services.map(({ operationalOrganizationId }) => operationalOrganizationId));
  await work.publish({
    kind: 'servicesChanged',
    chanceId: chance.id,
    organizationId: organizationIds.size === 1 ? (first?.operationalOrganizationId ?? null) : null,
    serviceId: services.length === 1 ? (first?.id ?? null) : null,
  });
  return services;
}

function presentCopy({ source, cuts, isEmpty }: PlannedCopy, service: StoredService, isTrial: boolean): CopiedService {
  return {
    sourceId: source.id,
    sourceName: source.name,
    serviceId: isTrial ? null : service.id,
    name: service.name,
    operationalOrganizationId: service.operationalOrganizationId,
    operationalOrganizationShortName: service.organization.shortName,
    siteId: service.siteId,
    siteName: service.site?.name ?? null,
    keepsCostParameters: service.operationalOrganizationId === source.operationalOrganizationId,
    effect: isEmpty ? 'fails' : cuts.length > 0 ? 'cut' : 'recalculated',
    cuts,
    revenue: service.revenue,
    pricePerHour: service.pricePerHour,
    problem: service.problem,
  };
}
