import type { CostType } from '@zuschlag/validation/vocabulary';
import type { Bonus, Fraction, IsoDate, Minutes, Money, PerCostType, PeriodKey, PerPeriod, WageRow } from './model.ts';

/** The output of a calculation. Undefined ratios are null; money is unrounded, unless unit prices are rounded. */

export interface PayCosts {
  readonly baseWage: Money;
  readonly nonTariffAllowances: Money;
  /** Subtotal of the two above; not added again. */
  readonly wage: Money;
  readonly bonusPay: Money;
  readonly training: Money;
  readonly briefing: Money;
  readonly fluctuationBriefing: Money;
  readonly sickness: Money;
  readonly vacation: Money;
  readonly vacationBonus: Money;
  readonly christmasBonus: Money;
  readonly holidayPay: Money;
  readonly socialSecurity: Money;
  readonly totalPayCosts: Money;
  /** Heads that fill the roster, as a fraction. */
  readonly employeeCount: number;
  /** Further heads because of absence. */
  readonly reserveEmployeeCount: number;
}
export interface MaterialCosts {
  readonly uniform: Money;
  readonly trainingFees: Money;
  readonly otherMaterial: Money;
  readonly professionalAssociation: Money;
  readonly liabilityInsurance: Money;
  readonly totalMaterialCosts: Money;
}
export interface SpecialCosts {
  readonly car: Money;
  readonly purchase: Money;
  readonly totalSpecialCosts: Money;
}
export interface CostDetails {
  readonly type: CostType;
  /** Billed minutes: own and subcontracted. */
  readonly minutes: Minutes;
  readonly payCosts: PayCosts;
  readonly materialCosts: MaterialCosts;
  readonly specialCosts: SpecialCosts;
  readonly subcontractorCosts: Money;
  readonly totalCosts: Money;
}
export interface PriceDetail {
  readonly type: CostType;
  readonly revenue: Money;
  readonly pricePerHour: Money | null;
}
export interface Pricing {
  readonly totalRevenue: Money;
  readonly totalCost: Money;
  /** Revenue less cost: the contribution margin. */
  readonly profit: Money;
  /** profit / revenue */
  readonly totalMargin: Fraction | null;
  /** profit / cost */
  readonly surcharge: Fraction | null;
  readonly pricePerHour: Money | null;
  readonly monthlyRevenue: Money;
  readonly yearlyRevenue: Money;
  readonly priceDetails: PerCostType<PriceDetail>;
}
export interface SiteVisitResult {
  readonly id?: string;
  readonly visits: number;
  readonly minutes: PerPeriod<Minutes>;
  readonly cost: Money;
  readonly revenue: Money;
  readonly pricePerSiteVisit: Money | null;
}
/** A line of the price sheet: a quantity as it is printed there, times a unit price of whole cents. */
export interface PricePosition {
  readonly unit: 'HOUR' | 'VISIT' | 'FLAT';
  /** The kind of time; null of visits, and of a flat rate for the contract. */
  readonly period: PeriodKey | null;
  /** The place of the kind of visit in the input. */
  readonly siteVisit: number | null;
  /** Hours to two places, visits, or 1. */
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly amount: Money;
  /** The price of the position without rounding. */
  readonly exactAmount: Money;
}
/** The positions behind a price of whole cents, and the figures without rounding. */
export interface UnitPrices {
  readonly positions: readonly PricePosition[];
  readonly exact: Pick<ServiceResult, 'pricing' | 'siteVisits' | 'warnings' | 'profitAfterOverheads'>;
}
/** A stretch of the contract that one row of the wage table pays, with the rise that is assumed on it. */
export interface PaidStretch {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly hourlyWage: Money;
  readonly row: Omit<WageRow, 'payGroup'>;
  /** Years since the row for each of which the rise is assumed; 0 where the row itself pays. */
  readonly assumedRises: number;
  /** Hours of own guards. */
  readonly hours: number;
  readonly baseWage: Money;
  /** The highest statutory minimum wage of its days, where the wage is below it. */
  readonly minimumWage: Money | null;
}
/** A year of the contract, counted from its first day. */
export interface ContractYear {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly minutes: Minutes;
  readonly cost: Money;
  /** At the margin or the rates of the service, not at the average price of the contract; without rounding. */
  readonly revenue: Money;
  readonly pricePerHour: Money | null;
}
/** What the wage table makes of a service whose wage follows it. */
export interface WageTable {
  readonly assumedRise: Fraction;
  /** Base wage over hours of own guards. */
  readonly averageWage: Money | null;
  readonly stretches: readonly PaidStretch[];
  readonly years: readonly ContractYear[];
}
/** The heads that are briefed and dressed, with what the days of the shifts ask for. */
export interface HeadsOfService {
  readonly from: 'SHIFTS' | 'TYPED';
  readonly heads: number;
  /** Average heads on the payroll over the contract, reserve included. */
  readonly average: number;
  /** What the days of the shifts give, also where heads are entered. */
  readonly fromShifts: number;
  readonly postsAtOnce: number;
  /** Heads at work or in the rest of eleven hours after it, at the same time. */
  readonly byRest: number;
  /** Hours of the longest calendar week over 48, in whole heads. */
  readonly byHours: number;
  /** Duties of the fullest calendar week over 6, in whole heads. */
  readonly byDuties: number;
}
/** An amount of the whole contract, per billed hour, and as a share of the revenue. */
export interface ShareOfPrice {
  readonly amount: Money;
  readonly perHour: Money | null;
  readonly ofRevenue: Fraction | null;
}
/** What the price leaves above the cost, what overheads and risk take of it, and the rest. */
export interface ProfitAfterOverheads {
  /** `profit` of the pricing: revenue less cost. */
  readonly contributionMargin: ShareOfPrice;
  readonly overheads: ShareOfPrice;
  readonly risk: ShareOfPrice;
  readonly profit: ShareOfPrice;
}
export type WarningCode =
  | 'HOLIDAYS_MISSING_FOR_YEAR'
  | 'VACATION_BONUS_MISSING'
  | 'CHRISTMAS_BONUS_MISSING'
  | 'SUBCONTRACTOR_RATE_MISSING'
  | 'ZERO_MINUTES'
  | 'NEGATIVE_MARGIN'
  | 'SHORT_CONTRACT_BRIEFING'
  | 'WAGE_BELOW_MINIMUM_WAGE'
  | 'WAGE_RISE_ASSUMED'
  | 'HEADS_BELOW_NEED';
export interface Warning {
  readonly code: WarningCode;
  readonly detail?: string;
}
export interface ServiceResult {
  /** Exact length of the contract; each day counts one part of its month. */
  readonly months: number;
  /** Started months. */
  readonly durationMonths: number;
  readonly minutes: PerPeriod<Minutes>;
  readonly minutesTotal: Minutes;
  /** Minutes that public holidays cancel and that are paid all the same. */
  readonly lostHolidayMinutes: PerPeriod<Minutes>;
  readonly costDetails: PerCostType<CostDetails>;
  readonly pricing: Pricing;
  readonly siteVisits: readonly SiteVisitResult[];
  /** In force on the first day of the contract. */
  readonly applied: {
    readonly workdaysPerYear: number;
    readonly vacationDays: number;
    readonly productiveDays: number;
    readonly vacationBonus: Bonus;
    readonly christmasBonus: Bonus;
  };
  readonly warnings: readonly Warning[];
  /** Only where overheads or risk are entered. */
  readonly profitAfterOverheads?: ProfitAfterOverheads;
  /** Only where the heads are not the average over the contract. */
  readonly heads?: HeadsOfService;
  /** Only where the wage follows the table. */
  readonly wageTable?: WageTable;
  /** Only where unit prices are rounded. */
  readonly unitPrices?: UnitPrices;
}
export interface ChanceTotals {
  readonly count: number;
  readonly revenue: Money;
  readonly totalCost: Money;
  readonly profit: Money;
  readonly margin: Fraction | null;
  readonly surcharge: Fraction | null;
  readonly minutes: Minutes;
  readonly pricePerHour: Money | null;
  readonly monthlyRevenue: Money;
  readonly yearlyRevenue: Money;
  readonly durationMonths: number;
  readonly costDetails: CostDetails;
  /** Only where a service has overheads or risk. */
  readonly profitAfterOverheads?: ProfitAfterOverheads;
}
export interface ChanceResult {
  /** The figures of the Chance itself. */
  readonly regular: ChanceTotals;
  readonly additional: ChanceTotals;
  /** In force on the first day of the contract. */
  readonly rates: {
    readonly socialSecurity: Fraction;
    readonly liabilityInsurance: Fraction;
    readonly professionalAssociation: Fraction;
  };
}
export interface ErosionInput {
  readonly minutes: Minutes;
  readonly totalCosts: Money;
  readonly totalPayCosts: Money;
  readonly nonTariffAllowances: Money;
  readonly operativeMargin: Fraction;
  /** Share of the tariff increase that the price follows; null is a fixed price. */
  readonly escalationClause: Fraction | null;
  readonly yearlyTariffIncrease: Fraction;
  readonly durationMonths: number;
}
export interface ErosionRow {
  readonly year: number;
  /** 1, or less in a partial last year. */
  readonly weight: number;
  readonly pricePerHour: Money;
  readonly costPerHour: Money;
  readonly margin: Fraction;
  readonly erosion: Fraction | null;
}
export type ErosionResult =
  | { readonly status: 'NO_DATA' }
  | { readonly status: 'NOT_APPLICABLE'; readonly years: number }
  | {
      readonly status: 'OK';
      readonly years: number;
      readonly effectiveMargin: Fraction;
      readonly erosion: Fraction | null;
      readonly level: 'GAIN' | 'NORMAL' | 'HIGH' | null;
      readonly plannedProfit: Money;
      readonly expectedProfit: Money;
      readonly tariffBoundShare: Fraction;
      readonly rows: readonly ErosionRow[];
    };
/** A figure and its parts: with a formula over the keys of the parts (or `sum` of them), or as a leaf. */
export interface Explanation {
  readonly key: string;
  readonly value: number;
  readonly unit: string;
  readonly formula?: string;
  readonly row?: { readonly table: string; readonly id?: string; readonly activeFrom?: IsoDate };
  readonly segment?: { readonly from: IsoDate; readonly to: IsoDate };
  /** The period the node belongs to, where it belongs to one. */
  readonly period?: CostType;
  /** Path of the input this leaf was read from, `shifts.0.employeeQuantity` for example. */
  readonly input?: string;
  readonly parts: readonly Explanation[];
}
