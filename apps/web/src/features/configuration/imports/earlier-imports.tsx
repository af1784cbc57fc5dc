import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { StateBadge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { CloudOff, FileClock } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { importOf } from '../table-files/table-files.ts';
import { useCountsText } from './counts-text.ts';
import { stateMessages } from './verdict-messages.ts';

/** The files that were brought into a table, the latest first; each opens as it was left. */
export function EarlierImports({ table, label }: { table: TableKey; label: string }) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormat();
  const countsText = useCountsText();
  const paging = usePaging('configuration-imports', table);
  const { data, error, isPlaceholderData, refetch } = trpc.configuration.imports.list.useQuery(
    { table, ...paging.input },
    paging.options,
  );
  const columns: DataColumn<ConfigurationImport>[] = [
    {
      id: 'file',
      header: t`Datei`,
      cell: ({ fileName }) => fileName,
      isRowHeader: true,
      tone: 'strong',
      isTruncated: true,
      width: '34%',
      skeleton: { width: 160 },
    },
    {
      id: 'state',
      header: t`Stand`,
      cell: ({ state }) => (
        <StateBadge tone={stateMessages[state].tone}>{i18n._(stateMessages[state].label)}</StateBadge>
      ),
      skeleton: { width: 110, kind: 'badge' },
    },
    {
      id: 'rows',
      header: t`Zeilen`,
      cell: ({ counts }) => countsText(counts),
      tone: 'quiet',
      skeleton: { width: 120 },
    },
    {
      id: 'by',
      header: t`Eingelesen von`,
      cell: ({ by }) => (by ? `${by.firstname} ${by.lastname}` : '–'),
      tone: 'quiet',
      skeleton: { width: 110 },
    },
    {
      id: 'at',
      header: t`Eingelesen am`,
      cell: ({ createdAt }) => dateTime(createdAt),
      align: 'end',
      tone: 'quiet',
      skeleton: { width: 110 },
    },
  ];
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold text-16">{label}</h2>
      <DataTable
        label={label}
        columns={columns}
        height="inside"
        items={data?.edges.map(({ node }) => node) ?? (error ? [] : undefined)}
        itemId={({ id }) => id}
        hrefOf={({ id }) => importOf(id)}
        textOf={({ fileName }) => fileName}
        skeletonCount={3}
        isStale={isPlaceholderData}
        minWidth={data && data.edges.length > 0 ? 720 : undefined}
        empty={
          error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die früheren Importe konnten nicht geladen werden`}
              text={errorMessage(error)}
              action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<FileClock />}
              title={t`Noch keine Datei`}
              text={t`Hier steht danach, wer welche Datei eingelesen hat. Ein Import lässt sich als Ganzes zurücknehmen.`}
            />
          )
        }
        foot={
          paging.page > 0 || data?.pageInfo.hasNextPage ? (
            <Pager paging={paging} pageInfo={data?.pageInfo} />
          ) : undefined
        }
      />
    </section>
  );
}
