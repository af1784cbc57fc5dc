import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import type { ProviderInvoice } from '@zuschlag/validation/billing/invoices/invoices';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { providerText } from '../provider-text.ts';
import { useMoney } from '../use-money.ts';
import { useOpenedLink } from './use-opened-link.ts';

const states = new Map([
  ['open', msg`offen`],
  ['paid', msg`bezahlt`],
  ['uncollectible', msg`uneinbringlich`],
  ['void', msg`storniert`],
]);

/** Invoices that a payment provider wrote. Their files are there and open in a new tab. */
export function ProviderInvoiceTable({ invoices, empty }: { invoices: readonly ProviderInvoice[]; empty: ReactNode }) {
  const { t, i18n } = useLingui();
  const { day } = useFormat();
  const money = useMoney();
  const columns: DataColumn<ProviderInvoice>[] = [
    { id: 'number', header: t`Nummer`, isRowHeader: true, tone: 'strong', cell: ({ number }) => number ?? '–' },
    {
      id: 'issued',
      header: t`Datum`,
      align: 'end',
      sortBy: ({ issuedOn }) => issuedOn,
      cell: ({ issuedOn }) => day(issuedOn),
    },
    { id: 'due', header: t`Fällig am`, align: 'end', cell: ({ dueOn }) => day(dueOn) },
    {
      id: 'amount',
      header: t`Betrag`,
      align: 'end',
      sortBy: ({ gross }) => gross,
      cell: ({ gross, currency }) => money(gross, currency),
    },
    {
      id: 'state',
      header: t`Stand`,
      cell: ({ state }) => {
        const known = states.get(state);
        return known ? i18n._(known) : providerText(state);
      },
    },
    {
      id: 'files',
      header: t`Dateien`,
      isHeaderHidden: true,
      align: 'end',
      width: 110,
      cell: (invoice) => <FileButton invoice={invoice} />,
    },
  ];
  return (
    <DataTable
      label={t`Rechnungen`}
      columns={columns}
      items={invoices}
      itemId={({ id }) => id}
      textOf={({ number }) => number ?? ''}
      minWidth={680}
      empty={empty}
    />
  );
}

function FileButton({ invoice: { id: invoiceId, number } }: { invoice: ProviderInvoice }) {
  const { t } = useLingui();
  const open = useOpenedLink();
  const utils = trpc.useUtils();
  const [isPending, setIsPending] = useState(false);
  const name = number ?? '–';
  const show = async () => {
    setIsPending(true);
    // An address is good for some weeks only, so it is asked for each time.
    await open(() => utils.billing.invoices.link.fetch({ invoiceId }, { staleTime: 0 }));
    setIsPending(false);
  };
  return (
    <Button
      size="small"
      icon={<ExternalLink />}
      isPending={isPending}
      aria-label={t`${name} als PDF`}
      onPress={() => void show()}
    >{t`PDF`}</Button>
  );
}
