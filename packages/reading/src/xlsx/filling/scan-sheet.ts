import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ArchiveRefused } from '../../archive/open-archive.ts';
import { type CellPlace, type CellRange, isInRange, placeOfCell, rangeOf } from '../cell-place.ts';

/** Places in the text of a sheet: its first character, and the one behind its last. */
export type Span = { from: number; to: number };
export type ScannedCell = Span & { place: CellPlace; style: string | null };
export type ScannedRow = Span & {
  row: number;
  /** the opening tag alone; of an empty row the whole of it */
  tag: Span;
  isEmpty: boolean;
  style: string | null;
  /** only of rows that are looked for */
  cells: ScannedCell[];
};
/** A cell that holds a formula, or a result of one: its opening tag and the value that was stored with it. */
export type ScannedResult = { tag: Span; value: Span | null };

export type ScannedSheet = {
  /** the namespace prefix of the sheet's elements with its colon; mostly empty */
  prefix: string;
  /** `sheetData`; of an empty one the whole of it */
  data: { tag: Span; isEmpty: boolean; end: number };
  rows: ScannedRow[];
  results: ScannedResult[];
  /** the formulas, as they are written */
  formulas: string[];
  formulaCells: { has(place: CellPlace): boolean };
  merges: CellRange[];
  /** styles of whole columns */
  columns: { first: number; last: number; style: string }[];
  isProtected: boolean;
  /** the range of cells that the sheet says it has */
  dimension: { tag: Span; range: CellRange } | null;
};

/**
 * Finds in the text of a sheet what filling it needs, with the places where it stands. Nothing is built from it: the text
 * stays what it is, and an edit replaces spans of it.
 *
 * @param wanted the rows whose cells are looked for, from 0
 * @throws {ArchiveRefused} DAMAGED for text that is no sheet, and for a document type, in which entities could hide
 */
export function scanSheet(xml: string, part: string, wanted: ReadonlySet<number>): ScannedSheet {
  const refuse = (): never => {
    throw new ArchiveRefused('DAMAGED', [part]);
  };
  const sheet: Omit<ScannedSheet, 'formulaCells'> = {
    ...{ prefix: '', data: { tag: { from: 0, to: 0 }, isEmpty: false, end: 0 }, rows: [], results: [] },
    ...{ formulas: [], merges: [], columns: [], isProtected: false, dimension: null },
  };
  const withFormula = new Set<string>();
  const filledByFormula: CellRange[] = [];
  const parser = new SaxesParser({ xmlns: true, position: true });
  let row: ScannedRow | null = null;
  let last = { row: -1, column: -1 };
  let cell: (ScannedCell & { tag: Span; hasFormula: boolean; value: Span | null }) | null = null;
  let valueFrom = 0;
  let formula: string | null = null;
  let hasData = false;
  // Behind the cells come controls and pictures, whose places have elements named as rows are.
  let isInData = false;
  // A tag ends where the parser stands, and no attribute may contain its opening bracket.
  const tagHere = (): Span => ({ from: xml.lastIndexOf('<', parser.position - 1), to: parser.position });
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', (tag: SaxesTagNS) => {
    const attribute = (name: string) => tag.attributes[name]?.value ?? null;
    const span = tagHere();
    if (tag.local === 'worksheet') sheet.prefix = tag.prefix === '' ? '' : `${tag.prefix}:`;
    else if (tag.local === 'dimension') {
      const range = rangeOf(attribute('ref') ?? '');
      sheet.dimension = range && { tag: span, range };
    } else if (tag.local === 'sheetData') {
      hasData = true;
      isInData = !tag.isSelfClosing;
      sheet.data = { tag: span, isEmpty: tag.isSelfClosing, end: span.to };
    } else if (tag.local === 'row' && isInData) {
      last = { row: Number(attribute('r') ?? last.row + 2) - 1, column: -1 };
      const style = /^(1|true)$/.test(attribute('customFormat') ?? '') ? attribute('s') : null;
      row = { ...span, row: last.row, tag: span, isEmpty: tag.isSelfClosing, style, cells: [] };
    } else if (tag.local === 'c' && row) {
      const ref = attribute('r');
      const place = ref === null ? { row: last.row, column: last.column + 1 } : placeOfCell(ref);
      if (!place || place.row !== row.row) return refuse();
      last = place;
      cell = { ...span, place, style: attribute('s'), tag: span, hasFormula: false, value: null };
    } else if (tag.local === 'f' && cell) {
      formula = '';
      cell.hasFormula = true;
      const range = /^(array|dataTable)$/.test(attribute('t') ?? '') ? rangeOf(attribute('ref') ?? '') : null;
      if (range) filledByFormula.push(range);
    } else if ((tag.local === 'v' || tag.local === 'is') && cell) valueFrom = span.from;
    else if (tag.local === 'mergeCell') {
      const range = rangeOf(attribute('ref') ?? '');
      if (range) sheet.merges.push(range);
    } else if (tag.local === 'col') {
      const style = attribute('style');
      if (style !== null)
        sheet.columns.push({ first: Number(attribute('min')) - 1, last: Number(attribute('max')) - 1, style });
    } else if (tag.local === 'sheetProtection') sheet.isProtected = /^(1|true)$/.test(attribute('sheet') ?? '');
  });
  parser.on('text', (text) => {
    if (formula !== null) formula += text;
  });
  parser.on('closetag', (tag: SaxesTagNS) => {
    if (tag.local === 'f' && formula !== null) {
      if (formula !== '') sheet.formulas.push(formula);
      formula = null;
    } else if ((tag.local === 'v' || tag.local === 'is') && cell) cell.value = { from: valueFrom, to: parser.position };
    else if (tag.local === 'c' && cell && row) {
      const { place, style, tag: opening, hasFormula, value } = cell;
      const isResult = hasFormula || filledByFormula.some((range) => isInRange(range, place));
      if (isResult) sheet.results.push({ tag: opening, value });
      if (isResult) withFormula.add(`${place.row} ${place.column}`);
      if (wanted.has(row.row)) row.cells.push({ from: cell.from, to: parser.position, place, style });
      cell = null;
    } else if (tag.local === 'row' && row) {
      row.to = parser.position;
      sheet.rows.push(row);
      row = null;
    } else if (tag.local === 'sheetData') {
      isInData = false;
      if (!tag.isSelfClosing) sheet.data.end = tagHere().from;
    }
  });
  parser.write(xml).close();
  if (!hasData) refuse();
  const has = (place: CellPlace) =>
    withFormula.has(`${place.row} ${place.column}`) || filledByFormula.some((range) => isInRange(range, place));
  return { ...sheet, formulaCells: { has } };
}
