import type { Locale } from '@zuschlag/i18n/locales';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { pathTo } from '../../../app/navigation/path-to.ts';

export type TableFormat = 'xlsx' | 'csv';

/** The filters and the order of a list, which its export follows. */
export type ExportedPart = { filters?: object | null; sort?: object | null };

/** The address of the file of a table: the rows of the list, in the language of the screen. */
export function exportPath(table: TableKey, format: TableFormat, language: Locale, part: ExportedPart = {}): string {
  const asked = new URLSearchParams({ format, language, query: JSON.stringify(part) });
  return `/configuration/${table}/export?${asked}`;
}

/** The address of the empty file of a table, in the language of the screen. */
export function templatePath(table: TableKey, format: TableFormat, language: Locale): string {
  return `/configuration/${table}/template?${new URLSearchParams({ format, language })}`;
}

/** The address of an import's annotated file, with a verdict for every row. */
export function annotatedPath(importId: string, language: Locale): string {
  return `/imports/${encodeURIComponent(importId)}/annotated?${new URLSearchParams({ language })}`;
}

/** The list of a table. */
export function tablePath(table: TableKey): string {
  return pathTo({ to: '/settings/configurations', search: { tab: table } });
}

/** The address of the import page of a table. */
export function importPath(table: TableKey): string {
  return pathTo({ to: '/settings/configurations/import', search: { table } });
}

/** One import, under the same address whenever one comes back. */
export function importOf(importId: string): string {
  return pathTo({ to: '/settings/configurations/import/$importId', params: { importId } });
}
