import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable, type TotalRow } from '../../../../tables/data-table.tsx';
import { periodMessages } from '../../../chance/price/cost-line-messages.ts';
import { useVisitTypeMessages } from '../../mobile/visit-words.ts';
import { type ListedPosition, positionsOf, roundingSums } from './positions.ts';

/** Longer lists scroll inside of their frame. */
const mostInFull = 60;

/** The positions of the price sheet with what rounding makes of each; those of additional services stay out of the sum. */
export function PricePositions({ services, label }: { services: readonly Service[]; label: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const visitWords = useVisitTypeMessages();
  const items = positionsOf(services);
  const sums = roundingSums(services.filter(({ additional }) => !additional));
  const nameOf = ({ unit, period, visitType }: ListedPosition) => {
    if (visitType) return visitWords(visitType);
    return unit === 'FLAT' && period === null ? t`Pauschale` : period === null ? '' : i18n._(periodMessages[period]);
  };
  const columns: DataColumn<ListedPosition>[] = [
    {
      id: 'position',
      header: t`Position`,
      isRowHeader: true,
      // The kind of time first: a phone cuts what is longer.
      cell: (position) => (services.length > 1 ? `${nameOf(position)} · ${position.service}` : nameOf(position)),
    },
    {
      id: 'quantity',
      header: t`Menge`,
      align: 'end',
      cell: ({ unit, quantity }) => (unit === 'HOUR' ? `${format.number(quantity, 2)} h` : format.number(quantity, 0)),
    },
    { id: 'unitPrice', header: t`Einheitspreis`, align: 'end', cell: ({ unitPrice }) => format.euro(unitPrice) },
    { id: 'amount', header: t`Betrag`, align: 'end', tone: 'strong', cell: ({ amount }) => format.euro(amount) },
    {
      id: 'exact',
      header: t`Ohne Rundung`,
      align: 'end',
      tone: 'quiet',
      cell: ({ exactAmount }) => format.euro(exactAmount),
    },
    { id: 'difference', header: t`Unterschied`, align: 'end', cell: ({ difference }) => format.euro(difference) },
  ];
  const total: TotalRow = {
    id: 'total',
    cells: {
      position: t`Summe`,
      amount: format.euro(sums.amount),
      exact: format.euro(sums.exact),
      difference: format.euro(sums.difference),
    },
  };
  return (
    <DataTable
      label={label}
      columns={columns}
      items={items}
      itemId={({ id }) => id}
      textOf={({ service }) => service}
      height={items.length > mostInFull ? 'inside' : 'auto'}
      totals={services.some(({ additional }) => !additional) ? [total] : undefined}
    />
  );
}
