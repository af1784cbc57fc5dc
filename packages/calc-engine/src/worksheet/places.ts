import type { CostType } from '@zuschlag/validation/vocabulary';
import { namesIn, parseExpression } from '../expression.ts';
import type { Explanation } from '../results.ts';
import type { FormulaLine } from '../scheme/formula-line.ts';
import type { BlockKind } from './model.ts';

/** What the nodes above a node say about its place. */
export interface Surroundings {
  readonly period: CostType;
  readonly segment: Explanation['segment'] | null;
  readonly item: string | null;
  /** The list of minutes that a shift is counted for. */
  readonly minutes: string | null;
  /** The field of the item that its node is about. */
  readonly field: string | null;
  readonly visit: string | null;
}

/** The place of a node on the sheet: its block, its row in it and its column. */
export interface Place {
  readonly kind: BlockKind;
  readonly segment: Explanation['segment'] | null;
  readonly item: string | null;
  readonly visit: string | null;
  readonly variant: string | null;
  readonly column: CostType;
}

/** Values that differ between periods; all others are the same in every column. */
const differing = new Set([
  'bonusRelative',
  'bonusAbsolute',
  'taxFreeShare',
  'isDay',
  'agreedHourlyRate',
  'rateSurcharge',
]);
/** Lines of the whole service that stand among the sums, before the price. */
const headLines = new Set([
  ...['heads', 'neededHeads', 'headsByRest', 'headsByHours', 'headsByDuties', 'postsAtOnce'],
  ...['weekHours', 'weekDuties', 'allFullTimeYears'],
]);
const priceLines = new Set([
  ...['revenue', 'costShare', 'allVisits', 'visitRevenue', 'visitCosts', 'allCosts'],
  ...['exactRevenue', 'billedHours', 'unitPrice', 'roundingDifference', 'allExactVisits', 'exactVisitRevenue'],
  ...['visitUnitPrice', 'visitsOfPeriod', 'allVisitCount', 'allVisitCosts', 'overheads', 'risk'],
]);

/** @returns a function that says where the node of a line stands */
export function placesOf(lines: ReadonlyMap<string, FormulaLine>) {
  const known = new Map<string, boolean>();
  return (node: Explanation, around: Surroundings): Place => {
    const level = lines.get(node.key)?.level ?? 'count';
    const column = around.period;
    const whole: Place = {
      kind: 'parameters',
      segment: null,
      item: null,
      visit: null,
      variant: null,
      column: 'cumulated',
    };
    if (node.row) return { ...whole, kind: 'rates', segment: around.segment, column: columnOf(node.key, column) };
    if (level === 'law') return { ...whole, kind: 'law', column: columnOf(node.key, column) };
    if (level === 'rate')
      return { ...whole, kind: 'rates', segment: around.segment, column: columnOf(node.key, column) };
    if (around.item !== null && isPartOfItem(node, around.item, level)) return placeOfItem(node, around, whole);
    if (level === 'input' || (node.parts.length === 0 && level === 'count' && node.formula === undefined))
      return { ...whole, column: columnOf(node.key, column) };
    if (headLines.has(node.key)) return { ...whole, kind: 'sums' };
    const { visit } = around;
    if (level === 'service' || priceLines.has(node.key)) return { ...whole, kind: 'price', visit, column };
    if (around.segment && !isSumOfSegments(node))
      return { ...whole, kind: kindOfSegment(node.key), visit, segment: around.segment, column };
    return { ...whole, kind: 'sums', visit, column };
  };

  function columnOf(key: string, period: CostType): CostType {
    return isPerPeriod(key) ? period : 'cumulated';
  }

  function isPerPeriod(key: string): boolean {
    const found = known.get(key);
    if (found !== undefined) return found;
    const formula = lines.get(key)?.formula ?? null;
    const is = formula === null ? differing.has(key) : namesIn(parseExpression(formula)).some(isPerPeriod);
    known.set(key, is);
    return is;
  }
}

function isSumOfSegments({ formula, segment }: Explanation): boolean {
  return formula === 'sum' && segment === undefined;
}

const timeLines = new Set(['ownMinutes', 'lostMinutes', 'subcontractorMinutes']);

function kindOfSegment(key: string): BlockKind {
  return timeLines.has(key) ? 'time' : 'costs';
}

function isPartOfItem(node: Explanation, item: string, level: string): boolean {
  if (node.input !== undefined) return node.input === item || node.input.startsWith(`${item}.`);
  return level === 'count' || level === 'item';
}

/** Entered fields of an item stand once; what is counted of it stands in its segment and period. */
function placeOfItem(node: Explanation, around: Surroundings, whole: Place): Place {
  const { item, segment, period, minutes, field } = around;
  const isEntered = node.input !== undefined && node.input !== item;
  const isOfVisit = item?.startsWith('siteVisits.') === true;
  const isOfShift = item?.startsWith('shifts.') === true;
  if (isEntered) {
    const day = isOfVisit && node.key === 'visitsPerDate' ? dayOf(field) : null;
    const variant = isOfShift ? (field ?? null) : day;
    return { ...whole, kind: 'item', item, variant, column: day === null ? 'cumulated' : period };
  }
  if (!segment) return { ...whole, kind: 'item', item };
  // Own staff and subcontractors do the same duties.
  const isCount = node.key !== 'shiftMinutes' && minutes !== 'lostMinutes';
  const variant = isOfVisit ? dayOf(field) : isCount ? 'ownMinutes' : minutes;
  return { ...whole, kind: 'time', segment, item, variant, column: period };
}

/** `mondayNight` and `mondayDay` stand in one row, in the columns of their periods. */
function dayOf(field: string | null): string | null {
  return field === null ? null : field.replace(/(Day|Night)$/, '');
}
