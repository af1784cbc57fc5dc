import { CalcError } from '../calc-error.ts';
import { dayNumber, dayNumberOf, isoDate } from '../calendar/dates.ts';
import { mostWageRises } from '../checks/limits.ts';
import type { CompiledRateBook, Fraction, ServiceInput, WageRow } from '../model.ts';
import { roundHalfUp } from '../rounding.ts';
import { openRateBook } from './rate-book.ts';
import type { ContractRates, Segment, TableWage } from './segment.ts';
import { wageStretches } from './wage-row.ts';

/** What the wage table pays from a day on. */
interface WageStep {
  readonly from: number;
  readonly wage: TableWage;
}

/**
 * Cuts the segments of a contract at each day on which the wage table pays something else.
 *
 * @throws {CalcError} WAGE_MISSING when the first day of the contract has no row
 * @source docs/calculation.md, 16
 */
export function followTable(input: ServiceInput, rates: ContractRates, book: CompiledRateBook): ContractRates {
  const steps = wageSteps(input, openRateBook(book).wages);
  const [first, ...later] = rates.segments;
  const [firstPart, ...parts] = cutSegment(first, steps);
  if (!firstPart) throw missingWage(input);
  return { ...rates, segments: [firstPart, ...parts, ...later.flatMap((segment) => cutSegment(segment, steps))] };
}

function cutSegment(segment: Segment, steps: readonly WageStep[]): Segment[] {
  return steps.flatMap(({ from, wage }, at) => {
    const next = steps[at + 1];
    const first = Math.max(segment.from, from);
    const last = next ? Math.min(segment.to, next.from - 1) : segment.to;
    return first > last ? [] : [{ ...segment, from: first, to: last, wage }];
  });
}

/** The wages of a contract, each from its day on: those of the known rows, and after the last of them the assumed ones. */
function wageSteps(
  { province, payGroup = '', contract, assumedWageRise = 0 }: ServiceInput,
  rows: readonly WageRow[],
): WageStep[] {
  // A row that begins after the contract says what holds until then, so that nothing is assumed before it.
  const known = wageStretches(rows, { province, payGroup }, { ...contract, endDate: '9999-12-31' });
  const [first] = known;
  if (!first || first.from > contract.startDate) return [];
  const [start, end] = [dayNumber(contract.startDate), dayNumber(contract.endDate)];
  const steps = known.map(({ from, row }) => ({ from: dayNumber(from), wage: wageOf(row, 0, assumedWageRise) }));
  const last = known.at(-1)?.row;
  if (last && assumedWageRise > 0) {
    for (let rises = 1; rises <= mostWageRises; rises++) {
      const from = yearsAfter(last.activeFrom, rises);
      if (from > end) break;
      const step = { from: Math.max(from, start), wage: wageOf(last, rises, assumedWageRise) };
      // Of several rises before the contract the last one is paid on its first day.
      if (from <= start) steps.pop();
      steps.push(step);
    }
  }
  return steps.filter(({ from }) => from <= end);
}

/** The wage of a row, raised for some years and then rounded to cents, as agreements state it. */
function wageOf(row: WageRow, assumedRises: number, rise: Fraction): TableWage {
  const hourlyWage = assumedRises === 0 ? row.hourlyWage : roundHalfUp(row.hourlyWage * (1 + rise) ** assumedRises);
  return { hourlyWage: hourlyWage + 0, row, assumedRises };
}

/** The same day some years later; for 29 February in other years 1 March. */
function yearsAfter(day: string, years: number): number {
  return dayNumberOf(Number(day.slice(0, 4)) + years, Number(day.slice(5, 7)), Number(day.slice(8)));
}

function missingWage({ contract, province }: ServiceInput): CalcError {
  const date = isoDate(dayNumber(contract.startDate));
  return new CalcError('WAGE_MISSING', { path: 'wages', table: 'wages', date, province });
}
