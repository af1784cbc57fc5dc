import type { ActualFigure } from '@zuschlag/validation/actuals/actual-columns';
import { actualTimeInput } from '@zuschlag/validation/actuals/actuals';
import { type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import { keyOf, keysOf } from '../../configuration/imports/cells/column-headers.ts';
import { type DayReading, readDay } from '../../configuration/imports/cells/parse-date.ts';
import { type NumberStyle, readNumber } from '../../configuration/imports/cells/parse-number.ts';
import type { RawCell } from '../../configuration/imports/files/raw-table.ts';
import { namesOfKind } from './actual-synonyms.ts';

type Problem = { problem: string; bound: number | null };
const problem = (code: string, bound: number | null = null): Problem => ({ problem: code, bound });

const kindByKey = new Map(
  tariffPeriods.flatMap((kind) =>
    namesOfKind(kind)
      .flatMap(keysOf)
      .map((key): [string, TariffPeriod] => [key, kind]),
  ),
);

/** @returns the kind of time that a cell names */
export function readKind(cell: RawCell | undefined): { kind: TariffPeriod } | Problem {
  if (!cell || cell.text === '') return problem('REQUIRED');
  const key = keyOf(cell.text);
  const kind = kindByKey.get(key) ?? kindByKey.get(key.replace(/(?:stunden|std|hours)$/, ''));
  return kind ? { kind } : problem('INVALID_CHOICE');
}

/**
 * Reads `01.2026`, `1/2026`, `2026-01`, `202601`, `Januar 2026`, `Jan 26`, and every day of a month.
 *
 * @returns its first day
 */
export function readMonth(cell: RawCell | undefined, isMonthFirst: boolean): { month: string } | Problem {
  if (!cell || cell.text === '') return problem('REQUIRED');
  const found = cell.kind === 'day' ? { day: cell.day } : dayIn(cell.text.trim(), isMonthFirst);
  if ('day' in found) return { month: `${found.day.slice(0, 7)}-01` };
  return problem(found.problem === 'AMBIGUOUS_DATE' ? 'AMBIGUOUS_MONTH' : found.problem);
}

function dayIn(text: string, isMonthFirst: boolean): DayReading {
  const [, month, year] = /^(\d{1,2})\s*[./-]\s*(\d{4})$/.exec(text) ?? [];
  if (month !== undefined) return readDay(`${year}-${month}-1`, false);
  const [, first, second] = /^((?:19|20)\d{2})\s*[./-]?\s*(\d{2}|(?<=[./-]\s*)\d)$/.exec(text) ?? [];
  if (first !== undefined) return readDay(`${first}-${second}-1`, false);
  if (/^\d{1,2}\s*[./-]\s*\d{2}$/.test(text)) return { problem: 'AMBIGUOUS_DATE' };
  // German Excel makes `Jan 26` of `01.2026`, English Excel `Jan-26`: beside a name two digits are the year.
  const [, name, century = '20', years] = /^(\p{L}+)[\s.,/’'-]*(19|20)?(\d{2})$/u.exec(text) ?? [];
  return name === undefined ? readDay(text, isMonthFirst) : readDay(`1 ${name} ${century}${years}`, false);
}

/**
 * The figure of a cell, to the cent and the hundredth of an hour; an empty cell holds none. Hours may be written as
 * `160:30` and `160:30:15`.
 */
export function readFigure(
  cell: RawCell | undefined,
  figure: ActualFigure,
  style: NumberStyle,
): { value: number | null } | Problem {
  if (!cell || cell.text === '') return { value: null };
  const isOfHours = figure === 'hours' || figure === 'absenceHours';
  const value = isOfHours ? (clockHours(cell) ?? numberIn(cell, style, isOfHours)) : numberIn(cell, style, isOfHours);
  if (typeof value !== 'number') return value;
  const rounded = Math.round(value * 100) / 100;
  const checked = actualTimeInput.shape[figure].safeParse(rounded);
  if (checked.success) return { value: rounded };
  const [wrong] = fieldErrorsOf(checked.error);
  return problem(wrong?.problem ?? 'INVALID', wrong?.bound ?? null);
}

function numberIn(cell: RawCell, style: NumberStyle, isOfHours: boolean): number | Problem {
  if (cell.kind === 'number' && !cell.isPercent) return cell.value;
  if (cell.kind !== 'text') return problem('INVALID_NUMBER');
  // A rate is no amount of a month.
  if (/\/\s*(?:h|std\.?)\s*$/i.test(cell.text)) return problem('INVALID_NUMBER');
  const text = isOfHours ? cell.text.replace(/\s*(?:h|std\.?|stunden|hours)\s*$/i, '') : cell.text;
  const read = readNumber(text, style);
  if ('problem' in read) return problem(read.problem);
  return read.unit === null || (read.unit === 'euro' && !isOfHours) ? read.value : problem('INVALID_NUMBER');
}

function clockHours(cell: RawCell): number | null {
  const text = cell.kind === 'time' ? cell.time : cell.kind === 'text' ? cell.text : '';
  const [, hours, minutes, seconds = 0] = /^(\d{1,6}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) + Number(minutes) / 60 + Number(seconds) / 3_600;
}
