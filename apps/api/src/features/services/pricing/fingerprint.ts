import { createHash } from 'node:crypto';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import { overheadParameters } from '@zuschlag/validation/organizations/organizations';
import type { StoredService } from '../stored-service.ts';

/**
 * A short text that stands for everything an organization put into its services and for the figures that came out. Two
 * approvals of the same fingerprint approve the same thing. Ids and order of lists do not count: a shift that was
 * replaced by its equal changes nothing. What a service has not does not count either, so that an approval outlives the
 * day on which services learned to have it.
 */
export function servicesFingerprint(services: readonly StoredService[]): string {
  const substance = services.map(substanceOf).sort();
  return digestOf(JSON.stringify(substance));
}

/** The same for one service: an equal digest means equal input and equal figures. */
export function serviceDigest(service: StoredService): string {
  return digestOf(substanceOf(service));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** @returns a text that is the same for services with the same input; ids and figures do not count */
export function inputOf(service: StoredService): string {
  return substanceOf({ ...service, id: '', revenue: null, totalCost: null, minutesTotal: null, problem: null });
}

function substanceOf(service: StoredService): string {
  return canonical({
    id: service.id,
    type: service.type,
    additional: service.additional,
    name: service.name,
    info: service.info,
    payGroup: service.payGroup,
    siteId: service.siteId,
    province: service.site?.province ?? null,
    hourlyWage: service.hourlyWage,
    nonTariffAllowance: service.nonTariffAllowance,
    hoursBriefingPerEmployee: service.hoursBriefingPerEmployee,
    transferredEmployeePercentage: service.transferredEmployeePercentage,
    pauseIncluded: service.pauseIncluded,
    revenueCalculation: service.revenueCalculation,
    costParameters: withoutZeroOverheads(service.costParameters),
    shifts: service.shifts.map(({ id: _, replacedIds: _ids, ...shift }) => canonical(shift)).sort(),
    ...onlyGiven(service),
    revenue: service.revenue,
    totalCost: service.totalCost,
    minutesTotal: service.minutesTotal,
    problem: service.problem,
  });
}

/** Overheads and risk count where there are any. */
function withoutZeroOverheads(parameters: StoredService['costParameters']): object | null {
  if (!parameters) return null;
  const isOff = (name: string) => overheadParameters.some((one) => one === name && !parameters[one]);
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !isOff(name)));
}

function onlyGiven({ siteVisits, cars, purchases, ...service }: StoredService) {
  const localHolidays = holidaysOfSite(service.site);
  return {
    wageFollowsTable: service.wageFollowsTable || undefined,
    localHolidays: localHolidays.length > 0 ? localHolidays : undefined,
    assumedWageRise: service.wageFollowsTable ? service.assumedWageRise : undefined,
    headsFrom: service.headsFrom === 'AVERAGE' ? undefined : service.headsFrom,
    typedHeads: service.headsFrom === 'TYPED' ? service.typedHeads : undefined,
    travelTime: service.travelTime ?? undefined,
    subcontractorHourlyRate: service.subcontractorHourlyRate ?? undefined,
    siteVisits: substanceOfRows(siteVisits),
    cars: substanceOfRows(cars),
    purchases: substanceOfRows(purchases),
  };
}

function substanceOfRows(rows: readonly { id: string; position: number }[]): string[] | undefined {
  if (rows.length === 0) return undefined;
  return rows.map(({ id: _, position: _place, ...row }) => canonical(row)).sort();
}

/** JSON whose keys are in order at every depth: columns of JSON come back in an order of the database's own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([left], [right]) => (left < right ? -1 : 1)))
      : item,
  );
}
