import { costTypes } from '@zuschlag/validation/vocabulary';
import { explainerOf } from '../explain.ts';
import type { CompiledRateBook, ServiceInput } from '../model.ts';
import type { Explanation } from '../results.ts';
import { type FormulaLine, variantsOf } from '../scheme/formula-line.ts';
import { formulas } from '../scheme/formulas.ts';
import { arrange, type PlacedRow } from './arrange.ts';
import { type Cell, figureKey, type Worksheet } from './model.ts';
import { placesOf, type Surroundings } from './places.ts';

/**
 * The calculation of a service as a spreadsheet with a live formula for every figure, made from the scheme: a change of
 * an input moves the price as the engine would.
 *
 * Duties, dates and contract months are counted by the engine and stand on the sheet as values.
 *
 * @throws {CalcError} as `calculateService`
 */
export function worksheetOf(input: ServiceInput, book: CompiledRateBook): Worksheet {
  const lines = linesOf(input);
  const explain = explainerOf(input, book);
  const sheet = {
    lines,
    placeOf: placesOf(lines),
    cells: new Map<string, Cell>(),
    placed: new Map<Explanation, Cell>(),
    rows: new Map<string, PlacedRow>(),
  };
  const figures = new Map<string, Cell>();
  for (const period of costTypes) {
    for (const { key, level } of lines.values()) {
      if (level !== 'segment' && level !== 'period' && level !== 'service') continue;
      const node = explain(key, period);
      if (node) figures.set(figureKey(key, period), cellOf(sheet, node, { ...nowhere, period }));
    }
  }
  return { blocks: arrange([...sheet.rows.values()]), figures };
}

interface Sheet {
  readonly lines: ReadonlyMap<string, FormulaLine>;
  readonly placeOf: ReturnType<typeof placesOf>;
  readonly cells: Map<string, Cell>;
  /** The cells of nodes that appeared before. */
  readonly placed: Map<Explanation, Cell>;
  readonly rows: Map<string, PlacedRow>;
}

const nowhere: Surroundings = {
  period: 'cumulated',
  segment: null,
  item: null,
  minutes: null,
  field: null,
  visit: null,
};

function linesOf(input: ServiceInput): Map<string, FormulaLine> {
  const variants = variantsOf(input);
  return new Map(
    formulas.filter(({ only }) => only === undefined || variants.has(only)).map((line) => [line.key, line]),
  );
}

/** The cell of a node; equal nodes, wherever they appear, are one cell. */
function cellOf(sheet: Sheet, node: Explanation, outer: Surroundings): Cell {
  const placed = sheet.placed.get(node);
  if (placed) return placed;
  const cell = newCellOf(sheet, node, outer);
  sheet.placed.set(node, cell);
  return cell;
}

function newCellOf(sheet: Sheet, node: Explanation, outer: Surroundings): Cell {
  const around = within(node, outer);
  const place = sheet.placeOf(node, around);
  const { kind, segment, item, visit, variant, column } = place;
  const rowKey = [kind, segment?.from, item, visit, node.key, variant].join('|');
  const cellKey = `${rowKey}|${column}`;
  const known = sheet.cells.get(cellKey);
  if (known) return known;
  const line = sheet.lines.get(node.key);
  const cell: Cell = {
    value: node.value,
    formula: formulaOf(sheet, node, around),
    isInput: node.parts.length === 0 && isEntered(node, line),
  };
  sheet.cells.set(cellKey, cell);
  const row = sheet.rows.get(rowKey) ?? {
    place,
    key: node.key,
    unit: line?.unit ?? 'number',
    source: node.row ?? null,
    formula: node.formula === 'sum' ? 'sum' : (line?.formula ?? node.formula ?? null),
    cells: {},
  };
  row.cells[column] = cell;
  sheet.rows.set(rowKey, row);
  return cell;
}

function isEntered({ input, row }: Explanation, line: FormulaLine | undefined): boolean {
  return row !== undefined || (line?.level === 'input' && input !== undefined && input !== 'revenue');
}

function formulaOf(sheet: Sheet, node: Explanation, around: Surroundings): Cell['formula'] {
  if (node.formula === undefined) return null;
  if (node.formula === 'sum') {
    const parts = partsOfSum(node);
    if (parts.length === 0) return null;
    return parts.flatMap((part, at) => (at === 0 ? [] : ['+' as string | Cell]).concat(cellOf(sheet, part, around)));
  }
  const cells = new Map(node.parts.map((part) => [part.key, cellOf(sheet, part, around)]));
  return piecesOf(node.formula).map((piece) => cells.get(piece) ?? piece.toUpperCase());
}

const split = new Map<string, readonly string[]>();

/** The names of a formula and what stands between them. */
function piecesOf(formula: string): readonly string[] {
  const known = split.get(formula) ?? formula.split(/([A-Za-z]\w*)/).filter((piece) => piece !== '');
  split.set(formula, known);
  return known;
}

/** Without any subcontractor there is no row for the subcontractors of a shift. */
function partsOfSum({ key, parts }: Explanation): readonly Explanation[] {
  const hasHeads = ({ parts: fields }: Explanation) =>
    fields.some((part) => part.key === 'headsOfShift' && part.value > 0);
  if (key === 'subcontractorMinutes' && !parts.some(hasHeads)) return [];
  return parts.filter((part) => !isIdle(part));
}

/** Duties and dates that a period does not have would fill the sheet with rows of zeros. */
function isIdle({ key, parts }: Explanation): boolean {
  const of = (name: string) => parts.find((part) => part.key === name)?.value ?? 0;
  if (key === 'visitsOnDates') return of('dates') === 0;
  if (key !== 'shiftMinutes') return false;
  return of('dutiesStarting') * of('minutesToday') + of('dutiesOfDayBefore') * of('minutesTomorrow') === 0;
}

/** What a node says about the places of the nodes below it. */
function within(node: Explanation, outer: Surroundings): Surroundings {
  const [item = outer.item] = /^(?:shifts|siteVisits|cars|purchases)\.\d+/.exec(node.input ?? '') ?? [];
  return {
    period: ofWhole.has(node.key) ? 'cumulated' : (node.period ?? outer.period),
    segment: ofWeek.has(node.key)
      ? null
      : (node.segment ?? (ofVisit.has(node.key) || ofWhole.has(node.key) ? null : outer.segment)),
    item,
    minutes: countedMinutes.has(node.key) ? node.key : outer.minutes,
    field: fieldOf(node) ?? outer.field,
    visit: ofVisit.has(node.key) ? visitOf(node) : outer.visit,
  };
}

const ofWhole = new Set([
  ...['allCars', 'allPurchases', 'allMinutes', 'allCosts'],
  ...['allVisitCosts', 'allVisitCount', 'visitUnitPrice'],
  ...['heads', 'headsByRest', 'postsAtOnce', 'weekHours', 'weekDuties', 'allFullTimeYears'],
]);
/** The days on which heads are counted are no stretch of rates. */
const ofWeek = new Set(['headsOfShift', 'weekHoursOfShift', 'weekDutiesOfShift']);
const ofVisit = new Set(['visitRevenue', 'exactVisitRevenue']);
const countedMinutes = new Set(['ownMinutes', 'lostMinutes', 'subcontractorMinutes']);

/** The field of a shift or visit that a node was entered in, or that its part was entered in. */
function fieldOf({ key, parts, input }: Explanation): string | null {
  if (key === 'shiftMinutes' || key === 'visitsOnDates') {
    const entered = parts.find((part) => part.key === 'headsOfShift' || part.key === 'visitsPerDate');
    return entered?.input?.split('.').at(-1) ?? null;
  }
  return key === 'headsOfShift' || key === 'visitsPerDate' ? (input?.split('.').at(-1) ?? null) : null;
}

function visitOf({ parts }: Explanation): string | null {
  const all = parts.flatMap((part) => [part, ...part.parts]);
  const margin = all.find(({ key }) => key === 'visitMargin')?.input;
  return margin?.replace(/\.margin$/, '') ?? null;
}
