import { CalcError, type CalcErrorCode } from '../calc-error.ts';
import { exactMonths, startedMonths } from '../calendar/contract-length.ts';
import { dayNumber, dayNumberOf, isoDate } from '../calendar/dates.ts';
import { firstAtOrAfter } from '../calendar/day-counts.ts';
import type { CompiledRateBook, ContractPeriod, Province, VacationDaysRow } from '../model.ts';
import { type Dated, inForce } from './in-force.ts';
import { openRateBook, type ProvinceTables, type Tables } from './rate-book.ts';
import type { ContractRates, Segment } from './segment.ts';

/** Contracts cached per rate book; the oldest leave first. */
const cachedContracts = 500;

const noTables: ProvinceTables = { tariffs: [], vacationBonus: [], christmasBonus: [], vacationDays: [], holidays: [] };

/**
 * Cuts a contract at each day on which a rate changes.
 *
 * @throws {CalcError} TARIFF_MISSING, SOCIAL_SECURITY_MISSING, INSURANCE_MISSING, VACATION_DAYS_MISSING with the first
 * day without a row, because a row that is silently missing underprices an offer
 * @source docs/calculation.md, 2
 */
export function contractRates(contract: ContractPeriod, province: Province, book: CompiledRateBook): ContractRates {
  const tables = openRateBook(book);
  const key = province + contract.startDate + contract.endDate;
  const cached = tables.contracts.get(key);
  if (cached) return cached;
  const rates = cutContract(contract, province, tables);
  if (tables.contracts.size >= cachedContracts) {
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
  const changes = daysOfChange(start, end, tables, ofProvince);
  const segmentFrom = (from: number, next = end + 1) => segmentOf(from, next - 1, province, tables, ofProvince);
  return {
    months: exactMonths(contract.startDate, contract.endDate),
    durationMonths: startedMonths(contract.startDate, contract.endDate),
    segments: [segmentFrom(start, changes[0]), ...changes.map((from, at) => segmentFrom(from, changes[at + 1]))],
    holidays: ofProvince.holidays,
    yearsWithoutHolidays: yearsWithoutHolidays(contract, ofProvince.holidays),
  };
}

/** The first day of each segment after the first one, ascending. */
function daysOfChange(start: number, end: number, tables: Tables, ofProvince: ProvinceTables): number[] {
  const all: readonly (readonly Dated<unknown>[])[] = [
    tables.socialSecurity,
    tables.insurances,
    ofProvince.tariffs,
    ofProvince.vacationDays,
    ofProvince.vacationBonus,
    ofProvince.christmasBonus,
  ];
  const days = all.flatMap((entries) => entries.map((entry) => entry.from)).filter((day) => day > start && day <= end);
  return [...new Set(days)].sort((first, second) => first - second);
}

function segmentOf(from: number, to: number, province: Province, tables: Tables, ofProvince: ProvinceTables): Segment {
  const missing = (code: CalcErrorCode, table: string): never => {
    throw new CalcError(code, { path: table, table, date: isoDate(from), province });
  };
  const [lowest, ...higher] = vacationSteps(ofProvince.vacationDays, from);
  return {
    from,
    to,
    tariff: inForce(ofProvince.tariffs, from) ?? missing('TARIFF_MISSING', 'tariffs'),
    socialSecurity: inForce(tables.socialSecurity, from) ?? missing('SOCIAL_SECURITY_MISSING', 'socialSecurity'),
    insurance: inForce(tables.insurances, from) ?? missing('INSURANCE_MISSING', 'insurances'),
    vacationDays: lowest ? [lowest, ...higher] : missing('VACATION_DAYS_MISSING', 'vacationDays'),
    vacationBonus: inForce(ofProvince.vacationBonus, from),
    christmasBonus: inForce(ofProvince.christmasBonus, from),
  };
}

/** Per step of employment the row in force, ascending by step. */
function vacationSteps(entries: readonly Dated<VacationDaysRow>[], day: number): VacationDaysRow[] {
  const latest = new Map<number, VacationDaysRow>();
  for (const { from, row } of entries) if (from <= day) latest.set(row.lengthOfEmployment, row);
  return [...latest.values()].sort((first, second) => first.lengthOfEmployment - second.lengthOfEmployment);
}

function yearsWithoutHolidays(contract: ContractPeriod, holidays: readonly number[]): number[] {
  const years: number[] = [];
  for (let year = Number(contract.startDate.slice(0, 4)); year <= Number(contract.endDate.slice(0, 4)); year++) {
    const first = firstAtOrAfter(holidays, dayNumberOf(year, 1, 1));
    if (first === firstAtOrAfter(holidays, dayNumberOf(year + 1, 1, 1))) years.push(year);
  }
  return years;
}
