import type {
  MobileServiceInput,
  PermanentServiceInput,
  RateBook,
  RevenueCalculation,
  Shift,
} from '@zuschlag/calc-engine';
import { inTenant } from '@zuschlag/db/client';
import type { MobileServiceFormValues } from '@zuschlag/validation/services/mobile-service';
import type { PermanentServiceFormValues } from '@zuschlag/validation/services/permanent-service';
import type { RevenueCalculation as WireRevenue } from '@zuschlag/validation/services/revenue-calculation';
import { shiftInput } from '@zuschlag/validation/services/shift';
import type { Province } from '@zuschlag/validation/vocabulary';
import { dateOf } from '../../database/date-columns.ts';
import type { ScenarioTenant } from '../scenario.ts';
import { townHall } from '../services.ts';

/** Random rows and services of the engine's tests, narrowed to what the product accepts, and their way into it. */

/** The database holds one row per table, federal state and first day. */
export function storableBook(book: RateBook): RateBook {
  const byDay = <Row extends { activeFrom: string }>(rows: readonly Row[]) =>
    distinct(rows, ({ activeFrom }) => activeFrom);
  return {
    tariffs: byDay(book.tariffs),
    socialSecurity: byDay(book.socialSecurity),
    insurances: byDay(book.insurances),
    vacationBonus: byDay(book.vacationBonus),
    christmasBonus: byDay(book.christmasBonus),
    vacationDays: distinct(book.vacationDays, (row) => `${row.activeFrom} ${row.lengthOfEmployment}`),
    holidays: book.holidays,
  };
}

/** Writes the tables of one federal state for a tenant without any yet. */
export async function withBook(
  { database, mainOrganizationId, organizations }: ScenarioTenant,
  book: RateBook,
): Promise<void> {
  const dated = <Row extends { id?: string; activeFrom: string }>({ id: _, activeFrom, ...row }: Row) => ({
    ...row,
    mainOrganizationId,
    activeFrom: dateOf(activeFrom),
  });
  await inTenant(database, mainOrganizationId, async (db) => {
    const tariffs = book.tariffs.map(({ bonuses, ...row }) => {
      const columns = Object.entries(bonuses).flatMap(([period, { relative, absolute }]) => [
        [`${period}BonusRelative`, relative],
        [`${period}BonusAbsolute`, absolute],
      ]);
      return { ...dated(row), organizationId: mainOrganizationId, ...Object.fromEntries(columns) };
    });
    await db.tariff.createMany({ data: tariffs });
    await db.socialSecurity.createMany({ data: book.socialSecurity.map(dated) });
    await db.liabilityInsurance.createMany({ data: book.insurances.map(dated) });
    await db.vacationBonus.createMany({ data: book.vacationBonus.map(dated) });
    await db.christmasBonus.createMany({ data: book.christmasBonus.map(dated) });
    await db.vacationDays.createMany({ data: book.vacationDays.map(dated) });
    const holidays = book.holidays.map(({ province, date }) => ({ mainOrganizationId, province, date: dateOf(date) }));
    await db.holiday.createMany({ data: holidays });
    const organizationId = organizations.nord.id;
    await db.organizationCostParameters.create({ data: { ...standards, organizationId, mainOrganizationId } });
  });
}

/** Parameters that differ from every random one, so that a service that kept them would be noticed. */
const standards = {
  averageHoursWorkedPerMonth: 301,
  trainingDays: 31,
  yearlyTrainingCosts: 777,
  sickDays: 61,
  employeeFluctuation: 0.77,
  yearlyUniformCosts: 777,
  otherMaterialCosts: 777,
  averageLengthOfEmployment: 41,
  carCostsPerMinute: 7.77,
  otherCostsPerMinute: 7.77,
};

/** The service as a person could enter it: guards on every shift, pieces on every car, whole hours of briefing. */
export function storablePermanent(input: PermanentServiceInput): PermanentServiceInput {
  const subcontractorHourlyRate = input.subcontractorHourlyRate || undefined;
  return {
    ...input,
    hoursBriefingPerEmployee: Math.round(input.hoursBriefingPerEmployee),
    subcontractorHourlyRate,
    shifts: input.shifts.map((shift) => storableShift(shift, subcontractorHourlyRate !== undefined)),
    cars: input.cars.filter(({ quantity }) => quantity > 0),
    purchases: input.purchases.filter(({ quantity }) => quantity > 0).map((row) => ({ ...row, name: 'Funkgerät' })),
  };
}

export function storableMobile(input: MobileServiceInput): MobileServiceInput {
  return {
    ...input,
    hoursBriefingPerEmployee: Math.round(input.hoursBriefingPerEmployee),
    siteVisits: input.siteVisits.map((visit) => ({ ...visit, duration: Math.max(1, visit.duration) })),
  };
}

function storableShift(shift: Shift, hasSubcontractor: boolean): Shift {
  const subContractorQuantity = hasSubcontractor ? shift.subContractorQuantity : 0;
  const isAllDay = shift.startTime === shift.endTime;
  const guarded = {
    ...shift,
    subContractorQuantity,
    employeeQuantity: Math.max(shift.employeeQuantity, subContractorQuantity > 0 ? 0 : 1),
    ...(isAllDay ? { startTime: '00:00', endTime: '00:00', pauseStartTime: null, pauseEndTime: null } : {}),
  };
  return shiftInput.safeParse(guarded).success ? guarded : { ...guarded, pauseStartTime: null, pauseEndTime: null };
}

/** The call that adds the service. */
export function permanentCall(input: PermanentServiceInput, organizationId: number): PermanentServiceFormValues {
  return {
    ...placeAndWage(input, organizationId),
    transferredEmployeePercentage: input.transferredEmployeePercentage,
    pauseIncluded: input.pauseIncluded,
    subcontractorHourlyRate: input.subcontractorHourlyRate ?? null,
    shifts: input.shifts.map((shift) => ({ ...shift })),
    cars: input.cars.map((car) => ({ ...car })),
    purchases: input.purchases.map(({ name = '', ...purchase }) => ({ name, ...purchase })),
    revenue: wireRevenue(input.revenue),
  };
}

export function mobileCall(input: MobileServiceInput, organizationId: number): MobileServiceFormValues {
  return {
    ...placeAndWage(input, organizationId),
    travelTime: input.travelTime,
    siteVisits: input.siteVisits.map((visit) => ({ ...visit })),
  };
}

function placeAndWage(input: PermanentServiceInput | MobileServiceInput, operationalOrganizationId: number) {
  const { additional, hourlyWage, nonTariffAllowance, hoursBriefingPerEmployee, province } = input;
  return {
    ...{ operationalOrganizationId, name: 'Dienst', payGroup: 'Lohngruppe 2', siteInput: inProvince(province) },
    ...{ additional, hourlyWage, nonTariffAllowance, hoursBriefingPerEmployee },
  };
}

function inProvince(province: Province) {
  return { ...townHall, province };
}

function wireRevenue(revenue: RevenueCalculation): WireRevenue {
  switch (revenue.type) {
    case 'MARGIN':
      return { revenueCalculationType: 'Margin', margin: revenue.margin };
    case 'FLATRATE':
      return { revenueCalculationType: 'Flatrate', flatRate: revenue.flatRate };
    case 'HOURLYRATEABSOLUTE':
      return { revenueCalculationType: 'Hourlyrateabsolute', hourlyRateAbsolute: revenue.hourlyRateAbsolute };
    case 'HOURLYRATERELATIVE':
      return { revenueCalculationType: 'Hourlyraterelative', hourlyRateRelative: revenue.hourlyRateRelative };
  }
}

function distinct<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
