import { Prisma } from '@zuschlag/db/generated/client';
import { costParameterNames } from '@zuschlag/validation/organizations/organizations';
import type { CutPart, DatedPart } from '@zuschlag/validation/recalculations/recalculations';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import type { Placed } from '../pricing/calculate-services.ts';

const tables: { readonly [part in DatedPart]: Prisma.Sql } = {
  shift: Prisma.raw('shift'),
  siteVisit: Prisma.raw('site_visit'),
};

/** Cuts and drops parts of one kind, in two statements independent of their number. */
export async function cutParts(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  part: DatedPart,
  cuts: readonly CutPart[],
): Promise<void> {
  const dropped = cuts.filter(({ isDropped }) => isDropped).map(({ id }) => id);
  if (dropped.length > 0)
    await db.$executeRaw`
      delete from ${tables[part]} where "mainOrganizationId" = ${mainOrganizationId} and id = any (${dropped}::uuid[])`;
  const kept = cuts
    .filter(({ isDropped }) => !isDropped)
    .map(({ id, newStartDate, newEndDate }) => ({ id, newStartDate, newEndDate }));
  if (kept.length > 0)
    await db.$executeRaw`
      update ${tables[part]} as part set "startDate" = cut."newStartDate", "endDate" = cut."newEndDate"
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as cut (id uuid, "newStartDate" date, "newEndDate" date)
      where part."mainOrganizationId" = ${mainOrganizationId} and part.id = cut.id`;
}

/** Counts the versions of services up whose parts were cut. */
export async function countVersionsUp(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  ids: readonly string[],
): Promise<void> {
  await db.$executeRaw`
    update service set version = version + 1
    where "mainOrganizationId" = ${mainOrganizationId} and id = any (${[...ids]}::uuid[])`;
}

/**
 * Keeps calculations that wait in another table, so that they do not leave the database.
 *
 * @param rows a query for `id` and `calculation`, the columns of `StoredCalculation` except its moment
 */
export async function storeCalculationsFrom(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  rows: Prisma.Sql,
  now: Date,
): Promise<void> {
  await db.$executeRaw`
    update service s set revenue = c.revenue, "totalCost" = c."totalCost", margin = c.margin, surcharge = c.surcharge,
      "pricePerHour" = c."pricePerHour", "minutesTotal" = c."minutesTotal", result = nullif(c.result, 'null'::jsonb),
      problem = nullif(c.problem, 'null'::jsonb), "rateRows" = c."rateRows", "recalculatedAt" = ${now}::timestamptz,
      "updatedAt" = ${now}::timestamptz
    from (${rows}) as waiting, jsonb_to_record(waiting.calculation) as c (revenue float8, "totalCost" float8,
      margin float8, surcharge float8, "pricePerHour" float8, "minutesTotal" int8, result jsonb, problem jsonb,
      "rateRows" jsonb)
    where s."mainOrganizationId" = ${mainOrganizationId} and s.id = waiting.id`;
}

/**
 * Writes cost parameters that wait in another table into the copies of services; a parameter that is missing stays.
 *
 * @param rows a query for `id` and `parameters`
 */
export async function storeCostParametersFrom(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  rows: Prisma.Sql,
): Promise<void> {
  const taken = costParameterNames.map((name) => Prisma.raw(`"${name}" = coalesce(c."${name}", p."${name}")`));
  const columns = costParameterNames.map((name) => Prisma.raw(`"${name}" numeric`));
  await db.$executeRaw`
    update service_cost_parameters p set ${Prisma.join(taken)}
    from (${rows}) as waiting, jsonb_to_record(waiting.parameters) as c (${Prisma.join(columns)})
    where p."mainOrganizationId" = ${mainOrganizationId} and p."serviceId" = waiting.id`;
}

/** What the regular services of an organization add up to; `serviceCount` counts additional ones too. */
export type OrganizationSums = {
  organizationId: number;
  serviceCount: number;
  revenue: number;
  totalCost: number;
  minutes: number;
};

export async function sumsByOrganization(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<OrganizationSums[]> {
  return db.$queryRaw<OrganizationSums[]>`
    select "operationalOrganizationId" as "organizationId", count(*)::int as "serviceCount",
      coalesce(sum(revenue) filter (where not additional), 0)::float8 as revenue,
      coalesce(sum("totalCost") filter (where not additional), 0)::float8 as "totalCost",
      coalesce(sum("minutesTotal") filter (where not additional), 0)::float8 as minutes
    from service where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
    group by "operationalOrganizationId" order by "operationalOrganizationId"`;
}

/** A service of a Chance, as far as its table rows depend on it. */
export type PlacedService = Placed & { id: string };

/** Which services of a Chance: an empty list means all. */
export type ChosenServices = { organizationIds: readonly number[]; serviceIds: readonly string[] };

/** The chosen services of a Chance in the order they were added. */
export async function placedServices(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
  { organizationIds, serviceIds }: ChosenServices,
): Promise<PlacedService[]> {
  const services = await db.service.findMany({
    where: {
      mainOrganizationId,
      chanceId,
      ...(organizationIds.length > 0 ? { operationalOrganizationId: { in: [...organizationIds] } } : {}),
      ...(serviceIds.length > 0 ? { id: { in: [...serviceIds] } } : {}),
    },
    select: {
      ...{ id: true, operationalOrganizationId: true, site: { select: { province: true, localHolidays: true } } },
      ...{ payGroup: true, wageFollowsTable: true, assumedWageRise: true },
    },
    orderBy: { id: 'asc' },
  });
  return services.map((service) => ({ ...service, assumedWageRise: Number(service.assumedWageRise) }));
}
