import { plain } from '@zuschlag/db/decimals';
import { Prisma } from '@zuschlag/db/generated/client';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { dateOf } from '../../database/date-columns.ts';
import { isUuid } from '../../database/uuid.ts';
import { insertParts, type NewRows } from './rows/rows.store.ts';
import { type MasterData, type StoredService, storedServiceInclude, toStoredService } from './stored-service.ts';

/** @returns the service of the tenant, or null; ids in another format do not exist */
export async function serviceById({ actor, db }: TenantDb, id: string): Promise<StoredService | null> {
  if (!isUuid(id)) return null;
  const row = await db.service.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId: actor.mainOrganizationId, id } },
    include: storedServiceInclude,
  });
  return row && toStoredService(plain(row));
}

/** The basis of the totals of a Chance: the results of its services, in the order of creation. */
export async function resultsOfChance(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<Pick<StoredService, 'operationalOrganizationId' | 'additional' | 'result'>[]> {
  return db.$queryRaw<Pick<StoredService, 'operationalOrganizationId' | 'additional' | 'result'>[]>`
    select "operationalOrganizationId", additional, result from service
    where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid order by id`;
}

/** Services of Chances in the order they were added, of one organization or of all. */
export async function servicesOfChances(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceIds: readonly string[],
  organizationId: number | null,
): Promise<StoredService[]> {
  const operator = organizationId === null ? {} : { operationalOrganizationId: organizationId };
  const rows = await db.service.findMany({
    where: { mainOrganizationId, chanceId: { in: [...chanceIds] }, ...operator },
    include: storedServiceInclude,
    orderBy: { id: 'asc' },
  });
  return rows.map((row) => toStoredService(plain(row)));
}

/** The federal state of each service of an organization in a Chance; null: the service has no site. */
export async function provincesOfServices(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  operationalOrganizationId: number,
): Promise<(string | null)[]> {
  const rows = await db.$queryRaw<{ province: string | null }[]>`
    select distinct site.province from service
    left join site on site."mainOrganizationId" = service."mainOrganizationId" and site.id = service."siteId"
    where service."mainOrganizationId" = ${mainOrganizationId} and service."chanceId" = ${chanceId}::uuid
      and service."operationalOrganizationId" = ${operationalOrganizationId}`;
  return rows.map(({ province }) => province);
}

/** The ids of the rows of the wage table behind the stored figures of an organization's services in a Chance. */
export async function wageRowsBehind(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  operationalOrganizationId: number,
): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select distinct used.value->>'id' as id from service
    cross join lateral jsonb_array_elements(
      case when jsonb_typeof(service."rateRows") = 'array' then service."rateRows" else '[]'::jsonb end) as used
    where service."mainOrganizationId" = ${mainOrganizationId} and service."chanceId" = ${chanceId}::uuid
      and service."operationalOrganizationId" = ${operationalOrganizationId} and used.value->>'table' = 'wage'`;
  return new Set(rows.map(({ id }) => id));
}

/** The columns of a new service of any kind, and its copy of the cost parameters. */
type NewService = { chanceId: string; operationalOrganizationId: number; costParameters: CostParameters };
type Permanent = Omit<MasterData, 'travelTime'> & { revenue: RevenueCalculation; shifts: readonly ShiftInput[] };
type Mobile = Omit<
  MasterData,
  | 'pauseIncluded'
  | 'transferredEmployeePercentage'
  | 'subcontractorHourlyRate'
  | 'travelTime'
  | 'headsFrom'
  | 'typedHeads'
> & { travelTime: number };

export async function insertPermanentService(
  tenant: TenantDb,
  {
    revenue,
    shifts,
    cars,
    purchases,
    costParameters,
    ...columns
  }: NewService & Permanent & Pick<NewRows, 'cars' | 'purchases'>,
): Promise<string> {
  const id = await insertService(tenant, { ...columns, type: 'PERMANENT', ...revenueColumns(revenue) });
  const { mainOrganizationId } = tenant.actor;
  await tenant.db.shift.createMany({ data: shifts.map((shift) => shiftRow(mainOrganizationId, id, shift)) });
  await insertParts(tenant, id, { costParameters, cars, purchases });
  return id;
}

export async function insertMobileService(
  tenant: TenantDb,
  { siteVisits, costParameters, ...columns }: NewService & Mobile & Pick<NewRows, 'siteVisits'>,
): Promise<string> {
  const id = await insertService(tenant, { ...columns, type: 'MOBILE' });
  await insertParts(tenant, id, { costParameters, siteVisits });
  return id;
}

async function insertService(
  { actor: { mainOrganizationId }, db }: TenantDb,
  columns: Omit<Prisma.ServiceUncheckedCreateInput, 'mainOrganizationId'>,
): Promise<string> {
  const { id } = await db.service.create({ data: { ...columns, mainOrganizationId }, select: { id: true } });
  return id;
}

/** Changes a service's own copy. @returns how many services were found */
export async function changeCostParameters(
  { actor: { mainOrganizationId }, db }: TenantDb,
  serviceId: string,
  parameters: Partial<CostParameters>,
): Promise<number> {
  const { count } = await db.serviceCostParameters.updateMany({
    where: { mainOrganizationId, serviceId },
    data: parameters,
  });
  return count;
}

/** Changes columns and counts the version up. */
export async function changeService(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  change: Partial<MasterData> & { revenue?: RevenueCalculation },
): Promise<void> {
  const { revenue, ...columns } = change;
  await db.service.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { ...columns, ...(revenue ? revenueColumns(revenue) : {}), version: { increment: 1 } },
    select: { id: true },
  });
}

/** Counts the version of a service up whose shifts are changing, together with the next statement. */
export function countVersionUp({ actor: { mainOrganizationId }, db }: TenantDb, id: string): void {
  db.$executeLater(Prisma.sql`
    update service set version = version + 1, "updatedAt" = now()
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`);
}

export async function deleteService({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.service.delete({ where: { mainOrganizationId_id: { mainOrganizationId, id } }, select: { id: true } });
}

export async function insertShift(
  { actor: { mainOrganizationId }, db }: TenantDb,
  serviceId: string,
  shift: ShiftInput,
  replacedIds: string[] = [],
): Promise<string> {
  const data = { ...shiftRow(mainOrganizationId, serviceId, shift), replacedIds };
  const { id } = await db.shift.create({ data, select: { id: true } });
  return id;
}

/** Adds shifts in one statement; their times of creation keep their order. */
export async function insertShifts(
  { actor: { mainOrganizationId }, db }: TenantDb,
  serviceId: string,
  shifts: readonly { shift: ShiftInput; replacedIds: string[] }[],
): Promise<void> {
  if (shifts.length === 0) return;
  const begin = Date.now();
  const data = shifts.map(({ shift, replacedIds }, at) => ({
    ...shiftRow(mainOrganizationId, serviceId, shift),
    replacedIds,
    createdAt: new Date(begin + at),
  }));
  await db.shift.createMany({ data });
}

export async function deleteShifts(
  { actor: { mainOrganizationId }, db }: TenantDb,
  serviceId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.shift.deleteMany({ where: { mainOrganizationId, serviceId, id: { in: [...ids] } } });
}

/** The columns that a calculation stores on a service. */
export type StoredCalculation = Pick<
  StoredService,
  | 'revenue'
  | 'totalCost'
  | 'margin'
  | 'surcharge'
  | 'pricePerHour'
  | 'minutesTotal'
  | 'result'
  | 'problem'
  | 'rateRows'
  | 'recalculatedAt'
>;

/**
 * Keeps what the engine computed, with the rows it computed from, of any number of services in one statement. The
 * version stays: a calculation is no edit.
 */
export async function storeCalculations(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  calculations: readonly (StoredCalculation & { id: string })[],
  now: Date,
): Promise<void> {
  if (calculations.length === 0) return;
  await db.$executeRaw`
    update service s set revenue = c.revenue, "totalCost" = c."totalCost", margin = c.margin, surcharge = c.surcharge,
      "pricePerHour" = c."pricePerHour", "minutesTotal" = c."minutesTotal", result = nullif(c.result, 'null'::jsonb),
      problem = nullif(c.problem, 'null'::jsonb), "rateRows" = c."rateRows", "recalculatedAt" = c."recalculatedAt",
      "updatedAt" = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(calculations)}::jsonb) as c (id uuid, revenue float8, "totalCost" float8,
      margin float8, surcharge float8, "pricePerHour" float8, "minutesTotal" int8, result jsonb, problem jsonb,
      "rateRows" jsonb, "recalculatedAt" timestamptz)
    where s."mainOrganizationId" = ${mainOrganizationId} and s.id = c.id`;
}

/** Only the columns of the chosen type carry a value. */
export function revenueColumns(revenue: RevenueCalculation) {
  const type = revenue.revenueCalculationType;
  return {
    revenueCalculationType: type,
    revenueMargin: type === 'Margin' ? revenue.margin : null,
    flatRate: type === 'Flatrate' ? revenue.flatRate : null,
    hourlyRateAbsolute: type === 'Hourlyrateabsolute' ? revenue.hourlyRateAbsolute : Prisma.DbNull,
    hourlyRateRelative: type === 'Hourlyraterelative' ? revenue.hourlyRateRelative : Prisma.DbNull,
  };
}

function shiftRow(mainOrganizationId: number, serviceId: string, shift: ShiftInput) {
  return {
    ...shift,
    mainOrganizationId,
    serviceId,
    startDate: dateOf(shift.startDate),
    endDate: dateOf(shift.endDate),
  };
}
