import type { Locale } from '@zuschlag/i18n/locales';
import type { TableKey } from '@zuschlag/validation/configuration/tables';

export type TableFormat = 'xlsx' | 'csv';

/** The filters and the order of a list, which its export follows. */
export type ExportedPart = { filters?: object | null; sort?: object | null };

/** Where the file of a table is: what the list shows, in the language of the screen. */
export function exportPath(table: TableKey, format: TableFormat, language: Locale, part: ExportedPart = {}): string {
  const asked = new URLSearchParams({ format, language, query: JSON.stringify(part) });
  return `/configuration/${table}/export?${asked}`;
}

/** Where an import's own file is, with a verdict beside every row. */
export function annotatedPath(importId: string, language: Locale): string {
  return `/imports/${encodeURIComponent(importId)}/annotated?${new URLSearchParams({ language })}`;
}

/** The list of a table. */
export function tablePath(table: TableKey): string {
  return `/settings/configurations?tab=${table}`;
}

/** Where a file for a table is brought in. */
export function importPath(table: TableKey): string {
  return `/settings/configurations/import?table=${table}`;
}

/** One import, under the same address whenever one comes back. */
export function importOf(importId: string): string {
  return `/settings/configurations/import/${importId}`;
}
