import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { columnsOf } from './table-messages.ts';

/**
 * A column of the list. What belongs together stands together: the two halves of a supplement as a pair, the two ends
 * of the night as a window.
 */
export type ListColumn =
  | { id: string; look: 'single'; kind: ColumnKind }
  | { id: string; look: 'pair'; relative: string; absolute: string }
  | { id: string; look: 'window'; from: string; to: string };

/** @returns the columns of the list of a table; the id is the column one sorts by */
export function listColumns(table: TableKey): ListColumn[] {
  return columnsOf(table).flatMap(([column, kind]): ListColumn[] => {
    if (kind === 'bonus')
      return [{ id: column, look: 'pair', relative: column, absolute: column.replace(/Relative$/, 'Absolute') }];
    if (kind === 'eurPerHour' || column === 'endNight') return [];
    if (column === 'startNight') return [{ id: column, look: 'window', from: column, to: 'endNight' }];
    return [{ id: column, look: 'single', kind }];
  });
}

/** Names and choices. */
export function isWords(kind: ColumnKind): boolean {
  return ['province', 'provinceOrAll', 'payGroup', 'basis'].includes(kind);
}

/** Figures stand at the end of their cell, words and days at the start. */
export function alignOf(kind: ColumnKind): 'start' | 'end' {
  return isWords(kind) || kind === 'day' || kind === 'clock' ? 'start' : 'end';
}

/** Columns one filters by a range of figures. */
export function rangeColumns(table: TableKey): [string, ColumnKind][] {
  return columnsOf(table).filter(([, kind]) => alignOf(kind) === 'end');
}
