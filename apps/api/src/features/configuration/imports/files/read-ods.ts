import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import { FileRefused } from '../../../../files/file-refused.ts';
import { type Archive, openArchive } from '../../../../files/open-archive.ts';
import { findHeading, type Headings, headingsMissing } from './find-heading.ts';
import { cellText, columnLetters, noteOn, type RawCell, type RawRow, type RawTable } from './raw-table.ts';
import { readXml, type XmlListener } from './read-xml.ts';
import { lastReadRow, type SheetCollector, sheetCollector, tableInSheet } from './table-in-sheet.ts';
import { workbookLimits } from './workbook-parts.ts';

type Attributes = { readonly [name: string]: string | undefined };
type OpenCell = { attributes: Attributes; text: string };

const content = 'content.xml';
const spreadsheet = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?!-)/;

/**
 * Reads the first sheet with the headings of the table out of a workbook of LibreOffice (.ods).
 *
 * @throws {FileRefused}
 */
export async function readOds(bytes: Buffer, headings: Headings): Promise<RawTable> {
  const archive = await openArchive(bytes, workbookLimits);
  await requireSpreadsheet(archive);
  let table: RawTable | null = null;
  let isEmpty = true;
  const others: string[] = [];
  const listener = sheetsListener(
    (name) => sheetCollector(name, headings, { isGlance: table !== null }),
    ({ sheet }) => {
      if (table === null) table = tableInSheet(sheet, headings);
      else if (findHeading(sheet.rows, headings)) others.push(sheet.name ?? '');
      isEmpty &&= sheet.rows.length === 0;
    },
  );
  await readXml(archive.chunks(content), listener);
  const found = table as RawTable | null;
  if (found === null) throw isEmpty ? new FileRefused('EMPTY_FILE') : headingsMissing(headings);
  return { ...found, notes: [...found.notes, ...noteOn('OTHER_SHEETS_SKIPPED', others)] };
}

async function requireSpreadsheet(archive: Archive): Promise<void> {
  if (!archive.has('mimetype') || !archive.has(content)) throw new FileRefused('WRONG_FILE_TYPE');
  if (!spreadsheet.test(await textOf(archive, 'mimetype'))) throw new FileRefused('WRONG_FILE_TYPE');
  const manifest = 'META-INF/manifest.xml';
  if (archive.has(manifest) && (await textOf(archive, manifest)).includes('encryption-data'))
    throw new FileRefused('ENCRYPTED');
}

async function textOf(archive: Archive, name: string): Promise<string> {
  let text = '';
  for await (const chunk of archive.chunks(name)) if (text.length < 200_000) text += chunk.toString('latin1');
  return text;
}

/**
 * Hears the visible sheets of a workbook one after the other.
 *
 * @param begin opens a collector for a sheet @param end receives it when the sheet has ended
 */
function sheetsListener(
  begin: (name: string) => SheetCollector,
  end: (collector: SheetCollector) => void,
): XmlListener {
  const hiddenStyles = new Set<string>();
  let style = '';
  let collector: SheetCollector | null = null;
  let isEnough = false;
  let column = 0;
  let row: RawRow & { repeated: number } = { row: 0, cells: [], repeated: 1 };
  let nextRow = 1;
  let cell: OpenCell | null = null;
  let isRemark = 0;
  let isText = false;

  function closeCell({ attributes, text }: OpenCell): void {
    const repeated = wholeNumber(attributes['table:number-columns-repeated']);
    const read = cellOf(attributes, text);
    if (read && collector) {
      const { sheet } = collector;
      const [last, lastRow] = [column + repeated - 1, row.row + row.repeated - 1];
      if (last >= importLimits.columns || lastRow > lastReadRow) sheet.beyond ??= `${columnLetters(column)}${row.row}`;
      else for (let at = column; at <= last; at += 1) row.cells[at] = read;
      const [columns, rows] = ['columns', 'rows'].map((of) => wholeNumber(attributes[`table:number-${of}-spanned`]));
      const [right, bottom] = [column + (columns ?? 1) - 1, row.row + (rows ?? 1) - 1];
      if (right > column || bottom > row.row) {
        const ref = `${columnLetters(column)}${row.row}:${columnLetters(right)}${bottom}`;
        sheet.merged.push({ ref, rows: [row.row, bottom], columns: [column, right] });
      }
    }
    column += repeated;
  }

  function closeRow(): void {
    nextRow += row.repeated;
    if (isEnough || !collector || !row.cells.some(Boolean)) return;
    const { repeated, ...first } = row;
    for (let at = 0; at < repeated && !isEnough; at += 1) isEnough = !collector.take({ ...first, row: first.row + at });
  }

  return {
    open(name, attributes) {
      if (name === 'style') style = attributes['style:name'] ?? '';
      else if (name === 'table-properties' && attributes['table:display'] === 'false') hiddenStyles.add(style);
      else if (name === 'table' && !collector && !hiddenStyles.has(attributes['table:style-name'] ?? '')) {
        collector = begin(cellText(attributes['table:name'] ?? ''));
        [column, nextRow, isEnough] = [0, 1, false];
      } else if (name === 'table-column' && collector) {
        const repeated = wholeNumber(attributes['table:number-columns-repeated']);
        const last = Math.min(column + repeated, importLimits.columns);
        if (isHidden(attributes)) for (let at = column; at < last; at += 1) collector.sheet.hiddenColumns.add(at);
        column += repeated;
      } else if (name === 'table-row') {
        const repeated = wholeNumber(attributes['table:number-rows-repeated']);
        row = { row: nextRow, cells: [], repeated, ...(isHidden(attributes) ? { isHidden: true } : {}) };
        column = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell') cell = { attributes, text: '' };
      else if (name === 'annotation') isRemark += 1;
      else if (name === 'p' && isRemark === 0) {
        isText = true;
        if (cell && cell.text !== '') cell.text += ' ';
      } else if (name === 's' && cell && isText) cell.text += ' ';
    },
    text(piece) {
      if (cell && isText && cell.text.length < 1_000) cell.text += piece;
    },
    close(name) {
      if (name === 'annotation') isRemark -= 1;
      else if (name === 'p') isText = false;
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        closeCell(cell);
        cell = null;
      } else if (name === 'table-row') closeRow();
      else if (name === 'table' && collector) {
        end(collector);
        collector = null;
      }
    },
  };
}

function isHidden(attributes: Attributes): boolean {
  const visibility = attributes['table:visibility'];
  return visibility === 'collapse' || visibility === 'filter';
}

/** @returns 1 for what is no number of rows or columns */
function wholeNumber(text = ''): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

function cellOf(attributes: Attributes, text: string): RawCell | undefined {
  const read = savedValue(attributes, cellText(text));
  if (attributes['table:formula'] === undefined) return read;
  if (read) return { ...read, isFormula: true };
  return attributes['office:value-type'] === 'string' ? undefined : { kind: 'text', text: '', isFormula: true };
}

function savedValue(attributes: Attributes, text: string): RawCell | undefined {
  const value = Number(attributes['office:value'] ?? Number.NaN);
  switch (attributes['office:value-type']) {
    case 'float':
    case 'currency':
      return Number.isFinite(value) ? { kind: 'number', value, isPercent: false, text: String(value) } : undefined;
    case 'percentage': {
      const percent = Number((value * 100).toPrecision(15));
      return Number.isFinite(value) ? { kind: 'number', value, isPercent: true, text: `${percent}%` } : undefined;
    }
    case 'date': {
      const [, day] = /^(\d{4}-\d\d-\d\d)(?:T00:00:00(?:\.0+)?)?$/.exec(attributes['office:date-value'] ?? '') ?? [];
      return day ? { kind: 'day', day, text: day } : { kind: 'text', text };
    }
    case 'time': {
      const [, hours, minutes, seconds] =
        /^PT(\d{1,6})H(\d\d)M(\d\d)(?:\.\d+)?S$/.exec(attributes['office:time-value'] ?? '') ?? [];
      if (hours === undefined) return { kind: 'text', text };
      const time = `${hours}:${minutes}`;
      // What a cell shows may leave out days or minutes; its value does not.
      return Number(hours) < 24 && hours.length === 2 && seconds === '00'
        ? { kind: 'time', time, text: time }
        : { kind: 'text', text: seconds === '00' ? time : `${time}:${seconds}` };
    }
    default:
      return text === '' ? undefined : { kind: 'text', text };
  }
}
