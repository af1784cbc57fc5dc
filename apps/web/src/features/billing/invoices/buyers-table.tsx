import { useLingui } from '@lingui/react/macro';
import { NOTHING } from '@zuschlag/i18n/format';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import type { BilledContract } from '@zuschlag/validation/billing/invoices/invoices';
import type { StoredBuyer } from '@zuschlag/validation/billing/invoices/parties';
import { ReceiptText } from 'lucide-react';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';

/** Whom the invoices of each contract name. */
export function BuyersTable({
  contracts,
  onEdit,
}: {
  contracts: readonly BilledContract[];
  onEdit: (contract: BilledContract) => void;
}) {
  const { t } = useLingui();
  const columns: DataColumn<BilledContract>[] = [
    { id: 'tenant', header: t`Kunde`, isRowHeader: true, tone: 'strong', cell: ({ shortName }) => shortName },
    { id: 'name', header: t`Name auf der Rechnung`, cell: ({ buyer }) => buyer.customerName },
    {
      id: 'address',
      header: t`Anschrift`,
      cell: ({ buyer }) => addressText(buyer) ?? <span className="text-warn-text">{t`fehlt`}</span>,
    },
    { id: 'reference', header: t`Referenz`, cell: ({ buyer }) => buyer.buyerReference ?? NOTHING },
    {
      id: 'actions',
      header: t`Aktionen`,
      isHeaderHidden: true,
      align: 'end',
      width: 120,
      cell: (contract) => (
        <Button
          size="small"
          aria-label={t`Rechnungsanschrift von ${contract.shortName} bearbeiten`}
          onPress={() => onEdit(contract)}
        >{t`Bearbeiten`}</Button>
      ),
    },
  ];
  return (
    <DataTable
      label={t`Rechnungsanschriften`}
      columns={columns}
      items={contracts}
      itemId={({ organizationId }) => String(organizationId)}
      textOf={({ shortName }) => shortName}
      minWidth={820}
      empty={<EmptyState icon={<ReceiptText />} title={t`Noch kein Vertrag`} />}
    />
  );
}

/** The address of a customer in one line; null until it is entered. */
export function addressText({ street, postalCode, city, country }: StoredBuyer): string | null {
  if (street === null || postalCode === null || city === null) return null;
  return `${street}, ${country === 'DE' ? '' : `${country}-`}${postalCode} ${city}`;
}
