import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import type { TableKey } from '@zuschlag/validation/configuration/tables';

/** The statuses rows of a table can have: a holiday does not replace another, it comes and is over. */
export function statusesOf(table: TableKey): EntryStatus[] {
  return table === 'holiday' ? ['PENDING', 'SUPERSEDED'] : ['ACTIVE', 'PENDING', 'SUPERSEDED'];
}

/** Superseded rows are hidden until the user shows them; a year of holidays stands whole. */
export function shownAtFirst(table: TableKey): EntryStatus[] {
  if (table === 'holiday') return statusesOf(table);
  return statusesOf(table).filter((status) => status !== 'SUPERSEDED');
}
