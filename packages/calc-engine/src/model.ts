import type { CostType, Province, ProvinceOrAll, TariffPeriod, Weekday } from '@zuschlag/validation/vocabulary';

/** The input of a calculation, each field with its unit. The output is in `results.ts`, the rules in docs/calculation.md. */

export type { CostType, Province, Weekday };

/** A calendar day `YYYY-MM-DD` without time zone. */
export type IsoDate = string;
/** A time of day `HH:mm`, 00:00 to 23:59. */
export type ClockTime = string;
/** Euros net of VAT, never rounded. */
export type Money = number;
/** 0.06 means 6 %. */
export type Fraction = number;
/** A whole number of minutes. */
export type Minutes = number;
export type PeriodKey = TariffPeriod;
export type PerPeriod<T> = Readonly<Record<PeriodKey, T>>;
export type PerCostType<T> = Readonly<Record<CostType, T>>;

// Configuration tables, already filtered to the organization by the caller. Any row may carry its id, so that a figure
// can name the row it came from.

/** A share of the bonus basis plus EUR per hour. */
export interface Bonus {
  readonly relative: Fraction;
  readonly absolute: Money;
}
export interface TariffRow {
  readonly id?: string;
  readonly province: Province;
  readonly activeFrom: IsoDate;
  /** Paid days of a full-time year, on the same basis (five- or six-day week) as vacation and sick days. */
  readonly workdaysPerYear: number;
  readonly startNight: ClockTime;
  readonly endNight: ClockTime;
  readonly basisForBonusCalculation: 'BASEWAGE' | 'HOURLYWAGE';
  /** Complete bonus of each period: `sundayNight` already contains the supplement of the night. */
  readonly bonuses: Readonly<Record<Exclude<PeriodKey, 'day'>, Bonus>>;
}
export interface SocialSecurityRow {
  readonly id?: string;
  readonly activeFrom: IsoDate;
  readonly value: Fraction;
}
export interface InsuranceRow {
  readonly id?: string;
  readonly activeFrom: IsoDate;
  readonly liabilityInsurance: Fraction;
  readonly professionalAssociation: Fraction;
}
export interface BonusRow {
  readonly id?: string;
  readonly province: Province;
  readonly activeFrom: IsoDate;
  readonly bonusRelative: Fraction;
  /** EUR per head and year. */
  readonly bonusAbsolute: Money;
}
export interface VacationDaysRow {
  readonly id?: string;
  readonly province: Province;
  readonly activeFrom: IsoDate;
  /** Years of employment from which these days are due. */
  readonly lengthOfEmployment: number;
  readonly days: number;
}
export interface HolidayRow {
  readonly id?: string;
  readonly province: Province;
  readonly date: IsoDate;
}
/** A row of the wage table, as seen from one organization. */
export interface WageRow {
  readonly id?: string;
  /** The organization's own row; the others are the main organization's, which count for all. */
  readonly isOwn: boolean;
  /** `DE` counts in every federal state. */
  readonly province: ProvinceOrAll;
  readonly payGroup: string;
  readonly activeFrom: IsoDate;
  readonly hourlyWage: Money;
}
export interface RateBook {
  readonly tariffs: readonly TariffRow[];
  readonly socialSecurity: readonly SocialSecurityRow[];
  readonly insurances: readonly InsuranceRow[];
  readonly vacationBonus: readonly BonusRow[];
  readonly christmasBonus: readonly BonusRow[];
  readonly vacationDays: readonly VacationDaysRow[];
  readonly holidays: readonly HolidayRow[];
  /** Only services whose wage follows the table read it. */
  readonly wages?: readonly WageRow[];
}
declare const compiled: unique symbol;
/** A rate book indexed once by `compileRateBook`, reusable for any number of services. */
export interface CompiledRateBook {
  readonly [compiled]: true;
}

// Service input

/** First and last day, both inclusive. */
export interface ContractPeriod {
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}
export interface AdvancedCostParameters {
  /** Paid hours of a full-time head per month, 173 for example. */
  readonly averageHoursWorkedPerMonth: number;
  readonly trainingDays: number;
  /** Course fees, EUR per head and year. */
  readonly yearlyTrainingCosts: Money;
  readonly sickDays: number;
  readonly employeeFluctuation: Fraction;
  readonly yearlyUniformCosts: Money;
  /** EUR per head and year. */
  readonly otherMaterialCosts: Money;
  /** Years; decides the vacation days. */
  readonly averageLengthOfEmployment: number;
  /** Mobile services only, default 0. */
  readonly carCostsPerMinute?: Money;
  /** Mobile services only, default 0. */
  readonly otherCostsPerMinute?: Money;
  /** Overheads as a share of the cost and in EUR per billed hour; default 0. */
  readonly overheadsShare?: Fraction;
  readonly overheadsPerHour?: Money;
  /** Risk as a share of the cost with its overheads and in EUR per billed hour; default 0. */
  readonly riskShare?: Fraction;
  readonly riskPerHour?: Money;
}
export interface Shift extends Readonly<Record<Weekday, boolean>> {
  readonly id?: string;
  readonly employeeQuantity: number;
  readonly subContractorQuantity: number;
  readonly startTime: ClockTime;
  /** Equal to the start: a shift of 24 hours. */
  readonly endTime: ClockTime;
  readonly pauseStartTime: ClockTime | null;
  readonly pauseEndTime: ClockTime | null;
  /** Runs on every public holiday, on each weekday. */
  readonly holiday: boolean;
  /** Does not run on public holidays, but the guards rostered on that weekday are paid. */
  readonly applyHolidayPay: boolean;
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
}
/** Visits per date of each kind of day; on a public holiday the holiday pair replaces the weekday's. */
export type VisitCounts = { readonly [K in `${Weekday | 'holiday'}${'Day' | 'Night'}`]: number };
export interface SiteVisit extends VisitCounts {
  readonly id?: string;
  readonly type: 'OPENING' | 'CONTROL' | 'CLOSING';
  /** Minutes on site, without travel. */
  readonly duration: Minutes;
  readonly margin: Fraction;
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
}
export interface Car {
  readonly netValue: Money;
  /** Months of depreciation. */
  readonly runtime: number;
  readonly yearlyInsurance: Money;
  readonly yearlyTax: Money;
  readonly yearlyKilometers: number;
  /** Litres per 100 km. */
  readonly consumption: number;
  /** EUR per litre. */
  readonly fuelPrice: Money;
  readonly repairPerKilometer: Money;
  readonly quantity: number;
}
export interface Purchase {
  readonly name?: string;
  readonly purchaseCost: Money;
  readonly monthsDepreciation: number;
  readonly yearlyMaintenance: Money;
  readonly yearlyRepair: Money;
  readonly yearlyAdditionals: Money;
  readonly quantity: number;
}
export type RevenueCalculation =
  | { readonly type: 'MARGIN'; readonly margin: Fraction }
  /** The price of the whole contract. */
  | { readonly type: 'FLATRATE'; readonly flatRate: Money }
  | { readonly type: 'HOURLYRATEABSOLUTE'; readonly hourlyRateAbsolute: PerPeriod<Money> }
  /** `day` is EUR per hour, the others are surcharges on it. */
  | { readonly type: 'HOURLYRATERELATIVE'; readonly hourlyRateRelative: PerPeriod<number> };
interface ServiceInputBase {
  readonly id?: string;
  /** An additional service is priced, but stays out of the totals of its Chance. */
  readonly additional: boolean;
  /** A label; it changes no figure unless the wage follows the table. */
  readonly payGroup?: string;
  /** Each stretch of the contract is paid by the row of its pay group instead of `hourlyWage`; default false. */
  readonly wageFollowsTable?: boolean;
  /** The rise of each year after the last known row of the pay group; default 0. */
  readonly assumedWageRise?: Fraction;
  /** Where the work is done. */
  readonly province: Province;
  readonly contract: ContractPeriod;
  readonly hourlyWage: Money;
  readonly nonTariffAllowance: Money;
  readonly hoursBriefingPerEmployee: number;
  readonly parameters: AdvancedCostParameters;
  /** All staff know the site, as in an option to extend the contract: there is no first briefing; default false. */
  readonly staffIsBriefed?: boolean;
  /** Unit prices are rounded to cents before they are multiplied; default false. */
  readonly roundsUnitPrices?: boolean;
}
export interface PermanentServiceInput extends ServiceInputBase {
  readonly type: 'PERMANENT';
  readonly transferredEmployeePercentage: Fraction;
  /** The pause is paid and billed; otherwise its minutes are taken out. */
  readonly pauseIncluded: boolean;
  readonly shifts: readonly Shift[];
  readonly cars: readonly Car[];
  readonly purchases: readonly Purchase[];
  /** EUR per hour, default 0. */
  readonly subcontractorHourlyRate?: Money;
  /** Where the heads to be briefed and dressed come from: the days of the shifts, or entered; default the average over the contract. */
  readonly headsFrom?: 'SHIFTS' | 'TYPED';
  /** Heads that were entered; at least the posts at the same time count. */
  readonly typedHeads?: number;
  readonly revenue: RevenueCalculation;
}
export interface MobileServiceInput extends ServiceInputBase {
  readonly type: 'MOBILE';
  /** Minutes of travel per visit. */
  readonly travelTime: Minutes;
  readonly siteVisits: readonly SiteVisit[];
}
export type ServiceInput = PermanentServiceInput | MobileServiceInput;
