import { CalcError, refuse } from '../calc-error.ts';
import { dayNumber } from '../calendar/dates.ts';
import { rateBookProblems } from '../checks/rate-book-problems.ts';
import type {
  BonusRow,
  CompiledRateBook,
  InsuranceRow,
  IsoDate,
  RateBook,
  SocialSecurityRow,
  TariffRow,
  VacationDaysRow,
  WageRow,
} from '../model.ts';
import type { Dated } from './in-force.ts';
import type { ContractRates } from './segment.ts';

/** The tables of one federal state, each ascending by day. */
export interface ProvinceTables {
  readonly tariffs: Dated<TariffRow>[];
  readonly vacationBonus: Dated<BonusRow>[];
  readonly christmasBonus: Dated<BonusRow>[];
  readonly vacationDays: Dated<VacationDaysRow>[];
  /** Day numbers, ascending, each once. */
  readonly holidays: number[];
}

/** A rate book, indexed. */
export interface Tables {
  readonly socialSecurity: Dated<SocialSecurityRow>[];
  readonly insurances: Dated<InsuranceRow>[];
  readonly provinces: Map<string, ProvinceTables>;
  readonly wages: readonly WageRow[];
  /** Contracts already cut into segments, because the services of a Chance share them. */
  readonly contracts: Map<string, ContractRates>;
}

const tablesOf = new WeakMap<CompiledRateBook, Tables>();

/**
 * Indexes the configuration tables once, for any number of calculations. The rows are kept, not copied.
 *
 * @throws {CalcError} INVALID_INPUT with a problem for each wrong row
 */
export function compileRateBook(book: RateBook): CompiledRateBook {
  const problems = rateBookProblems(book);
  if (problems.length > 0) refuse(problems);
  const provinces = new Map<string, ProvinceTables>();
  const holidays = byProvince(book.holidays);
  const tariffs = byProvince(book.tariffs);
  const vacationBonus = byProvince(book.vacationBonus);
  const christmasBonus = byProvince(book.christmasBonus);
  const vacationDays = byProvince(book.vacationDays);
  for (const province of [holidays, tariffs, vacationBonus, christmasBonus, vacationDays].flatMap((table) => [
    ...table.keys(),
  ])) {
    if (provinces.has(province)) continue;
    provinces.set(province, {
      tariffs: dated(tariffs.get(province)),
      vacationBonus: dated(vacationBonus.get(province)),
      christmasBonus: dated(christmasBonus.get(province)),
      vacationDays: dated(vacationDays.get(province)),
      holidays: ascendingDays(holidays.get(province)?.map((row) => row.date)),
    });
  }
  const compiled = Object.freeze({}) as CompiledRateBook;
  tablesOf.set(compiled, {
    socialSecurity: dated(book.socialSecurity),
    insurances: dated(book.insurances),
    provinces,
    wages: book.wages ?? [],
    contracts: new Map(),
  });
  return compiled;
}

/** @throws {CalcError} INVALID_INPUT when the book does not come from `compileRateBook` */
export function openRateBook(book: CompiledRateBook): Tables {
  const tables = typeof book === 'object' && book !== null ? tablesOf.get(book) : undefined;
  if (!tables) throw new CalcError('INVALID_INPUT', { path: 'book' });
  return tables;
}

function byProvince<Row extends { readonly province: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.province);
    if (group) group.push(row);
    else groups.set(row.province, [row]);
  }
  return groups;
}

function dated<Row extends { readonly activeFrom: IsoDate }>(rows: readonly Row[] = []): Dated<Row>[] {
  return rows
    .map((row) => ({ from: dayNumber(row.activeFrom), row }))
    .sort((first, second) => first.from - second.from);
}

function ascendingDays(dates: readonly IsoDate[] = []): number[] {
  return [...new Set(dates.map(dayNumber))].sort((first, second) => first - second);
}
