import type { BonusRow, InsuranceRow, Money, SocialSecurityRow, TariffRow, WageRow } from '../model.ts';
import type { VacationSteps } from '../pay/vacation-days.ts';
import type { PerPeriodTuple } from '../periods.ts';
import type { HeadsOfService } from '../results.ts';

/** Part of a contract in which no rate changes; day numbers, both inclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly tariff: TariffRow;
  readonly socialSecurity: SocialSecurityRow;
  readonly insurance: InsuranceRow;
  readonly vacationDays: VacationSteps;
  readonly vacationBonus: BonusRow | null;
  readonly christmasBonus: BonusRow | null;
  /** Only where the wage follows the table. */
  readonly wage?: TableWage;
}

/** What the wage table pays in a segment. */
export interface TableWage {
  readonly hourlyWage: Money;
  /** The last row that has begun. */
  readonly row: WageRow;
  /** Years since that row, the last known one, for each of which a rise is assumed; 0 where the row itself pays. */
  readonly assumedRises: number;
}

/** The heads that are briefed and dressed, and the full-time years of the contract over which they are spread. */
export interface HeadsOfContract extends HeadsOfService {
  readonly fullTimeYears: number;
  /** The minutes of each segment, which costs need again. */
  readonly minutes: ReadonlyMap<Segment, WorkMinutes>;
}

/** Minutes of own staff, minutes that holidays cancel but that are paid, and minutes of subcontractors. */
export interface WorkMinutes {
  readonly own: PerPeriodTuple<number>;
  readonly lost: PerPeriodTuple<number>;
  readonly subcontracted: PerPeriodTuple<number>;
}

/** A contract in a federal state: its length, its segments and the holidays of the state. */
export interface ContractRates {
  readonly months: number;
  readonly durationMonths: number;
  readonly segments: readonly [Segment, ...Segment[]];
  readonly holidays: readonly number[];
  readonly yearsWithoutHolidays: readonly number[];
  /** Only where the heads are not the average over the contract. */
  readonly heads?: HeadsOfContract;
}
