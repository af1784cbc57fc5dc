import { setImmediate as breathe } from 'node:timers/promises';
import { namesOfAllProvinces, namesOfBasis, namesOfProvince } from '@zuschlag/i18n/messages/configuration-synonyms';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { type ColumnKind, columnKinds } from '@zuschlag/validation/configuration/columns';
import { bonusBases, provinces } from '@zuschlag/validation/vocabulary';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { RawCell, RawRow } from '../files/raw-table.ts';
import { greatestShares, keyOf, keysOf, type Place } from './column-headers.ts';
import { withoutMark } from './format-cell.ts';
import { provesMonthFirst, readDay } from './parse-date.ts';
import {
  type NumberReading,
  type NumberStyle,
  type NumberUnit,
  numberStyleOf,
  proofsIn,
  readNumber,
} from './parse-number.ts';

/** The formats of a file, as far as its cells prove them. */
export type FileStyle = { numbers: NumberStyle; isMonthFirst: boolean };
/**
 * What a cell means.
 *
 * @param isBareShare whether a number without sign was read as percent that could as well be meant as a share
 * @param isRounded whether a whole number was freed of a rounding error
 */
export type CellReading =
  | { value: string | number; isBareShare?: true; isRounded?: true }
  | { problem: string; bound: number | null };

const schemas = Object.fromEntries(Object.entries(columnKinds).map(([kind, { input }]) => [kind, input()])) as {
  [kind in ColumnKind]: ReturnType<(typeof columnKinds)[kind]['input']>;
};
// Rows that are looked at in one go, which takes some milliseconds.
const AT_ONCE = 100;
const numberKinds: readonly string[] = ['fraction', 'bonus', 'eur', 'eurPerHour', 'wage', 'daysPerYear', 'years'];
/** Inspects all cells of a file before reading one of them, with pauses for other work. */
export async function fileStyleOf(rows: readonly RawRow[], places: readonly Place[]): Promise<FileStyle> {
  const indexesOf = (isWanted: (kind: string) => boolean) =>
    places.filter(({ kind }) => isWanted(kind)).map(({ index }) => index);
  const ofNumbers = indexesOf((kind) => numberKinds.includes(kind));
  const ofDays = indexesOf((kind) => kind === 'day');
  const proofs: ReturnType<typeof proofsIn> = new Set();
  let isMonthFirst = false;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    for (const proof of proofsIn(textsIn(some, ofNumbers))) proofs.add(proof);
    isMonthFirst ||= provesMonthFirst(textsIn(some, ofDays));
    await breathe();
  }
  return { numbers: numberStyleOf(proofs), isMonthFirst };
}

function textsIn(rows: readonly RawRow[], indexes: readonly number[]): string[] {
  return rows.flatMap(({ cells }) =>
    indexes.flatMap((index) => (cells[index]?.kind === 'text' ? [cells[index].text] : [])),
  );
}

/** @returns what a cell means in its column, checked as if it had been typed into the form */
export function readCell(
  cell: RawCell | undefined,
  { kind, isPercent }: { kind: ColumnKind; isPercent: boolean },
  style: FileStyle,
): CellReading {
  if (!cell || cell.text === '') return { problem: 'REQUIRED', bound: null };
  const meant = meaningOf(cell, kind, isPercent, style);
  if ('problem' in meant) return { ...meant, bound: null };
  const { value, ...how } = meant;
  const checked = schemas[kind].safeParse(value);
  if (checked.success) return { value: checked.data, ...how };
  const [wrong] = fieldErrorsOf(checked.error);
  return { problem: wrong?.problem ?? 'INVALID', bound: wrong?.bound ?? null };
}

type Meaning = { value: string | number; isBareShare?: true; isRounded?: true } | { problem: string };

function meaningOf(cell: RawCell, kind: ColumnKind, isPercentColumn: boolean, style: FileStyle): Meaning {
  if (kind === 'day') {
    if (cell.kind === 'day') return { value: cell.day };
    const day = cell.kind === 'time' ? null : readDay(cell.text, style.isMonthFirst);
    if (!day) return { problem: 'INVALID_DATE' };
    return 'problem' in day ? day : { value: day.day };
  }
  if (kind === 'clock') {
    const time = cell.kind === 'time' ? cell.time : timeOf(cell.text);
    return time ? { value: time } : { problem: 'INVALID_TIME' };
  }
  if (kind === 'province' || kind === 'provinceOrAll' || kind === 'basis') {
    const value = choices[kind].get(keyOf(cell.text));
    return value ? { value } : { problem: 'INVALID_CHOICE' };
  }
  if (kind === 'payGroup') return { value: withoutMark(cell.text) };
  return numberOf(cell, kind, isPercentColumn, style);
}

function numberOf(cell: RawCell, kind: ColumnKind, isPercentColumn: boolean, style: FileStyle): Meaning {
  if (cell.kind === 'day' || cell.kind === 'time') return { problem: 'INVALID_NUMBER' };
  const isText = cell.kind === 'text';
  const number: NumberReading = isText
    ? readNumber(cell.text, style.numbers)
    : { value: cell.value, unit: cell.isPercent ? 'percent' : null };
  if ('problem' in number) return number;
  const { value, unit } = number;
  const share = kind === 'fraction' || kind === 'bonus' ? greatestShares[kind] : undefined;
  // An amount where a share belongs, or the other way round, is not a slip of the sign: the column is the wrong one.
  if (unit !== null && !unitsOf(kind).includes(unit)) return { problem: 'INVALID_NUMBER' };
  if (share === undefined) return kind === 'daysPerYear' || kind === 'years' ? wholeNumberOf(value) : { value };
  // A cell with a percent format holds the share already; a text with the sign holds percent.
  if (unit === 'percent') return { value: isText ? hundredth(value) : value };
  const couldBeShare = value !== 0 && Math.abs(value) <= share;
  if (couldBeShare && !isPercentColumn) return { problem: 'AMBIGUOUS_SHARE' };
  return { value: hundredth(value), ...(couldBeShare ? { isBareShare: true } : {}) };
}

// Far more than the rounding errors of a spreadsheet, far less than a difference that a person means.
const ROUNDING_ERROR = 1e-6;

function wholeNumberOf(value: number): Meaning {
  const whole = Math.round(value);
  const isRounded = whole !== value && Math.abs(value - whole) < ROUNDING_ERROR;
  return isRounded ? { value: whole, isRounded } : { value };
}

function unitsOf(kind: ColumnKind): readonly NumberUnit[] {
  if (kind === 'fraction' || kind === 'bonus') return ['percent'];
  return kind === 'eur' || kind === 'eurPerHour' || kind === 'wage' ? ['euro'] : [];
}

function hundredth(percent: number): number {
  return Number((percent / 100).toPrecision(15));
}

/** `22:00`, `6:00 Uhr`, `22:00:00`, `22 Uhr`. */
function timeOf(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d{2})(?::00)?)?\s*(?:uhr|h)?$/i.exec(text) ?? [];
  return hour === undefined || !/[:.uh]/i.test(text) ? null : `${hour.padStart(2, '0')}:${minute}`;
}

const provinceKeys = new Map(
  provinces.flatMap((code) =>
    [code, code.slice(3), provinceNames[code].de, provinceNames[code].en, ...namesOfProvince(code)]
      .flatMap(keysOf)
      .map((key): [string, string] => [key, code]),
  ),
);
const basisKeys = new Map(
  bonusBases.flatMap((code) =>
    namesOfBasis(code)
      .flatMap(keysOf)
      .map((key): [string, string] => [key, code]),
  ),
);
const allKeys = ['DE', ...namesOfAllProvinces].flatMap(keysOf).map((key): [string, string] => [key, 'DE']);
const choices = { province: provinceKeys, provinceOrAll: new Map([...provinceKeys, ...allKeys]), basis: basisKeys };
