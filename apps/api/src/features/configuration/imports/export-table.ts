import type { Readable } from 'node:stream';
import { templateMessage } from '@zuschlag/i18n/messages/configuration-imports';
import { columnHeading, tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { type EntryList, entrySchemas } from '@zuschlag/validation/configuration/entry';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { ReadContext } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { listEntries } from '../entries/entries.ts';
import { fileColumns } from './cells/column-headers.ts';
import type { CellContent, FileLanguage } from './cells/format-cell.ts';
import type { FileFormat } from './files/read-table.ts';
import { writeCsv } from './files/write-csv.ts';
import { sheetCell, writeWorkbook } from './files/write-workbook.ts';

export type ExportRequest = {
  format: FileFormat;
  language: FileLanguage;
  /** filters and sort, as the list takes them */
  query: unknown;
};
export type WrittenFile = { name: string; format: FileFormat; content: Readable };

const PER_PAGE = 1_000;

/**
 * A table as a file that can be brought in again: what the list shows with these filters, in its order. It is read page
 * by page while it is sent.
 *
 * @throws {DomainError} INVALID_INPUT for filters the list would refuse
 */
export async function exportTable(reading: ReadContext, table: TableKey, request: ExportRequest): Promise<WrittenFile> {
  const { format, language } = request;
  const columns = columnsIn(table, language);
  const pages = entryPages(reading, table, listInput(table, request.query));
  // The first page is read before anything is sent, so that a refusal can still set the status.
  const first = await pages.next();
  async function* rows() {
    for (let page = first; !page.done; page = await pages.next()) {
      for (const entry of page.value) yield columns.map(({ column }): CellContent => entry[column] ?? null);
    }
  }
  async function* sheetRows() {
    for await (const cells of rows())
      yield { cells: columns.map(({ kind }, index) => sheetCell(cells[index] ?? null, kind, language)) };
  }
  const title = tableNames[table][language];
  const content =
    format === 'csv' ? writeCsv(columns, rows(), { language }) : writeWorkbook(title, columns, sheetRows());
  return { name: `${title} ${reading.today}.${format}`, format, content };
}

/** The empty file of a table: its headings, in Excel above cells of the right formats. */
export function templateOf(table: TableKey, { format, language }: Omit<ExportRequest, 'query'>): WrittenFile {
  const columns = columnsIn(table, language);
  async function* none(): AsyncGenerator<never> {}
  const title = tableNames[table][language];
  const content = format === 'csv' ? writeCsv(columns, none(), { language }) : writeWorkbook(title, columns, none());
  return { name: `${templateMessage[language]} ${title}.${format}`, format, content };
}

function columnsIn(table: TableKey, language: FileLanguage) {
  return fileColumns(table).map(([column, kind]) => ({
    column,
    kind,
    heading: columnHeading(table, column, kind)[language],
  }));
}

type ListInput = EntryList<TableKey>;
type Entry = { [column: string]: CellContent };

function listInput(table: TableKey, query: unknown): ListInput {
  const { filters, sort } = (typeof query === 'object' && query !== null ? query : {}) as {
    filters?: unknown;
    sort?: unknown;
  };
  const checked = entrySchemas[table].list.safeParse({ filters, sort, first: 1 });
  if (!checked.success) throw new DomainError('INVALID_INPUT', { fields: fieldErrorsOf(checked.error) });
  return checked.data as ListInput;
}

async function* entryPages(reading: ReadContext, table: TableKey, input: ListInput): AsyncGenerator<Entry[], void> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listEntries>> = await listEntries(reading, table, {
      ...input,
      first: PER_PAGE,
      after,
    } as ListInput);
    yield page.edges.map(({ node }) => node as unknown as Entry);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
}
