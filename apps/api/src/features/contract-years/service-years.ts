import { compileRateBook, type ServiceInput } from '@zuschlag/calc-engine';
import { localHolidayRowsIn } from '@zuschlag/calc-engine/calendar/local-holiday-days';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import {
  bookOfOptions,
  contractOption,
  contractYears,
  inOption,
  type ContractPart as PartOfEngine,
} from '@zuschlag/calc-engine/services/contract-options';
import { yearPeriods } from '@zuschlag/calc-engine/services/wage-table';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import type { PartWage, ServicePart, ServiceYears } from '@zuschlag/validation/services/figures/contract-years';
import { rowsBehind } from '@zuschlag/validation/services/rates/rows-behind';
import type { RateBook, ServiceProblem } from '@zuschlag/validation/services/service';
import type { StoredChance } from '../chance/stored-chance.ts';
import { bookOf, type RateTables } from '../configuration/rates/rate-book.ts';
import { attempt } from '../services/pricing/calculate.ts';
import { engineInputOf } from '../services/pricing/engine-input.ts';
import type { StoredService } from '../services/stored-service.ts';
import { lawfulYears, withLawfulHolidays } from './lawful-holidays.ts';
import { allOf, sumsOf } from './sums.ts';

type Period = { startDate: string; endDate: string };
/** The options of a Chance, and how one service is read in them. */
export type OptionsOf = {
  periods: readonly Period[];
  /** assumed where the service assumes none */
  rise: number;
  /** null: neither the site nor the Chance has a federal state */
  tables: RateTables | null;
  knowsWages: boolean;
};

const noRow: ServiceProblem = { code: 'PROVINCE_REQUIRED', table: null, province: null, date: null };

/** The contract years and the options of a service. */
export function yearsOfService(service: StoredService, chance: StoredChance, options: OptionsOf): ServiceYears {
  const { result, wageFollowsTable, operationalOrganizationId, organization } = service;
  const read = options.tables && readParts(service, chance, { ...options, tables: options.tables });
  const parts = read?.parts ?? [
    ...withoutFigures('YEAR', yearPeriods(chance), noRow),
    ...withoutFigures('OPTION', options.periods, noRow),
  ];
  const years = parts.filter(({ kind }) => kind === 'YEAR');
  // Years that are kept from the reader leave the hours that were stored with the price.
  const counted = years.some(({ isHidden }) => isHidden) ? result?.wageTable?.stretches : years.map(({ sums }) => sums);
  const hours = (counted ?? []).reduce((sum, of) => sum + (of?.hours ?? 0), 0);
  const contract = result && sumsOf({ ...figuresOf(result), hours });
  return {
    serviceId: service.id,
    name: service.name,
    operationalOrganizationId,
    operationalOrganizationShortName: organization.shortName,
    ...{ additional: service.additional, wageFollowsTable },
    assumedRise: wageFollowsTable && service.assumedWageRise > 0 ? service.assumedWageRise : options.rise,
    endedRows: [...service.shifts, ...service.siteVisits].filter(({ endDate }) => (endDate ?? '9999') < chance.endDate)
      .length,
    areRatesGone: read?.areRatesGone ?? false,
    contract,
    total: allOf([contract, ...parts.filter(({ kind }) => kind === 'OPTION').map(({ sums }) => sums)]),
    parts,
  };
}

function readParts(service: StoredService, chance: StoredChance, options: OptionsOf & { tables: RateTables }) {
  const { periods, tables, rise, knowsWages } = options;
  const input = engineInputOf(service, chance);
  const { startDate, endDate } = chance;
  const held = holidaysOfSite(service.site);
  const book = bookOf(tables, { startDate, endDate }, held);
  const behind = rowsBehind(book, service.rateRows);
  const isHidden = service.wageFollowsTable && !knowsWages;
  const areRatesGone = !service.problem && behind === null;
  // The stored rows came with the price; the tables of today may hold wages that the reader does not know.
  const areYearsHidden = areRatesGone && isHidden;
  const years =
    service.problem || areYearsHidden
      ? withoutFigures('YEAR', yearPeriods(chance), service.problem).map((part) => ({
          ...part,
          isHidden: areYearsHidden,
        }))
      : yearsOf(input, behind ? withLaterWages(behind, book, input, knowsWages) : book);
  const last = periods.at(-1)?.endDate ?? endDate;
  const whole = bookOf(tables, { startDate, endDate: last }, held);
  const ofState = withLawfulHolidays(whole, { startDate, endDate: last, province: tables.province });
  // Years that take the holidays of the law have the local ones, too.
  const local = localHolidayRowsIn(ofState.holidays, held, tables.province, { startDate, endDate: last });
  const lawful = { ...ofState, holidays: [...ofState.holidays, ...local] };
  const compiled = compileRateBook(bookOfOptions(input, rateBookFromWire(lawful)));
  const ofOptions = periods.map((period, at): ServicePart => {
    const part = partOf('OPTION', at + 1, period);
    if (isHidden) return { ...part, isHidden };
    const option = inOption(input, period, rise);
    if (!option) return { ...part, sums: sumsOf(nothing) };
    const { result, problem } = attempt(input, () => contractOption(option, compiled));
    if (!result) return { ...part, problem };
    const lawfulHolidayYears = lawfulYears(whole, period);
    return { ...part, ...figures(result), lawfulHolidayYears, belowMinimumWage: belowMinimum(result.warnings) };
  });
  return { parts: [...years, ...ofOptions], areRatesGone: areRatesGone && !areYearsHidden };
}

function yearsOf(input: ServiceInput, book: RateBook): ServicePart[] {
  const { result, problem } = attempt(input, () => contractYears(input, compileRateBook(rateBookFromWire(book))));
  if (!result) return withoutFigures('YEAR', yearPeriods(input.contract), problem);
  return result.map((year, at) => ({
    ...partOf('YEAR', at + 1, { startDate: year.from, endDate: year.to }),
    ...figures(year),
  }));
}

/** Rows that begin after the contract move no figure of it; they say that the row before them is not carried on. */
function withLaterWages(behind: RateBook, book: RateBook, input: ServiceInput, knowsWages: boolean): RateBook {
  if (!knowsWages || !input.wageFollowsTable || (input.assumedWageRise ?? 0) > 0) return behind;
  const later = book.wages.filter(({ activeFrom }) => activeFrom > input.contract.endDate);
  return { ...behind, wages: [...behind.wages, ...later] };
}

const nothing = { minutes: 0, hours: 0, baseWage: 0, cost: 0, revenue: 0 };

function withoutFigures(
  kind: ServicePart['kind'],
  periods: readonly Period[],
  problem: ServiceProblem | null,
): ServicePart[] {
  return periods.map((period, at) => ({ ...partOf(kind, at + 1, period), problem }));
}

function partOf(kind: ServicePart['kind'], number: number, { startDate, endDate }: Period): ServicePart {
  return {
    ...{ kind, number, from: startDate, to: endDate, sums: null, isAssumed: false, wages: [] },
    ...{ problem: null, isHidden: false, lawfulHolidayYears: [], belowMinimumWage: null },
  };
}

function figures(part: PartOfEngine): Pick<ServicePart, 'sums' | 'isAssumed' | 'wages'> {
  const wages = part.hours === 0 ? [] : part.wages.map(wageOf);
  return {
    sums: sumsOf(part),
    isAssumed: wages.some(({ basis }) => basis === 'RISE' || basis === 'CARRIED'),
    wages,
  };
}

function wageOf({ row, ...wage }: PartOfEngine['wages'][number]): PartWage {
  if (!row) return { ...wage, row };
  const { isOwn, province, activeFrom, hourlyWage } = row;
  return { ...wage, row: { isOwn, province, activeFrom, hourlyWage } };
}

/** The warning names the day and the minimum wage, as in `2027-01-01 14.60`. */
function belowMinimum(warnings: ReturnType<typeof contractOption>['warnings']): ServicePart['belowMinimumWage'] {
  const detail = warnings.find(({ code }) => code === 'WAGE_BELOW_MINIMUM_WAGE')?.detail;
  if (!detail) return null;
  const [day = '', amount = ''] = detail.split(' ');
  return { day, minimumWage: Number(amount) };
}

/** The figures of the whole contract as they are stored. */
function figuresOf({ minutesTotal, costDetails, pricing }: NonNullable<StoredService['result']>) {
  const { baseWage } = costDetails.cumulated.payCosts;
  return { minutes: minutesTotal, baseWage, cost: pricing.totalCost, revenue: pricing.totalRevenue };
}
