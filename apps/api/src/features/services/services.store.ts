import { plain } from '@zuschlag/db/decimals';
import { Prisma } from '@zuschlag/db/generated/client';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { RateRow } from '@zuschlag/validation/services/service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import type { TenantDb } from '../../context.ts';
import { dateOf } from '../../database/date-columns.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Calculation } from './pricing/calculate.ts';
import { type MasterData, type StoredService, storedServiceInclude, toStoredService } from './stored-service.ts';

/** @returns the service of the tenant, or null; ids that are none of ours simply do not exist */
export async function serviceById({ actor, db }: TenantDb, id: string): Promise<StoredService | null> {
  if (!isUuid(id)) return null;
  const row = await db.service.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId: actor.mainOrganizationId, id } },
    include: storedServiceInclude,
  });
  return row && toStoredService(plain(row));
}

/** Services of a Chance in the order they were added, of one organization or of all. */
export async function servicesOfChance(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  organizationId: number | null,
): Promise<StoredService[]> {
  const operator = organizationId === null ? {} : { operationalOrganizationId: organizationId };
  const rows = await db.service.findMany({
    where: { mainOrganizationId, chanceId, ...operator },
    include: storedServiceInclude,
    orderBy: { id: 'asc' },
  });
  return rows.map((row) => toStoredService(plain(row)));
}

export type NewService = MasterData & {
  chanceId: string;
  operationalOrganizationId: number;
  revenue: RevenueCalculation;
  shifts: readonly ShiftInput[];
  costParameters: CostParameters;
};

export async function insertPermanentService(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { revenue, shifts, costParameters, ...columns }: NewService,
): Promise<string> {
  const { id } = await db.service.create({
    data: { ...columns, mainOrganizationId, type: 'PERMANENT', ...revenueColumns(revenue) },
    select: { id: true },
  });
  await db.serviceCostParameters.create({ data: { ...costParameters, mainOrganizationId, serviceId: id } });
  await db.shift.createMany({ data: shifts.map((shift) => shiftRow(mainOrganizationId, id, shift)) });
  return id;
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
  });
}

export async function deleteService({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.service.delete({ where: { mainOrganizationId_id: { mainOrganizationId, id } } });
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

export async function deleteShift(
  { actor: { mainOrganizationId }, db }: TenantDb,
  serviceId: string,
  id: string,
): Promise<void> {
  await db.shift.deleteMany({ where: { mainOrganizationId, serviceId, id } });
}

/** Keeps what the engine computed, with the rows it computed from; the version stays, for nobody edited anything. */
export async function storeCalculation(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  { result, problem }: Calculation,
  { rateRows, now }: { rateRows: RateRow[]; now: Date },
): Promise<void> {
  const pricing = result?.pricing;
  await db.service.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: {
      revenue: pricing?.totalRevenue ?? null,
      totalCost: pricing?.totalCost ?? null,
      margin: pricing?.totalMargin ?? null,
      surcharge: pricing?.surcharge ?? null,
      pricePerHour: pricing?.pricePerHour ?? null,
      minutesTotal: result ? BigInt(Math.round(result.minutesTotal)) : null,
      result: result ? (result as unknown as Prisma.InputJsonObject) : Prisma.DbNull,
      problem: problem ?? Prisma.DbNull,
      rateRows,
      recalculatedAt: now,
    },
  });
}

/** Only the columns of the chosen type carry a value. */
function revenueColumns(revenue: RevenueCalculation) {
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
