import type { Explanation } from '../results.ts';
import type { Unit } from '../scheme/formula-line.ts';
import { formulas } from '../scheme/formulas.ts';
import { type Block, blockKinds, type Cell, type Row } from './model.ts';
import type { Place } from './places.ts';

/** A row while the sheet grows. */
export interface PlacedRow {
  readonly place: Place;
  readonly key: string;
  readonly unit: Unit;
  readonly source: NonNullable<Explanation['row']> | null;
  readonly formula: string | null;
  readonly cells: Row['cells'];
}

const orderOf = new Map(formulas.map(({ key }, at) => [key, at]));

/** The blocks of a sheet in the order of reading, and in each its rows in the order of the scheme. */
export function arrange(rows: readonly PlacedRow[]): Block[] {
  const blocks = Map.groupBy(rows, ({ place }) => {
    const item = place.kind === 'time' ? null : place.item;
    return [place.kind, place.segment?.from, item, place.visit].join('|');
  });
  return [...blocks.values()]
    .map((all): Block => {
      const { kind, segment = null, item, visit } = (all[0] as PlacedRow).place;
      const sorted = all.toSorted(byItemAndScheme).map(toRow);
      return { kind, segment, item: kind === 'time' ? null : item, visit, rows: sorted };
    })
    .sort(byKind);
}

function toRow(row: PlacedRow): Row {
  const { place, key, unit, source, formula } = row;
  return { key, variant: place.variant, item: place.item, unit, source, formula, cells: withTotal(row) };
}

/** What adds up over the periods; the days that duties start on count for the day and for the night. */
const summable = new Set<Unit>(['min', 'h', 'EUR', 'heads', 'years']);
const minutesOfOneDuty = new Set(['minutesToday', 'minutesTomorrow']);

/** The lines of a segment are also added up, for the eye. */
function withTotal({ key, unit, place: { kind }, cells }: PlacedRow): Row['cells'] {
  const parts = Object.values(cells);
  const isPart = (kind === 'costs' || kind === 'time') && summable.has(unit) && !minutesOfOneDuty.has(key);
  if (!isPart || cells.cumulated || parts.length === 0) return cells;
  const formula = parts.flatMap((cell, at): (string | Cell)[] => (at === 0 ? [cell] : ['+', cell]));
  return { ...cells, cumulated: { value: parts.reduce((sum, { value }) => sum + value, 0), formula, isInput: false } };
}

/** Inputs first, then the segments, visits that are costed on their own, the sums of all, and the price at the end. */
function byKind(one: Block, other: Block): number {
  const first = orderOfBlock(one);
  const second = orderOfBlock(other);
  const at = first.findIndex((value, index) => value !== second[index]);
  return at < 0 ? 0 : compare(first[at], second[at]);
}

function orderOfBlock({ kind, segment, item, visit }: Block): (string | number)[] {
  const isOfSegment = segment !== null;
  const stage = visit !== null ? 4 : isOfSegment ? 3 : blockKinds.indexOf(kind) < 3 ? blockKinds.indexOf(kind) : 5;
  const list = item?.split('.')[0] ?? '';
  return [
    stage,
    numberIn(visit),
    isOfSegment ? 0 : 1,
    segment?.from ?? '',
    blockKinds.indexOf(kind),
    list,
    numberIn(item),
  ];
}

function byItemAndScheme(one: PlacedRow, other: PlacedRow): number {
  // The sums of the shifts or visits stand below them.
  const rank = ({ place: { kind, item } }: PlacedRow) => (kind === 'time' && item === null ? 1 : 0);
  return (
    rank(one) - rank(other) ||
    (one.place.kind === 'time' ? numberIn(one.place.item) - numberIn(other.place.item) : 0) ||
    (one.place.kind === 'time' ? timeOrder(one) - timeOrder(other) : 0) ||
    derived(one) - derived(other) ||
    (orderOf.get(one.key) ?? 0) - (orderOf.get(other.key) ?? 0)
  );
}

/** What was entered or read stands above what is computed of it. */
function derived({ formula, place: { kind } }: PlacedRow): number {
  return (kind === 'item' || kind === 'rates') && formula !== null ? 1 : 0;
}

/** Duties before the minutes that come of them, own staff before lost duties. */
function timeOrder({ key, place: { variant } }: PlacedRow): number {
  const counts = [
    'dutiesStarting',
    'dutiesOfDayBefore',
    'minutesToday',
    'minutesTomorrow',
    'dates',
    'visitsOnDates',
    'visits',
    'visitMinutes',
    'shiftMinutes',
  ];
  return (variant === 'lostMinutes' ? 100 : 0) + counts.indexOf(key) + (variant === 'subcontractorMinutes' ? 1 : 0);
}

function numberIn(path: string | null): number {
  return path === null ? -1 : Number(path.split('.')[1]);
}

function compare(one: string | number | undefined, other: string | number | undefined): number {
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
