import { costTypes } from '@zuschlag/validation/vocabulary';
import { HyperFormula } from 'hyperformula';
import type { Cell, Worksheet } from '../src/worksheet/model.ts';

/** A worksheet in a spreadsheet program, which computes each formula from the inputs alone. */
export function calculatedSheet(worksheet: Worksheet) {
  const rows = worksheet.blocks.flatMap((block) => block.rows);
  const addresses = new Map<Cell, string>();
  rows.forEach((row, at) => {
    costTypes.forEach((type, column) => {
      const cell = row.cells[type];
      if (cell) addresses.set(cell, `${'ABCDEFG'[column]}${at + 1}`);
    });
  });
  const content = rows.map((row) =>
    costTypes.map((type) => {
      const cell = row.cells[type];
      if (!cell) return null;
      if (cell.formula === null) return cell.value;
      return `=${cell.formula.map((piece) => (typeof piece === 'string' ? piece : addresses.get(piece))).join('')}`;
    }),
  );
  const engine = HyperFormula.buildFromArray(content, { licenseKey: 'gpl-v3' });
  const placeOf = (cell: Cell) => {
    const address = addresses.get(cell) as string;
    return { sheet: 0, col: 'ABCDEFG'.indexOf(address.charAt(0)), row: Number(address.slice(1)) - 1 };
  };
  return {
    cells: [...addresses.keys()],
    shown: (cell: Cell) => Number(engine.getCellValue(placeOf(cell))),
    enter: (cell: Cell, value: number) => void engine.setCellContents(placeOf(cell), value),
    end: () => engine.destroy(),
  };
}
