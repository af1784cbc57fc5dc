import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { columnHeading, columnName } from '@zuschlag/i18n/messages/configuration-tables';
import type { Message } from '@zuschlag/i18n/messages/message';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';

/** The name of a column. Two columns of a table may share a name and differ in their unit, which then belongs to it. */
export function columnMessage(table: TableKey, column: string): Message {
  const name = columnName(table, column);
  const columns = columnsOf(table);
  const kind = columns.find(([other]) => other === column)?.[1];
  const isShared = columns.some(([other]) => other !== column && columnName(table, other).de === name.de);
  return kind && isShared ? columnHeading(table, column, kind) : name;
}

/** @returns the columns of a table with their kinds, in the order every list shows them */
export function columnsOf(table: TableKey): [string, ColumnKind][] {
  return Object.entries<ColumnKind>(configurationTables[table].columns);
}

/** A supplement, whose two halves stand in one column. */
const pairMessages: Record<string, MessageDescriptor> = {
  nightBonusRelative: msg`Nacht`,
  sundayBonusRelative: msg`Sonntag`,
  sundayNightBonusRelative: msg`Sonntag Nacht`,
  holidayBonusRelative: msg`Feiertag`,
  holidayNightBonusRelative: msg`Feiertag Nacht`,
};

/** @returns the period of a supplement, by the column of its relative half */
export function pairMessage(relative: string): MessageDescriptor {
  const words = pairMessages[relative];
  if (!words) throw new Error(`no words for the supplement ${relative}`);
  return words;
}

/** Both ends of the night in one column. */
export const windowMessage: MessageDescriptor = msg`Nachtfenster`;

/** Short names for columns without room. */
export const shortMessages: Record<string, MessageDescriptor> = {
  workdaysPerYear: msg`Tage`,
  basisForBonusCalculation: msg`Basis`,
  sundayNightBonusRelative: msg`So. Nacht`,
  holidayNightBonusRelative: msg`Fei. Nacht`,
};
export const shortBasisMessages = { BASEWAGE: msg`Grundlohn`, HOURLYWAGE: msg`mit Zulage` };
