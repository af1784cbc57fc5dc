import { historyExportHeadings } from '@zuschlag/i18n/messages/exports';
import type { UnitOfWork } from '../../../context.ts';
import type { FileLanguage, WrittenColumn } from '../../configuration/imports/cells/format-cell.ts';
import type { ExportReading, ExportRow } from '../export-kind.ts';

type Cursor = { first: number; after: string | null };
type Page<Entry> = { edges: { node: Entry }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

const PER_PORTION = 500;

/** The columns of an exported history. */
export function historyColumns(
  columns: readonly (keyof typeof historyExportHeadings)[],
  language: FileLanguage,
): readonly WrittenColumn[] {
  return columns.map((column) => ({
    heading: historyExportHeadings[column][language],
    kind: column === 'day' ? 'day' : 'text',
  }));
}

/** The rows of each page that a verb reads, each in a transaction of its own. */
export async function* pagesInPortions<Entry>(
  { inTransaction }: Pick<ExportReading, 'inTransaction'>,
  read: (work: UnitOfWork, cursor: Cursor) => Promise<Page<Entry>>,
  rowsOf: (entry: Entry) => ExportRow[],
): AsyncGenerator<ExportRow[]> {
  let after: string | null = null;
  do {
    const cursor: Cursor = { first: PER_PORTION, after };
    const page: Page<Entry> = await inTransaction((work) => read(work, cursor));
    yield page.edges.flatMap(({ node }) => rowsOf(node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
}
