import { chanceExportHeadings, exportWords } from '@zuschlag/i18n/messages/exports';
import { chanceStateMessages } from '@zuschlag/i18n/messages/history';
import type { ChanceRow } from '@zuschlag/validation/chance/chance-list';
import { type ChanceColumn, chanceColumns, furtherChanceColumns } from '@zuschlag/validation/chance/chance-vocabulary';
import { type ChanceExport, chanceExport } from '@zuschlag/validation/exports/exports';
import type { ReadContext } from '../../../context.ts';
import { countChances, listChances } from '../../chance/list/list-chances.ts';
import type { CellContent, FileLanguage, WrittenColumn } from '../../configuration/imports/cells/format-cell.ts';
import type { ExportKind } from '../export-kind.ts';

/** One row more than a sheet of Excel holds, so that such an export is refused. */
const mostCounted = 1_048_576;

type FileColumn = keyof typeof chanceExportHeadings;
type Cell = { kind: WrittenColumn['kind']; of: (row: ChanceRow, language: FileLanguage) => CellContent };

const cells: { readonly [column in FileColumn]: Cell } = {
  shortNumber: { kind: 'text', of: (row) => row.shortNumber },
  name: { kind: 'text', of: (row) => row.name },
  state: { kind: 'text', of: (row, language) => chanceStateMessages[row.state][language] },
  customer: { kind: 'text', of: (row) => row.customerName },
  revenue: { kind: 'money', of: (row) => row.revenue },
  isEstimated: { kind: 'text', of: (row, language) => exportWords[row.isEstimated ? 'yes' : 'no'][language] },
  totalCost: { kind: 'money', of: (row) => row.totalCost },
  margin: { kind: 'fraction', of: (row) => row.margin },
  surcharge: { kind: 'fraction', of: (row) => row.surcharge },
  profit: { kind: 'money', of: (row) => row.profit },
  hours: { kind: 'hours', of: (row) => (row.minutes === null ? null : row.minutes / 60) },
  offeredRevenue: { kind: 'money', of: (row) => row.offeredRevenue },
  closedOn: { kind: 'day', of: (row) => row.outcome?.closedOn ?? null },
  lossReason: { kind: 'text', of: (row) => row.outcome?.lossReason ?? null },
  winner: { kind: 'text', of: (row) => row.outcome?.winner ?? null },
  winningPrice: { kind: 'money', of: (row) => row.outcome?.winningPrice ?? null },
  submission: { kind: 'day', of: (row) => row.submission },
  submissionTime: { kind: 'text', of: (row) => row.submissionTime },
  startDate: { kind: 'day', of: (row) => row.startDate },
  owner: { kind: 'text', of: (row) => `${row.owner.firstname} ${row.owner.lastname}` },
  organizations: {
    kind: 'text',
    of: (row) => row.operationalOrganizations.map(({ shortName }) => shortName).join(', '),
  },
};
/** A column of the list that is more than one column of a file. */
const companions: { readonly [column in ChanceColumn]?: FileColumn } = {
  revenue: 'isEstimated',
  submission: 'submissionTime',
};

/**
 * The Chances of a list with its filters, order and columns; the number always leads.
 * @param size Chances that one portion reads
 */
export const chancesInPortions = (size: number): ExportKind<ChanceExport> => ({
  question: chanceExport,
  title: exportWords.chances,
  columns: (question, language) =>
    columnsOf(question).map((column) => ({
      heading: chanceExportHeadings[column][language],
      kind: cells[column].kind,
    })),
  count: (reading, { filters, ids }) => countChances(reading, filters ?? null, ids ?? null, mostCounted),
  async *portions(reading, question, language) {
    const columns = columnsOf(question);
    for await (const rows of pages(reading, question, size))
      yield rows.map((row) => columns.map((column) => cells[column].of(row, language)));
  },
});

function columnsOf({ columns }: ChanceExport): FileColumn[] {
  const chosen = (columns ?? [...chanceColumns, ...furtherChanceColumns]).filter((column) => column !== 'shortNumber');
  const named: ChanceColumn[] = ['shortNumber', 'name', ...chosen.filter((column) => column !== 'name')];
  return named.flatMap((column) => [column, ...(companions[column] ? [companions[column]] : [])]);
}

async function* pages(
  reading: ReadContext,
  { filters, sort, ids }: ChanceExport,
  size: number,
): AsyncGenerator<ChanceRow[]> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listChances>> = await listChances(
      reading,
      { filters, sort, first: size, after },
      ids ?? null,
    );
    yield page.edges.map(({ node }) => node);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
}
