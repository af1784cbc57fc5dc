import { useLingui } from '@lingui/react/macro';
import { StateBadge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Card } from '@zuschlag/ui/layout/card';
import type { CustomerDetails } from '@zuschlag/validation/customers/customers';
import { FileText } from 'lucide-react';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chanceStateLooks } from '../../../app/vocabulary/chance-states.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';

type ChanceOfCustomer = CustomerDetails['chances'][number];

/** The latest Chances of a customer, as far as the reader may view them. */
export function CustomerChances({ chances }: { chances: readonly ChanceOfCustomer[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (chances.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<FileText />}
          title={t`Keine Chance, die Sie sehen dürfen`}
          text={t`Chancen, an denen Ihre Gesellschaft nicht beteiligt ist, stehen hier nicht.`}
        />
      </Card>
    );
  const columns: DataColumn<ChanceOfCustomer>[] = [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      tone: 'strong',
      width: '46%',
      isTruncated: true,
      cell: ({ name, shortNumber }) => <span title={`${shortNumber} ${name}`}>{name}</span>,
    },
    {
      id: 'state',
      header: t`Status`,
      cell: ({ state }) => (
        <StateBadge tone={chanceStateLooks[state].tone}>{i18n._(chanceStateLooks[state].short)}</StateBadge>
      ),
    },
    {
      id: 'price',
      header: t`Preis je Stunde`,
      align: 'end',
      cell: ({ pricePerHour }) => <span className="tnum">{format.euro(pricePerHour, 2)}</span>,
    },
    {
      id: 'submission',
      header: t`Abgabe`,
      align: 'end',
      cell: ({ submission }) => <span className="tnum">{format.day(submission)}</span>,
    },
  ];
  return (
    <DataTable
      label={t`Neueste Chancen`}
      columns={columns}
      items={chances}
      itemId={({ id }) => id}
      hrefOf={({ id }) => pathTo({ to: '/tender/$tenderId', params: { tenderId: id } })}
      textOf={({ name }) => name}
      minWidth={560}
    />
  );
}
