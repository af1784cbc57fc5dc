import { type CellPlace, placeOfCell } from '@zuschlag/reading/xlsx/cell-place';
import { obstacleAt } from '@zuschlag/reading/xlsx/filling/edit-sheet';
import { isSigned } from '@zuschlag/reading/xlsx/filling/edit-workbook';
import { scanSheet } from '@zuschlag/reading/xlsx/filling/scan-sheet';
import { sheetCells } from '@zuschlag/reading/xlsx/sheet-cells';
import { openWorkbook, sheetPartsOf } from '@zuschlag/reading/xlsx/workbook';
import { labelOf } from '@zuschlag/validation/handouts/price-forms/label-of';
import { containerLimits } from '@zuschlag/validation/wire/archive-limits';
import { openArchive } from '../../../../files/open-archive.ts';
import { type CellProblem, textOf } from './fill-workbook.ts';

export type InspectedWorkbook = {
  cells: { problem: CellProblem | null; label: string }[];
  isProtected: boolean;
  isHidden: boolean;
  isSigned: boolean;
};

/**
 * What stands beside cells of a workbook, and what keeps them from being filled.
 *
 * @returns the cells in the order of the question
 * @throws {FileRefused} DAMAGED, ENCRYPTED, UNSAFE_PATH, TOO_LARGE_UNPACKED
 */
export async function inspectWorkbook(
  bytes: Buffer,
  asked: readonly { sheet: string; cell: string }[],
): Promise<InspectedWorkbook> {
  const archive = await openArchive(bytes, containerLimits);
  const { sheets } = await sheetPartsOf(archive);
  const workbook = await openWorkbook(archive);
  const found = new Map<string, { problem: CellProblem | null; label: string }>();
  const all = { isProtected: false, isHidden: false, isSigned: isSigned(archive.names) };
  for (const [name, cells] of Map.groupBy(asked, ({ sheet }) => sheet)) {
    const sheet = sheets.find((one) => one.name === name);
    if (!sheet) continue;
    const scanned = scanSheet(await textOf(archive, sheet.part), sheet.part, new Set());
    const shown = await sheetCells(archive, sheet.part, workbook);
    const places = new Set(cells.map(({ cell }) => keyOf(placeOfCell(cell))));
    for (const { cell } of cells) {
      const place = placeOfCell(cell);
      if (!place) continue;
      const label = labelOf(shown, place, (other) => places.has(keyOf(other)));
      found.set(`${name}!${cell}`, { problem: obstacleAt(scanned, place), label });
    }
    all.isProtected ||= scanned.isProtected;
    all.isHidden ||= sheet.isHidden;
  }
  return {
    ...all,
    cells: asked.map(({ sheet, cell }) => found.get(`${sheet}!${cell}`) ?? { problem: 'SHEET_MISSING', label: '' }),
  };
}

function keyOf(place: CellPlace | null): string {
  return place ? `${place.row} ${place.column}` : '';
}
