import { CalcError, type CalcErrorCode } from '../calc-error.ts';
import { exactMonths, startedMonths } from '../calendar/contract-length.ts';
import { dayNumber, dayNumberOf, isoDate } from '../calendar/dates.ts';
import { firstAtOrAfter } from '../calendar/day-counts.ts';
import type {
  BonusRow,
  CompiledRateBook,
  ContractPeriod,
  InsuranceRow,
  Province,
  SocialSecurityRow,
  TariffRow,
  VacationDaysRow,
} from '../model.ts';
import { type Dated, inForce } from './in-force.ts';
import { openRateBook, type ProvinceTables, type Tables } from './rate-book.ts';

/** Part of a contract in which no rate changes; day numbers, both inclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly tariff: TariffRow;
  readonly socialSecurity: SocialSecurityRow;
  readonly insurance: InsuranceRow;
  /** One row per step of employment, ascending. */
  readonly vacationDays: readonly VacationDaysRow[];
  readonly vacationBonus: BonusRow | null;
  readonly christmasBonus: BonusRow | null;
}

/** A contract in a federal state: its length, its segments and the holidays of the state. */
export interface ContractRates {
  readonly months: number;
  readonly durationMonths: number;
  readonly segments: readonly Segment[];
  readonly holidays: readonly number[];
  readonly yearsWithoutHolidays: readonly number[];
}

/** Contracts remembered per rate book; beyond it the oldest are forgotten. */
const rememberedContracts = 500;

const noTables: ProvinceTables = { tariffs: [], vacationBonus: [], christmasBonus: [], vacationDays: [], holidays: [] };

/**
 * Cuts a contract at each day on which a rate changes.
 *
 * @throws {CalcError} TARIFF_MISSING, SOCIAL_SECURITY_MISSING, INSURANCE_MISSING, VACATION_DAYS_MISSING with the first
 * day without a row; missing one silently would underprice an offer
 * @source docs/calculation.md, 2
 */
export function contractRates(contract: ContractPeriod, province: Province, book: CompiledRateBook): ContractRates {
  const tables = openRateBook(book);
  const key = province + contract.startDate + contract.endDate;
  const remembered = tables.contracts.get(key);
  if (remembered) return remembered;
  const rates = cutContract(contract, province, tables);
  if (tables.contracts.size >= rememberedContracts) {
    const [oldest] = tables.contracts.keys();
    if (oldest !== undefined) tables.contracts.delete(oldest);
  }
  tables.contracts.set(key, rates);
  return rates;
}

function cutContract(contract: ContractPeriod, province: Province, tables: Tables): ContractRates {
  const start = dayNumber(contract.startDate);
  const end = dayNumber(contract.endDate);
  const ofProvince = tables.provinces.get(province) ?? noTables;
  const cuts = changes(start, end, tables, ofProvince);
  const segments = cuts.map((from, at) => segmentOf(from, (cuts[at + 1] ?? end + 1) - 1, province, tables, ofProvince));
  return {
    months: exactMonths(contract.startDate, contract.endDate),
    durationMonths: startedMonths(contract.startDate, contract.endDate),
    segments,
    holidays: ofProvince.holidays,
    yearsWithoutHolidays: yearsWithoutHolidays(contract, ofProvince.holidays),
  };
}

/** The first day of each segment. */
function changes(start: number, end: number, tables: Tables, ofProvince: ProvinceTables): number[] {
  const all: readonly (readonly Dated<unknown>[])[] = [
    tables.socialSecurity,
    tables.insurances,
    ofProvince.tariffs,
    ofProvince.vacationDays,
    ofProvince.vacationBonus,
    ofProvince.christmasBonus,
  ];
  const days = all.flatMap((entries) => entries.map((entry) => entry.from)).filter((day) => day > start && day <= end);
  return [start, ...[...new Set(days)].sort((one, other) => one - other)];
}

function segmentOf(from: number, to: number, province: Province, tables: Tables, ofProvince: ProvinceTables): Segment {
  const missing = (code: CalcErrorCode, table: string): never => {
    throw new CalcError(code, { path: table, table, date: isoDate(from), province });
  };
  const vacationDays = vacationSteps(ofProvince.vacationDays, from);
  return {
    from,
    to,
    tariff: inForce(ofProvince.tariffs, from) ?? missing('TARIFF_MISSING', 'tariffs'),
    socialSecurity: inForce(tables.socialSecurity, from) ?? missing('SOCIAL_SECURITY_MISSING', 'socialSecurity'),
    insurance: inForce(tables.insurances, from) ?? missing('INSURANCE_MISSING', 'insurances'),
    vacationDays: vacationDays.length > 0 ? vacationDays : missing('VACATION_DAYS_MISSING', 'vacationDays'),
    vacationBonus: inForce(ofProvince.vacationBonus, from),
    christmasBonus: inForce(ofProvince.christmasBonus, from),
  };
}

/** Per step of employment the row in force, ascending by step. */
function vacationSteps(entries: readonly Dated<VacationDaysRow>[], day: number): VacationDaysRow[] {
  const latest = new Map<number, VacationDaysRow>();
  for (const { from, row } of entries) if (from <= day) latest.set(row.lengthOfEmployment, row);
  return [...latest.values()].sort((one, other) => one.lengthOfEmployment - other.lengthOfEmployment);
}

function yearsWithoutHolidays(contract: ContractPeriod, holidays: readonly number[]): number[] {
  const years: number[] = [];
  for (let year = Number(contract.startDate.slice(0, 4)); year <= Number(contract.endDate.slice(0, 4)); year++) {
    const first = firstAtOrAfter(holidays, dayNumberOf(year, 1, 1));
    if (first === firstAtOrAfter(holidays, dayNumberOf(year + 1, 1, 1))) years.push(year);
  }
  return years;
}
