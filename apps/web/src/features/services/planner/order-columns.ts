import type { GridKind } from '../../../tables/grid/grid-column.ts';
import { headsColumn, textColumn } from '../grid/columns.ts';
import { shiftKind } from '../grid/shift-columns.ts';

/** The posts that a customer ordered, as rows: times and days as shifts have them, and a name. */
export const orderKind: GridKind = {
  emptyCells: { heads: '1' },
  columns: [
    textColumn({
      id: 'name',
      headings: ['posten', 'name', 'bezeichnung', 'objekt', 'ort', 'post', 'position', 'site', 'leistung'],
    }),
    ...shiftKind.columns.filter(({ id }) => ['startTime', 'endTime', 'days'].includes(id)),
    headsColumn({
      id: 'heads',
      headings: ['kräfte', 'anzahl', 'anzahl ma', 'ma', 'personen', 'besetzung', 'guards', 'heads', 'number', 'staff'],
    }),
  ],
};
