import type { RevenueCalculation as WireRevenue } from '@zuschlag/validation/services/revenue-calculation';
import type { RateBook as WireRateBook, Service as WireService } from '@zuschlag/validation/services/service';
import type { ShiftInput as WireShift } from '@zuschlag/validation/services/shift';
import type {
  AdvancedCostParameters,
  ContractPeriod,
  PermanentServiceInput,
  Province,
  RateBook,
  RevenueCalculation,
  Shift,
} from './index.ts';

/** The fields of a permanent service that decide its price, in their wire format. A form holds the same fields. */
export type WirePermanentService = Pick<
  WireService,
  | 'additional'
  | 'hourlyWage'
  | 'nonTariffAllowance'
  | 'hoursBriefingPerEmployee'
  | 'transferredEmployeePercentage'
  | 'pauseIncluded'
> & { id?: string; payGroup?: string; shifts: readonly WireShift[]; revenue: WireRevenue };

/** Federal state, contract and cost parameters of a calculation. */
export type Circumstances = { province: Province; contract: ContractPeriod; parameters: AdvancedCostParameters };

/** The engine's input of a permanent service; the only place that knows wire names and engine names. */
export function permanentServiceFromWire(
  service: WirePermanentService,
  { province, contract, parameters }: Circumstances,
): PermanentServiceInput {
  return {
    type: 'PERMANENT',
    id: service.id,
    payGroup: service.payGroup,
    additional: service.additional,
    province,
    contract: { startDate: contract.startDate, endDate: contract.endDate },
    parameters,
    hourlyWage: service.hourlyWage,
    nonTariffAllowance: service.nonTariffAllowance,
    hoursBriefingPerEmployee: service.hoursBriefingPerEmployee,
    transferredEmployeePercentage: service.transferredEmployeePercentage,
    pauseIncluded: service.pauseIncluded,
    shifts: service.shifts.map(shiftFromWire),
    cars: [],
    purchases: [],
    revenue: revenueFromWire(service.revenue),
  };
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
