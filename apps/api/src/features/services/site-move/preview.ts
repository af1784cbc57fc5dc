import { localHolidaysIn } from '@zuschlag/calc-engine/calendar/local-holiday-days';
import { choicesOf, holidaysThatHold, type LocalHolidayChoices } from '@zuschlag/validation/customers/held-holidays';
import type { LocalHolidaysInput } from '@zuschlag/validation/customers/local-holidays';
import type { MovedService, MoveEffect, SiteMove, SiteMoveInput } from '@zuschlag/validation/services/site-move';
import { type LocalHolidayId, localHolidayIds, type Province } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { denialOf } from '../../../policy/authorize.ts';
import { findChances } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { findSite, type MovedHolidays } from '../../customers/sites.ts';
import { calculate } from '../pricing/calculate.ts';
import { engineInputOf } from '../pricing/engine-input.ts';
import { ratesOfContract, readTables } from '../rates/contract-rates.ts';
import { followedBy } from '../rates/followed-rows.ts';
import { viewOf } from '../service/load-service.ts';
import { serviceRules } from '../services.policy.ts';
import type { StoredService } from '../stored-service.ts';
import { contractsOf, openAmong, servicesAtSite } from './site-move.store.ts';

/**
 * What another federal state or other local holidays of a place of work would do to the services that are calculated
 * there. Answers that are left out stay.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function previewSiteMove(
  work: UnitOfWork,
  { siteId, province, localHolidays: given }: SiteMoveInput,
): Promise<SiteMove> {
  const site = await findSite(work, siteId);
  const answers = choicesOf(site.localHolidays);
  const after = holidaysThatHold(province, { ...answers, ...definedOf(given ?? {}) });
  const before = holidaysThatHold(site.province, answers);
  const localHolidays =
    site.province === province
      ? localHolidayIds.filter((holiday) => before.includes(holiday) !== after.includes(holiday))
      : 'all';
  if (localHolidays.length === 0) return { services: [], hiddenOpenServices: 0, needsConfirmation: false };
  const { seen, openIds, services } = await readMoved(work, { siteId: site.id, localHolidays });
  const priceThere = await pricesIn(work, province, after, seen);
  const hidden = services.filter(({ chanceId }) => openIds.has(chanceId)).length;
  const open = seen.filter(({ chance }) => openIds.has(chance.id)).length;
  return {
    services: seen.map(({ service, chance, effect }) => ({
      serviceId: service.id,
      serviceName: service.name,
      chanceId: chance.id,
      chanceName: chance.name,
      chanceState: chance.state,
      archivedAt: chance.archivedAt,
      operationalOrganizationId: service.operationalOrganizationId,
      operationalOrganizationShortName: service.organization.shortName,
      effect,
      pricePerHour: service.pricePerHour,
      ...priceThere({ service, chance, effect }),
    })),
    hiddenOpenServices: hidden - open,
    needsConfirmation: hidden > 0,
  };
}

export type Moved = { service: StoredService; chance: StoredChance; effect: MoveEffect };

type SiteMoved = { siteId: string; localHolidays: MovedHolidays };

/** Of the services at a place of work, local holidays move those whose contract has such a day. */
async function servicesMovedBy(tenant: TenantDb<UserActor>, move: SiteMoved): Promise<StoredService[]> {
  const services = await servicesAtSite(tenant, move.siteId);
  const holidays = move.localHolidays;
  if (holidays === 'all' || services.length === 0) return services;
  const contracts = await contractsOf(tenant, [...new Set(services.map(({ chanceId }) => chanceId))]);
  return services.filter(({ chanceId }) => {
    const contract = contracts.get(chanceId);
    return contract !== undefined && holidays.some((holiday) => localHolidaysIn(holiday, contract).length > 0);
  });
}

/** The services at a place of work, those of them that the caller sees with what becomes of them, and the open Chances. */
export async function readMoved(
  tenant: TenantDb<UserActor>,
  move: SiteMoved,
): Promise<{ services: StoredService[]; seen: Moved[]; openIds: Set<string> }> {
  const services = await servicesMovedBy(tenant, move);
  const chanceIds = [...new Set(services.map(({ chanceId }) => chanceId))];
  const [chanceById, openIds] = await Promise.all([findChances(tenant, chanceIds), openAmong(tenant, chanceIds)]);
  const seen = services.flatMap((service): Moved[] => {
    const chance = chanceById(service.chanceId);
    if (!chance) return [];
    return [{ service, chance, effect: effectOf(tenant.actor, service, chance, openIds.has(chance.id)) }];
  });
  return { services, seen, openIds };
}

/** Services that the caller may calculate are; others keep their figures, and an open Chance says so. */
export function effectOf(actor: UserActor, service: StoredService, chance: StoredChance, isOpen: boolean): MoveEffect {
  if (denialOf(actor, serviceRules.edit, viewOf(service, chance)) === null) return 'recalculated';
  return isOpen ? 'marked' : 'kept';
}

function definedOf(given: LocalHolidaysInput): Partial<LocalHolidayChoices> {
  return Object.fromEntries(Object.entries(given).filter(([, holds]) => holds !== undefined));
}

/** @returns the price of a service with the tables of another federal state and other local holidays */
async function pricesIn(
  tenant: TenantDb<UserActor>,
  province: Province,
  localHolidays: readonly LocalHolidayId[],
  moved: readonly Moved[],
) {
  const calculated = moved.filter(({ effect }) => effect === 'recalculated');
  const wanted = calculated.map(({ service }) => ({
    organizationId: service.operationalOrganizationId,
    province,
    followed: followedBy(service),
  }));
  const tablesOf = wanted.length > 0 ? await readTables(tenant, wanted) : null;
  return ({ service, chance, effect }: Moved): Pick<MovedService, 'pricePerHourThere' | 'problem'> => {
    if (effect !== 'recalculated' || !tablesOf || !service.site) return { pricePerHourThere: null, problem: null };
    const contract = { startDate: chance.startDate, endDate: chance.endDate };
    const rates = { contract, followed: followedBy(service), localHolidays };
    const tables = tablesOf({ organizationId: service.operationalOrganizationId, province });
    const there = { ...service, site: { ...service.site, province } };
    const { result, problem } = calculate(engineInputOf(there, chance), ratesOfContract(tables, rates).compiled());
    return { pricePerHourThere: result?.pricing.pricePerHour ?? null, problem };
  };
}

/** @throws {DomainError} SERVICES_MOVE with the names of the services that the caller sees */
export async function requireConfirmedMove(tenant: TenantDb<UserActor>, move: SiteMoved): Promise<void> {
  const { services, seen, openIds } = await readMoved(tenant, move);
  if (!services.some(({ chanceId }) => openIds.has(chanceId))) return;
  const names = seen.filter(({ chance }) => openIds.has(chance.id)).map(({ service }) => service.name);
  throw new DomainError('SERVICES_MOVE', { names: [...new Set(names)] });
}
