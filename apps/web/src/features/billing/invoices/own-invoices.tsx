import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { DescriptionList } from '@zuschlag/ui/layout/description-list';
import { CloudOff, Pencil, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { addressText } from './buyers-table.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { OwnBuyerDialog } from './own-buyer-dialog.tsx';
import { ProviderInvoiceTable } from './provider-invoice-table.tsx';

/** The invoices of the own tenant with their files, and whom they name. */
export function OwnInvoices() {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.billing.invoices.own.useQuery();
  const [isEditing, setIsEditing] = useState(false);
  if (data?.provider === null) return null;
  const buyer = data?.buyer;
  if (data && data.provider !== 'book') {
    const nothing = t`Die erste kommt vom Zahlungsdienst, sobald er sie ausstellt.`;
    const empty = <EmptyState icon={<ReceiptText />} title={t`Noch keine Rechnung`} text={nothing} />;
    return (
      <section aria-label={t`Rechnungen`} className="grid min-w-0 gap-3">
        <header>
          <h2 className="font-semibold text-16">{t`Rechnungen`}</h2>
          <p className="text-ink-2">{t`Name und Anschrift auf der Rechnung ändern Sie im Kundenportal.`}</p>
        </header>
        <ProviderInvoiceTable invoices={data.providerInvoices} empty={empty} />
      </section>
    );
  }
  return (
    <section aria-label={t`Rechnungen`} className="grid min-w-0 gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 font-semibold text-16">{t`Rechnungen`}</h2>
        {buyer ? (
          <Button size="small" icon={<Pencil />} onPress={() => setIsEditing(true)}>
            {t`Rechnungsanschrift bearbeiten`}
          </Button>
        ) : null}
      </header>
      {buyer ? (
        <DescriptionList
          layout="two-columns"
          items={[
            { term: t`Name auf der Rechnung`, value: buyer.customerName },
            { term: t`Anschrift`, value: addressText(buyer) ?? <span className="text-warn-text">{t`fehlt`}</span> },
            { term: t`USt-IdNr.`, value: buyer.vatNumber },
            { term: t`Leitweg-ID oder Referenz`, value: buyer.buyerReference ?? '–' },
          ]}
        />
      ) : null}
      <InvoiceTable
        label={t`Rechnungen`}
        invoices={data?.invoices ?? (error ? [] : undefined)}
        empty={
          error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Rechnungen konnten nicht geladen werden`}
              text={errorMessage(error)}
              action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<ReceiptText />}
              title={t`Noch keine Rechnung`}
              text={t`Die erste kommt, wenn ein Zeitraum des Vertrags abgelaufen ist.`}
            />
          )
        }
      />
      {buyer ? <OwnBuyerDialog buyer={buyer} isOpen={isEditing} onClose={() => setIsEditing(false)} /> : null}
    </section>
  );
}
