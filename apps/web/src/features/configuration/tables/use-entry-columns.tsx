import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import type { EntryStatus } from '@zuschlag/validation/configuration/entry';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { Copy, Trash2 } from 'lucide-react';
import { systemText } from '../../../app/preferences/system-text.ts';
import type { DataColumn } from '../../../tables/data-table.tsx';
import { StatusBadge } from './status-badge.tsx';
import { alignOf, isWords, type ListColumn, listColumns } from './table-columns.ts';
import { columnMessage, pairMessage, shortBasisMessages, shortMessages, windowMessage } from './table-messages.ts';
import type { TableRow } from './table-procedures.ts';
import { type CellValue, useColumnText } from './use-column-text.ts';

export type RowActions = {
  /** Left out when nothing can be added. */
  onCopy?: (row: TableRow) => void;
  onRemove: (row: TableRow) => void;
};

/** The columns of a table's list, made from its description, with its status and what can be done with a row. */
export function useEntryColumns(
  table: TableKey,
  { onCopy, onRemove, showsOrganization }: RowActions & { showsOrganization: boolean },
): DataColumn<TableRow>[] {
  const { t, i18n } = useLingui();
  const text = useColumnText();
  const own = listColumns(table).map((column, index): DataColumn<TableRow> => {
    const kind = column.look === 'single' ? column.kind : null;
    const hasWords = kind !== null && isWords(kind);
    return {
      id: column.id,
      header: headOf(column),
      isSortable: true,
      isRowHeader: index === 0,
      tone: index === 0 ? 'strong' : 'plain',
      align: index === 0 || column.look === 'window' ? 'start' : kind ? alignOf(kind) : 'end',
      cell: (row) => (hasWords ? cellText(column, row) : <span className="tnum">{cellText(column, row)}</span>),
      skeleton: { width: hasWords && kind !== 'basis' ? 130 : 72 },
    };
  });
  const [day, ...rest] = own;
  const place = rest.findIndex(({ id }) => id === 'province') + 1;
  return [
    ...(day ? [day] : []),
    {
      id: 'status',
      header: t`Status`,
      cell: (row) => <StatusBadge table={table} status={row.status as EntryStatus} />,
      skeleton: { width: 64, kind: 'badge' },
    },
    ...rest.slice(0, place),
    {
      id: 'organization',
      header: t`Gesellschaft`,
      isHidden: !showsOrganization,
      tone: 'quiet',
      cell: (row) => <span className="whitespace-nowrap">{row.organization}</span>,
      skeleton: { width: 90 },
    },
    ...rest.slice(place),
    {
      id: 'actions',
      header: t`Aktionen`,
      isHeaderHidden: true,
      align: 'end',
      width: 64,
      cell: (row) => {
        const name = nameOf(row);
        return (
          <span className="inline-flex">
            {onCopy ? (
              <IconButton
                size="tight"
                label={t`Als Vorlage für einen neuen Eintrag: ${name}`}
                icon={<Copy />}
                onPress={() => onCopy(row)}
              />
            ) : null}
            {row.permissions.includes('DELETE') ? (
              <IconButton size="tight" label={t`Löschen: ${name}`} icon={<Trash2 />} onPress={() => onRemove(row)} />
            ) : null}
          </span>
        );
      },
      skeleton: { width: 24 },
    },
  ];

  function headOf(column: ListColumn): string {
    if (column.look === 'pair') return i18n._(shortMessages[column.relative] ?? pairMessage(column.relative));
    if (column.look === 'window') return i18n._(windowMessage);
    const short = shortMessages[column.id];
    return short ? i18n._(short) : systemText(i18n, columnMessage(table, column.id));
  }

  function cellText(column: ListColumn, row: TableRow): string {
    const value = (name: string) => row[name] as CellValue;
    if (column.look === 'single' && column.kind === 'basis')
      return i18n._(shortBasisMessages[value(column.id) === 'BASEWAGE' ? 'BASEWAGE' : 'HOURLYWAGE']);
    if (column.look === 'single') return text(column.kind, value(column.id));
    if (column.look === 'window') return `${text('clock', value(column.from))}–${text('clock', value(column.to))}`;
    const parts = [
      value(column.relative) ? text('bonus', value(column.relative)) : '',
      value(column.absolute) ? text('eurPerHour', value(column.absolute)) : '',
    ];
    return parts.filter(Boolean).join(' + ') || '–';
  }

  function nameOf(row: TableRow): string {
    return own
      .slice(0, table === 'wage' ? 3 : 2)
      .map(({ id }) => listColumns(table).find((column) => column.id === id))
      .flatMap((column) => (column ? [cellText(column, row)] : []))
      .join(', ');
  }
}
