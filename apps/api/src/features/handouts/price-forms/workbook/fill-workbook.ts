import { placeOfCell } from '@zuschlag/reading/xlsx/cell-place';
import {
  type CellContent,
  type CellEdit,
  type CellObstacle,
  editSheet,
  obstacleAt,
  styleAt,
} from '@zuschlag/reading/xlsx/filling/edit-sheet';
import { askedToCalculate, dependentSheets } from '@zuschlag/reading/xlsx/filling/edit-workbook';
import { type ScannedSheet, scanSheet } from '@zuschlag/reading/xlsx/filling/scan-sheet';
import type { NumberMeaning } from '@zuschlag/reading/xlsx/number-formats';
import { openWorkbook, sheetPartsOf } from '@zuschlag/reading/xlsx/workbook';
import { containerLimits } from '@zuschlag/validation/wire/archive-limits';
import { FileRefused } from '../../../../files/file-refused.ts';
import { type Archive, openArchive } from '../../../../files/open-archive.ts';
import { withOtherMembers } from './other-members.ts';

/** What a cell receives; a day is written as the cell shows days, or as text. */
export type CellValue = CellContent | { kind: 'day'; value: string };
export type CellWish = { sheet: string; cell: string; value: CellValue };
export type CellProblem = CellObstacle | 'SHEET_MISSING';
export type FilledWorkbook = {
  content: Uint8Array<ArrayBuffer>;
  /** the members of the archive that differ */
  changed: string[];
  /** whether formulas of it are calculated when it is opened */
  calculates: boolean;
  /** cells that stay as they were */
  skipped: { sheet: string; cell: string; problem: CellProblem }[];
};

type Sheet = { name: string; part: string; xml: string; scanned: ScannedSheet };

/**
 * Writes cells of a workbook. Of the archive only these members change: the sheets of the cells; the sheets whose formulas
 * may lead there, which lose the results that were stored with them; and, when there are such formulas, the member that
 * names the sheets, which asks for a calculation. All others stay byte for byte, packed as they were.
 *
 * @source docs/price-forms.md
 * @throws {FileRefused} DAMAGED, ENCRYPTED, UNSAFE_PATH, TOO_LARGE_UNPACKED
 */
export async function fillWorkbook(bytes: Buffer, wishes: readonly CellWish[]): Promise<FilledWorkbook> {
  const archive = await openArchive(bytes, containerLimits);
  const { main, root, sheets: parts } = await sheetPartsOf(archive);
  const { meanings, is1904 } = await openWorkbook(archive);
  const byName = Map.groupBy(wishes, ({ sheet }) => sheet);
  const sheets = new Map<string, Sheet>();
  for (const { name, part } of parts) {
    const rows = new Set((byName.get(name) ?? []).flatMap(({ cell }) => placeOfCell(cell)?.row ?? []));
    const xml = await textOf(archive, part);
    sheets.set(name, { name, part, xml, scanned: scanSheet(xml, part, rows) });
  }
  const skipped: FilledWorkbook['skipped'] = [];
  const edits = new Map<string, CellEdit[]>();
  for (const { sheet: name, cell, value } of wishes) {
    const sheet = sheets.get(name);
    const place = placeOfCell(cell);
    const problem = sheet && place ? obstacleAt(sheet.scanned, place) : 'SHEET_MISSING';
    if (!sheet || !place || problem) skipped.push({ sheet: name, cell, problem: problem ?? 'SHEET_MISSING' });
    else {
      const meaning = meanings[Number(styleAt(sheet.scanned, place) ?? 0)] ?? 'number';
      const list = edits.get(name) ?? [];
      list.push({ place, content: contentOf(value, meaning, is1904) });
      edits.set(name, list);
    }
  }
  const changes = new Map<string, string>();
  const formulas = new Map([...sheets.values()].map(({ name, scanned }) => [name, scanned.formulas]));
  for (const name of edits.size === 0 ? [] : dependentSheets(root, formulas, new Set(edits.keys()))) {
    const sheet = sheets.get(name);
    const changed = sheet && editSheet(sheet.xml, sheet.scanned, edits.get(name) ?? []);
    if (sheet && changed !== sheet.xml) changes.set(sheet.part, changed ?? '');
  }
  const calculates = [...sheets.values()].some(({ part, scanned }) => changes.has(part) && scanned.results.length > 0);
  if (calculates) changes.set(main, askedToCalculate(await textOf(archive, main)));
  const content = await withOtherMembers(bytes, changes);
  return { content, changed: [...changes.keys()], calculates, skipped };
}

function contentOf(value: CellValue, meaning: NumberMeaning, is1904: boolean): CellContent {
  if (value.kind !== 'day') return value;
  if (meaning === 'day') return { kind: 'number', value: serialOfDay(value.value, is1904) };
  return { kind: 'text', value: value.value.split('-').reverse().join('.') };
}

const DAY_MS = 86_400_000;

/** The number by which a workbook knows a day after February 1900. */
function serialOfDay(day: string, is1904: boolean): number {
  return (Date.parse(day) - (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30))) / DAY_MS;
}

/** A member as text that an edit puts back character for character; other encodings than UTF-8 are refused. */
export async function textOf(archive: Archive, part: string): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of archive.chunks(part)) pieces.push(piece);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new FileRefused('DAMAGED', [part]);
  }
}
