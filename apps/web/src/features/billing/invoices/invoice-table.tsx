import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { MenuItem, MenuTrigger } from '@zuschlag/ui/actions/menu';
import type { Invoice } from '@zuschlag/validation/billing/invoices/invoices';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDownload } from '../../../app/files/written-file.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { useMoney } from '../use-money.ts';
import { InvoiceStateText } from './invoice-state-text.tsx';

export type InvoiceAction = 'pay' | 'unpay' | 'cancel';

/** Invoices with their files. @param onAct left out, they can only be read */
export function InvoiceTable({
  label,
  invoices,
  onAct,
  empty,
}: {
  label: string;
  invoices: readonly Invoice[] | undefined;
  onAct?: (action: InvoiceAction, invoice: Invoice) => void;
  empty: ReactNode;
}) {
  const { t } = useLingui();
  const { day } = useFormat();
  const money = useMoney();
  const columns: DataColumn<Invoice>[] = [
    {
      id: 'number',
      header: t`Nummer`,
      isRowHeader: true,
      tone: 'strong',
      cell: ({ number }) => number,
      skeleton: { width: 90 },
    },
    { id: 'tenant', header: t`Kunde`, isHidden: !onAct, cell: ({ shortName }) => shortName },
    {
      id: 'issued',
      header: t`Datum`,
      align: 'end',
      sortBy: ({ issuedOn }) => issuedOn,
      cell: ({ issuedOn }) => day(issuedOn),
    },
    {
      id: 'period',
      header: t`Zeitraum`,
      align: 'end',
      sortBy: ({ periodFrom }) => periodFrom,
      cell: ({ periodFrom, periodTo }) => `${day(periodFrom)} – ${day(periodTo)}`,
    },
    {
      id: 'amount',
      header: t`Betrag`,
      align: 'end',
      sortBy: ({ gross }) => gross,
      cell: ({ gross, currency }) => money(gross, currency),
    },
    { id: 'state', header: t`Stand`, cell: (invoice) => <InvoiceStateText invoice={invoice} /> },
    {
      id: 'files',
      header: t`Dateien`,
      isHeaderHidden: true,
      align: 'end',
      width: onAct ? 200 : 160,
      cell: (invoice) => <Files invoice={invoice} onAct={onAct} />,
    },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      items={invoices}
      itemId={({ id }) => id}
      textOf={({ number }) => number}
      skeletonCount={3}
      minWidth={onAct ? 940 : 760}
      empty={empty}
    />
  );
}

function Files({
  invoice,
  onAct,
}: {
  invoice: Invoice;
  onAct: ((action: InvoiceAction, invoice: Invoice) => void) | undefined;
}) {
  const { t } = useLingui();
  const download = useDownload();
  const { id, number, state } = invoice;
  const canChange = state === 'open' || state === 'paid';
  return (
    <span className="flex items-center justify-end gap-1.5">
      <Button
        size="small"
        aria-label={t`${number} als PDF (ZUGFeRD)`}
        onPress={() => download(`/invoices/${id}/pdf`, `${number}.pdf`)}
      >{t`PDF`}</Button>
      <Button
        size="small"
        aria-label={t`${number} als XRechnung`}
        onPress={() => download(`/invoices/${id}/xml`, `${number}-xrechnung.xml`)}
      >{t`XRechnung`}</Button>
      {onAct && canChange ? (
        <MenuTrigger
          trigger={<IconButton size="small" label={t`Mehr zu ${number}`} icon={<Ellipsis />} />}
          placement="bottom end"
          onAction={(action) => onAct(action as InvoiceAction, invoice)}
        >
          {state === 'open' ? (
            <MenuItem id="pay">{t`Zahlung eintragen`}</MenuItem>
          ) : (
            <MenuItem id="unpay">{t`Zahlung zurücknehmen`}</MenuItem>
          )}
          <MenuItem id="cancel">{t`Stornieren`}</MenuItem>
        </MenuTrigger>
      ) : null}
    </span>
  );
}
