import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { StateBadge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import type { ConfigurationImport, ImportRow, RowVerdict } from '@zuschlag/validation/configuration/imports';
import { CloudOff, FileSearch } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { alignOf } from '../tables/table-columns.ts';
import { columnMessage, columnsOf } from '../tables/table-messages.ts';
import { CellProblems, ImportCell } from './import-cell.tsx';
import { verdictLabel, verdictTones } from './verdict-messages.ts';

/** The rows of a file: as they were understood, what they replace, and under each wrong cell what is wrong. */
export function ImportRows({
  import: { id, table },
  shown,
  onShowAll,
}: {
  import: ConfigurationImport;
  shown: readonly RowVerdict[];
  onShowAll: () => void;
}) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const verdicts = shown.length === 0 ? null : [...shown];
  const paging = usePaging(`import-${id}`, shown.join());
  const { data, error, isPlaceholderData, refetch } = trpc.configuration.imports.rows.useQuery(
    { id, verdicts, ...paging.input },
    paging.options,
  );
  const columns: DataColumn<ImportRow>[] = [
    {
      id: 'row',
      header: t`Zeile`,
      cell: ({ row }) => <span className="tnum">{number(row)}</span>,
      isRowHeader: true,
      tone: 'faint',
      width: 72,
      skeleton: { width: 24 },
    },
    {
      id: 'verdict',
      header: t`Ergebnis`,
      cell: (row) => (
        <div className="py-1.5">
          <StateBadge tone={verdictTones[row.verdict]}>{verdictLabel(i18n, row.verdict)}</StateBadge>
          <CellProblems row={row} column={null} columns={columnsOf(table).map(([column]) => column)} />
        </div>
      ),
      skeleton: { width: 72, kind: 'badge' },
    },
    ...columnsOf(table).map(
      ([column, kind]): DataColumn<ImportRow> => ({
        id: column,
        header: systemText(i18n, columnMessage(table, column)),
        align: alignOf(kind),
        cell: (row) => <ImportCell row={row} column={column} kind={kind} />,
        skeleton: { width: 80 },
      }),
    ),
  ];
  return (
    <DataTable
      label={t`Zeilen der Datei`}
      columns={columns}
      height="page"
      items={data?.edges.map(({ node }) => node) ?? (error ? [] : undefined)}
      itemId={(row) => row.id}
      textOf={({ row }) => String(row)}
      isStale={isPlaceholderData}
      empty={
        error ? (
          <EmptyState
            icon={<CloudOff />}
            title={t`Die Zeilen konnten nicht geladen werden`}
            text={errorMessage(error)}
            action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
          />
        ) : (
          <EmptyState
            icon={<FileSearch />}
            title={t`Keine Zeile mit diesem Ergebnis`}
            action={<Button onPress={onShowAll}>{t`Alle Zeilen zeigen`}</Button>}
          />
        )
      }
      foot={<Pager paging={paging} pageInfo={data?.pageInfo} />}
    />
  );
}
