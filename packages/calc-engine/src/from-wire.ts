import type { CarInput } from '@zuschlag/validation/services/car';
import type { PurchaseInput } from '@zuschlag/validation/services/purchase';
import type { RevenueCalculation as WireRevenue } from '@zuschlag/validation/services/revenue-calculation';
import type { RateBook as WireRateBook, Service as WireService } from '@zuschlag/validation/services/service';
import type { ShiftInput as WireShift } from '@zuschlag/validation/services/shift';
import type { SiteVisitInput } from '@zuschlag/validation/services/site-visit';
import { visitFields } from '@zuschlag/validation/vocabulary';
import type {
  AdvancedCostParameters,
  Car,
  ContractPeriod,
  MobileServiceInput,
  PermanentServiceInput,
  Province,
  Purchase,
  RateBook,
  RevenueCalculation,
  Shift,
  SiteVisit,
  VisitCounts,
} from './index.ts';

/** The pay group, and whether the wage follows its rows in the wage table; without these it is the one entered. */
type WireWage = { payGroup?: string } & Partial<Pick<WireService, 'wageFollowsTable' | 'assumedWageRise'>>;

/** Where its heads come from; without it the average over the contract. */
type WireHeads = Partial<Pick<WireService, 'headsFrom' | 'typedHeads'>>;

/** The fields of a permanent service that decide its price, in their wire format. A form holds the same fields. */
export type WirePermanentService = Pick<
  WireService,
  | 'additional'
  | 'hourlyWage'
  | 'nonTariffAllowance'
  | 'hoursBriefingPerEmployee'
  | 'transferredEmployeePercentage'
  | 'pauseIncluded'
  | 'subcontractorHourlyRate'
> &
  WireWage &
  WireHeads & {
    id?: string;
    shifts: readonly WireShift[];
    cars: readonly CarInput[];
    purchases: readonly PurchaseInput[];
    revenue: WireRevenue;
  };

/** The same of a mobile service; `travelTime` null counts as no way. */
export type WireMobileService = Pick<
  WireService,
  'additional' | 'hourlyWage' | 'nonTariffAllowance' | 'hoursBriefingPerEmployee' | 'travelTime'
> &
  WireWage & { id?: string; siteVisits: readonly (SiteVisitInput & { id?: string })[] };

/** Federal state, contract, cost parameters and the switch of the Chance that a calculation follows. */
export type Circumstances = {
  province: Province;
  contract: ContractPeriod;
  parameters: AdvancedCostParameters;
  roundsUnitPrices: boolean;
};

/** The engine's input of a permanent service; the only place that knows wire names and engine names. */
export function permanentServiceFromWire(
  service: WirePermanentService,
  circumstances: Circumstances,
): PermanentServiceInput {
  return {
    type: 'PERMANENT',
    ...ofBothKinds(service, circumstances),
    transferredEmployeePercentage: service.transferredEmployeePercentage,
    pauseIncluded: service.pauseIncluded,
    shifts: service.shifts.map(shiftFromWire),
    cars: service.cars.map(carFromWire),
    purchases: service.purchases.map(purchaseFromWire),
    subcontractorHourlyRate: service.subcontractorHourlyRate ?? undefined,
    ...headsFromWire(service),
    revenue: revenueFromWire(service.revenue),
  };
}

/** The engine's input of a mobile service. */
export function mobileServiceFromWire(service: WireMobileService, circumstances: Circumstances): MobileServiceInput {
  return {
    type: 'MOBILE',
    ...ofBothKinds(service, circumstances),
    travelTime: service.travelTime ?? 0,
    siteVisits: service.siteVisits.map(visitFromWire),
  };
}

function ofBothKinds(
  service: WirePermanentService | WireMobileService,
  { province, contract, parameters, roundsUnitPrices }: Circumstances,
) {
  return {
    id: service.id,
    payGroup: service.payGroup,
    additional: service.additional,
    province,
    contract: { startDate: contract.startDate, endDate: contract.endDate },
    parameters,
    hourlyWage: service.hourlyWage,
    nonTariffAllowance: service.nonTariffAllowance,
    hoursBriefingPerEmployee: service.hoursBriefingPerEmployee,
    // An entered wage leaves the input as it was before wages could follow the table.
    ...(service.wageFollowsTable ? { wageFollowsTable: true, assumedWageRise: service.assumedWageRise ?? 0 } : {}),
    // Without rounding the input is the same as before the switch existed.
    ...(roundsUnitPrices ? { roundsUnitPrices } : {}),
  };
}

/** The average over the contract leaves the input as it was before there was a choice. */
function headsFromWire({
  headsFrom = 'AVERAGE',
  typedHeads,
}: WireHeads): Pick<PermanentServiceInput, 'headsFrom' | 'typedHeads'> {
  if (headsFrom === 'AVERAGE') return {};
  return headsFrom === 'TYPED' ? { headsFrom, typedHeads: typedHeads ?? 1 } : { headsFrom };
}

/** The way of pricing under the engine's names. */
export function revenueFromWire(revenue: WireRevenue): RevenueCalculation {
  switch (revenue.revenueCalculationType) {
    case 'Margin':
      return { type: 'MARGIN', margin: revenue.margin };
    case 'Flatrate':
      return { type: 'FLATRATE', flatRate: revenue.flatRate };
    case 'Hourlyrateabsolute':
      return { type: 'HOURLYRATEABSOLUTE', hourlyRateAbsolute: revenue.hourlyRateAbsolute };
    case 'Hourlyraterelative':
      return { type: 'HOURLYRATERELATIVE', hourlyRateRelative: revenue.hourlyRateRelative };
  }
}

/** The tables of the wire have the shape of the engine; the types fail to compile when one side changes. */
export function rateBookFromWire(book: WireRateBook): RateBook {
  return book;
}

function shiftFromWire(shift: WireShift): Shift {
  return {
    employeeQuantity: shift.employeeQuantity,
    subContractorQuantity: shift.subContractorQuantity,
    startTime: shift.startTime,
    endTime: shift.endTime,
    pauseStartTime: shift.pauseStartTime,
    pauseEndTime: shift.pauseEndTime,
    monday: shift.monday,
    tuesday: shift.tuesday,
    wednesday: shift.wednesday,
    thursday: shift.thursday,
    friday: shift.friday,
    saturday: shift.saturday,
    sunday: shift.sunday,
    holiday: shift.holiday,
    applyHolidayPay: shift.applyHolidayPay,
    startDate: shift.startDate,
    endDate: shift.endDate,
  };
}

function visitFromWire(visit: SiteVisitInput & { id?: string }): SiteVisit {
  const counts = Object.fromEntries(visitFields.map((field) => [field, visit[field]])) as VisitCounts;
  const { id, type, duration, margin, startDate, endDate } = visit;
  return { id, type, duration, margin, ...counts, startDate, endDate };
}

function carFromWire(car: CarInput): Car {
  return {
    netValue: car.netValue,
    runtime: car.runtime,
    yearlyInsurance: car.yearlyInsurance,
    yearlyTax: car.yearlyTax,
    yearlyKilometers: car.yearlyKilometers,
    consumption: car.consumption,
    fuelPrice: car.fuelPrice,
    repairPerKilometer: car.repairPerKilometer,
    quantity: car.quantity,
  };
}

function purchaseFromWire(purchase: PurchaseInput): Purchase {
  return {
    name: purchase.name,
    purchaseCost: purchase.purchaseCost,
    monthsDepreciation: purchase.monthsDepreciation,
    yearlyMaintenance: purchase.yearlyMaintenance,
    yearlyRepair: purchase.yearlyRepair,
    yearlyAdditionals: purchase.yearlyAdditionals,
    quantity: purchase.quantity,
  };
}
