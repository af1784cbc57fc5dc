import type { ServiceResult } from '@zuschlag/calc-engine';
import type { Plain } from '@zuschlag/db/decimals';
import type { Prisma } from '@zuschlag/db/generated/client';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { RateRow, ServiceProblem } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import { dayOf } from '../../database/date-columns.ts';

const keys = { serviceId: true, mainOrganizationId: true } as const;
const ofRow = { omit: { ...keys, createdAt: true }, orderBy: { position: 'asc' } } as const;
const defaults = {
  costParameters: { omit: { organizationId: true, mainOrganizationId: true, version: true } },
} as const;

/** The parts of a service that one query reads: the row with its place, its lists and its cost parameters. */
export const storedServiceInclude = {
  organization: { select: { shortName: true, ...defaults, main: { select: defaults } } },
  site: true,
  costParameters: { omit: keys },
  shifts: {
    omit: keys,
    orderBy: [
      { startTime: 'asc' },
      { endTime: 'asc' },
      { startDate: { sort: 'asc', nulls: 'first' } },
      { endDate: { sort: 'asc', nulls: 'first' } },
      { createdAt: 'asc' },
      { id: 'asc' },
    ],
  },
  siteVisits: ofRow,
  cars: ofRow,
  purchases: ofRow,
} as const satisfies Prisma.ServiceInclude;

type Row = Plain<Prisma.ServiceGetPayload<{ include: typeof storedServiceInclude }>>;

/** A service as verbs work with it: days as text, exact decimals as numbers, the result as the engine gave it. */
export type StoredService = ReturnType<typeof toStoredService>;
export type StoredShift = StoredService['shifts'][number];
export type StoredSiteVisit = StoredService['siteVisits'][number];

/** The editable fields of the service itself; its lists, revenue and cost parameters have separate calls. */
export type MasterData = ReturnType<typeof toMasterData>;

export function toMasterData(service: StoredService) {
  return {
    additional: service.additional,
    name: service.name,
    info: service.info,
    payGroup: service.payGroup,
    siteId: service.siteId,
    hourlyWage: service.hourlyWage,
    wageFollowsTable: service.wageFollowsTable,
    assumedWageRise: service.assumedWageRise,
    nonTariffAllowance: service.nonTariffAllowance,
    hoursBriefingPerEmployee: service.hoursBriefingPerEmployee,
    transferredEmployeePercentage: service.transferredEmployeePercentage,
    pauseIncluded: service.pauseIncluded,
    subcontractorHourlyRate: service.subcontractorHourlyRate,
    headsFrom: service.headsFrom,
    typedHeads: service.typedHeads,
    travelTime: service.travelTime,
  };
}

/** The way of pricing in the format of clients; every stored service has one. */
export function revenueOf(row: Row): RevenueCalculation | null {
  const { revenueMargin, flatRate, hourlyRateAbsolute, hourlyRateRelative } = row;
  // Each pair of type and value is written together, in one statement.
  const revenue = {
    revenueCalculationType: row.revenueCalculationType,
    ...(revenueMargin === null ? {} : { margin: revenueMargin }),
    ...(flatRate === null ? {} : { flatRate }),
    ...(hourlyRateAbsolute === null ? {} : { hourlyRateAbsolute }),
    ...(hourlyRateRelative === null ? {} : { hourlyRateRelative }),
  };
  return row.revenueCalculationType === null ? null : (revenue as RevenueCalculation);
}

export function toStoredService(row: Row) {
  const { revenueMargin: _margin, flatRate: _flat, ...rest } = row;
  return {
    ...rest,
    revenueCalculation: revenueOf(row),
    site: row.site && { ...row.site, province: row.site.province as Province },
    shifts: row.shifts.map(({ createdAt: _, startDate, endDate, ...shift }) => ({
      ...shift,
      startDate: dayOf(startDate),
      endDate: dayOf(endDate),
    })),
    siteVisits: row.siteVisits.map(({ startDate, endDate, ...visit }) => ({
      ...visit,
      startDate: dayOf(startDate),
      endDate: dayOf(endDate),
    })),
    result: row.result as unknown as ServiceResult | null,
    rateRows: (row.rateRows ?? []) as unknown as RateRow[],
    problem: row.problem as unknown as ServiceProblem | null,
  };
}
