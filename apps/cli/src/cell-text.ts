import { formatDay, formatEuro, formatNumber, formatShare } from '@zuschlag/i18n/format';
import type { Locale } from '@zuschlag/i18n/locales';
import type { FileReader } from '@zuschlag/i18n/messages/configuration-files';
import { cellNoteText } from '@zuschlag/i18n/messages/configuration-imports';
import { basisNames, columnHeading, columnName } from '@zuschlag/i18n/messages/configuration-tables';
import { provinceNames, provinceOrAllNames } from '@zuschlag/i18n/messages/provinces';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { ImportRow } from '@zuschlag/validation/configuration/imports';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';

type Value = string | number | null;
type Row = { [column: string]: Value };

const written: { [kind in ColumnKind]: (value: never, language: Locale) => string } = {
  day: (value: string, language) => formatDay(value, language),
  province: (value: keyof typeof provinceNames, language) => provinceNames[value]?.[language] ?? value,
  provinceOrAll: (value: keyof typeof provinceOrAllNames, language) => provinceOrAllNames[value]?.[language] ?? value,
  payGroup: (value: string) => value,
  fraction: (value: number, language) => formatShare(value, language),
  bonus: (value: number, language) => formatShare(value, language),
  eur: (value: number, language) => formatEuro(value, language),
  eurPerHour: perHour,
  wage: perHour,
  daysPerYear: (value: number, language) => formatNumber(value, language),
  years: (value: number, language) => formatNumber(value, language),
  clock: (value: string) => value,
  basis: (value: keyof typeof basisNames, language) => basisNames[value]?.[language] ?? value,
};

function perHour(value: number, language: Locale): string {
  return `${formatEuro(value, language, isInCents(value) ? 2 : 4)}/h`;
}

/** Rates per hour may have a hundredth of a cent. */
function isInCents(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
}

function kindsOf(table: TableKey): [string, ColumnKind][] {
  return Object.entries<ColumnKind>(configurationTables[table].columns);
}

/** @returns the text of a cell for people */
export function cellText(table: TableKey, column: string, value: Value, language: Locale): string {
  const kind = kindsOf(table).find(([name]) => name === column)?.[1];
  if (value === null || kind === undefined) return String(value ?? '–');
  return written[kind](value as never, language);
}

/** @returns the name of a row: its day and its series */
export function rowName(table: TableKey, row: Row, language: Locale): string {
  const { day, series } = configurationTables[table];
  return [day, ...series].map((column) => cellText(table, column, row[column] ?? null, language)).join(', ');
}

/** @returns the differences between two rows, column by column: `Betrag: 150,00 € → 160,00 €` */
export function differences(table: TableKey, before: Row, after: Row, language: Locale): string[] {
  return kindsOf(table).flatMap(([column]) => {
    const [from, to] = [before[column] ?? null, after[column] ?? null];
    if (from === to) return [];
    const text = (value: Value) => cellText(table, column, value, language);
    return `${columnName(table, column)[language]}: ${text(from)} → ${text(to)}`;
  });
}

/** The reader of texts about a file for this table. */
export function fileReader(table: TableKey, locale: Locale): FileReader {
  const kinds = new Map(kindsOf(table));
  return {
    table,
    locale,
    headingOf: (column) => {
      const kind = kinds.get(column);
      return kind ? columnHeading(table, column, kind)[locale] : column;
    },
  };
}

/**
 * @returns how the cells of a row were read, column by column: `Arbeitgeberanteil „21,7“ = 21,7 %`, without the text where
 * it says the same, and with the note on a value that did not come from its text alone
 */
export function readings(table: TableKey, { texts, values, notes }: ImportRow, language: Locale): string[] {
  const [open, close] = language === 'de' ? ['„', '“'] : ['“', '”'];
  return kindsOf(table).flatMap(([column]) => {
    if (!(column in values)) return [];
    const text = (value: Value) => cellText(table, column, value, language);
    const meaning = text(values[column] ?? null);
    const typed = texts[column];
    const from =
      typed === undefined || typed === meaning.replaceAll('\u00a0', ' ') ? ' ' : ` ${open}${typed}${close} = `;
    const how = notes.filter((note) => note.column === column).map((note) => cellNoteText(note, language, text));
    return `${columnName(table, column)[language]}${from}${meaning}${how.length > 0 ? ` (${how.join(', ')})` : ''}`;
  });
}
