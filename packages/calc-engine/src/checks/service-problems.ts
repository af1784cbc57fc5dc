import { provinces } from '@zuschlag/validation/vocabulary';
import type { InputProblem } from '../calc-error.ts';
import { exactMonths } from '../calendar/contract-length.ts';
import { overheadParameters } from '../revenue/overheads.ts';
import { carProblems, purchaseProblems } from './equipment-problems.ts';
import {
  highestWageRise,
  largestShare,
  longestContract,
  longestVisit,
  mostDays,
  mostEntries,
  mostHeads,
  mostMoney,
} from './limits.ts';
import { date, flag, list, number, oneOf, type Problems, record, report, wholeNumber } from './report.ts';
import { revenueProblems } from './revenue-problems.ts';
import { type Days, shiftProblems, visitProblems } from './work-problems.ts';

/**
 * Everything wrong with the input of a service; takes any value. An empty list means that the service can be calculated
 * with a rate book that has the rows it needs.
 *
 * Codes: NOT_AN_OBJECT, NOT_A_LIST, NOT_A_NUMBER, NOT_WHOLE, NOT_A_FLAG, NOT_A_DATE, NOT_A_TIME, NOT_A_CHOICE, TOO_SMALL
 * (`least`, or `above` when that value itself is refused), TOO_LARGE (`most`, or `below`), TOO_MANY (`most`), EMPTY,
 * END_BEFORE_START, CONTRACT_TOO_LONG (`most`), OUTSIDE_CONTRACT, NO_DAY, HOLIDAY_AND_HOLIDAY_PAY, PAUSE_INCOMPLETE,
 * PAUSE_OUTSIDE_SHIFT, NO_VISITS, UNSUPPORTED_SERVICE_TYPE, UNREADABLE.
 */
export function validateServiceInput(input: unknown): readonly InputProblem[] {
  const problems: Problems = [];
  try {
    serviceProblems(problems, input);
  } catch {
    // Only an input with a throwing getter comes here.
    report(problems, 'UNREADABLE', '', '');
  }
  return problems;
}

/** Everything wrong with a contract period. */
export function contractProblems(contract: unknown): readonly InputProblem[] {
  const problems: Problems = [];
  contractDays(problems, contract);
  return problems;
}

function serviceProblems(problems: Problems, value: unknown): void {
  const input = record(problems, '', '', value);
  if (!input) return;
  if (input.type !== 'PERMANENT' && input.type !== 'MOBILE') {
    if (typeof input.type === 'string') report(problems, 'UNSUPPORTED_SERVICE_TYPE', '', 'type');
    else report(problems, 'NOT_A_CHOICE', '', 'type');
    return;
  }
  flag(problems, '', 'additional', input.additional);
  if (input.roundsUnitPrices !== undefined) flag(problems, '', 'roundsUnitPrices', input.roundsUnitPrices);
  if (input.wageFollowsTable !== undefined) flag(problems, '', 'wageFollowsTable', input.wageFollowsTable);
  if (input.assumedWageRise !== undefined)
    number(problems, '', 'assumedWageRise', input.assumedWageRise, 0, highestWageRise);
  if (input.payGroup !== undefined && typeof input.payGroup !== 'string')
    report(problems, 'NOT_A_CHOICE', '', 'payGroup');
  oneOf(problems, '', 'province', input.province, provinces);
  const contract = contractDays(problems, input.contract);
  number(problems, '', 'hourlyWage', input.hourlyWage, 0, mostMoney);
  number(problems, '', 'nonTariffAllowance', input.nonTariffAllowance, 0, mostMoney);
  number(problems, '', 'hoursBriefingPerEmployee', input.hoursBriefingPerEmployee, 0, mostMoney);
  parameterProblems(problems, input.parameters);
  if (input.type === 'PERMANENT') permanentProblems(problems, input, contract);
  else mobileProblems(problems, input, contract);
}

function permanentProblems(problems: Problems, input: Readonly<Record<string, unknown>>, contract: Days | null): void {
  number(problems, '', 'transferredEmployeePercentage', input.transferredEmployeePercentage, 0, 1);
  flag(problems, '', 'pauseIncluded', input.pauseIncluded);
  const rate = input.subcontractorHourlyRate;
  if (rate !== undefined) number(problems, '', 'subcontractorHourlyRate', rate, 0, mostMoney);
  if (input.headsFrom !== undefined) oneOf(problems, '', 'headsFrom', input.headsFrom, ['SHIFTS', 'TYPED']);
  if (input.headsFrom === 'TYPED' || input.typedHeads !== undefined)
    wholeNumber(problems, '', 'typedHeads', input.typedHeads, 1, mostHeads);
  const shifts = list(problems, '', 'shifts', input.shifts, mostEntries);
  if (shifts?.length === 0) report(problems, 'EMPTY', '', 'shifts');
  each(shifts, (shift, at) => shiftProblems(problems, `shifts.${at}`, shift, contract));
  each(list(problems, '', 'cars', input.cars, mostEntries), (car, at) => carProblems(problems, `cars.${at}`, car));
  each(list(problems, '', 'purchases', input.purchases, mostEntries), (purchase, at) =>
    purchaseProblems(problems, `purchases.${at}`, purchase),
  );
  revenueProblems(problems, input.revenue);
}

function mobileProblems(problems: Problems, input: Readonly<Record<string, unknown>>, contract: Days | null): void {
  wholeNumber(problems, '', 'travelTime', input.travelTime, 0, longestVisit);
  const visits = list(problems, '', 'siteVisits', input.siteVisits, mostEntries);
  if (visits?.length === 0) report(problems, 'EMPTY', '', 'siteVisits');
  each(visits, (visit, at) => visitProblems(problems, `siteVisits.${at}`, visit, contract));
}

/** Visits the holes of a sparse list too, unlike `forEach`. */
function each(entries: readonly unknown[] | null, check: (entry: unknown, at: number) => void): void {
  for (const [at, entry] of (entries ?? []).entries()) check(entry, at);
}

function contractDays(problems: Problems, value: unknown): Days | null {
  const contract = record(problems, '', 'contract', value);
  if (!contract) return null;
  const start = date(problems, 'contract', 'startDate', contract.startDate);
  const end = date(problems, 'contract', 'endDate', contract.endDate);
  if (start === null || end === null) return null;
  if (end < start) {
    report(problems, 'END_BEFORE_START', 'contract', 'endDate');
    return null;
  }
  if (exactMonths(String(contract.startDate), String(contract.endDate)) > longestContract) {
    report(problems, 'CONTRACT_TOO_LONG', 'contract', 'endDate', { most: longestContract });
    return null;
  }
  return { start, end };
}

const parameterBounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  // Below a hundredth of an hour a month the number of heads would exceed every limit.
  averageHoursWorkedPerMonth: [0.01, 744],
  trainingDays: [0, mostDays],
  yearlyTrainingCosts: [0, mostMoney],
  sickDays: [0, mostDays],
  employeeFluctuation: [0, 1],
  yearlyUniformCosts: [0, mostMoney],
  otherMaterialCosts: [0, mostMoney],
  averageLengthOfEmployment: [0, largestShare],
  carCostsPerMinute: [0, mostMoney],
  otherCostsPerMinute: [0, mostMoney],
  overheadsShare: [0, 1],
  overheadsPerHour: [0, mostMoney],
  riskShare: [0, 1],
  riskPerHour: [0, mostMoney],
};
const boundedParameters = Object.entries(parameterBounds);
const optionalParameters = ['carCostsPerMinute', 'otherCostsPerMinute', ...overheadParameters];

function parameterProblems(problems: Problems, value: unknown): void {
  const parameters = record(problems, '', 'parameters', value);
  if (!parameters) return;
  for (const [field, [least, most]] of boundedParameters) {
    if (parameters[field] === undefined && optionalParameters.includes(field)) continue;
    number(problems, 'parameters', field, parameters[field], least, most);
  }
}
