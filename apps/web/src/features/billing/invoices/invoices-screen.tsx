import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { DuePeriod, Invoice } from '@zuschlag/validation/billing/invoices/invoices';
import { isVatNumberOf } from '@zuschlag/validation/billing/vat-number';
import { CircleCheck, CloudOff, ReceiptText, RefreshCw, UserRoundPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { BuyersTable } from './buyers-table.tsx';
import { DueTable } from './due-table.tsx';
import { BuyerDialog, PaymentDialog, SellerDialog } from './invoice-dialogs.tsx';
import { type Asked, InvoiceQuestion } from './invoice-question.tsx';
import { type InvoiceAction, InvoiceTable } from './invoice-table.tsx';

/** The invoices of all contracts, for the operator's Admins: what is due, what was issued, and who stands on it. */
export function InvoicesScreen() {
  const { t } = useLingui();
  const title = t`Rechnungen`;
  useDocumentTitle(title);
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const { data, error, refetch, isRefetching } = trpc.billing.invoices.book.useQuery();
  const pay = trpc.billing.invoices.pay.useMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [paying, setPaying] = useState<Invoice | null>(null);
  const [editedId, setEditedId] = useState<number | null>(null);
  // What others save while the dialog is open reaches it with the next reading.
  const edited = data?.contracts.find((one) => one.organizationId === editedId) ?? null;
  const [isNamingSeller, setIsNamingSeller] = useState(false);

  const complete = ({ organizationId }: DuePeriod) => {
    const contract = data?.contracts.find((one) => one.organizationId === organizationId);
    if (
      data?.seller &&
      contract?.buyer.street != null &&
      isVatNumberOf(contract.buyer.country, contract.buyer.vatNumber)
    )
      setIsNamingSeller(true);
    else setEditedId(contract?.organizationId ?? null);
  };
  const takeBack = async ({ organizationId, id }: Invoice) => {
    try {
      await pay.mutateAsync({ organizationId, invoiceId: id, paidOn: null });
      await utils.billing.invalidate();
      toasts.success(t`Die Rechnung ist wieder offen.`);
    } catch (failure) {
      showError(failure);
    }
  };
  const act = (action: InvoiceAction, invoice: Invoice) => {
    if (action === 'pay') setPaying(invoice);
    else if (action === 'cancel') setAsked({ kind: 'cancel', invoice });
    else void takeBack(invoice);
  };
  const refused = error ? (
    <EmptyState
      icon={<CloudOff />}
      title={t`Die Rechnungen konnten nicht geladen werden`}
      text={errorMessage(error)}
      action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
    />
  ) : null;
  const rows = <Row,>(loaded: readonly Row[] | undefined) => loaded ?? (error ? [] : undefined);
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-6 p-6 max-sm:p-4">
      <header className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-semibold text-20">{title}</h1>
          <p className="max-w-[68ch] text-ink-2">{t`Abgerechnet werden abgelaufene Monate oder Jahre: Plätze mal Preis des Vertrags.`}</p>
        </div>
        <Button icon={<RefreshCw />} isPending={isRefetching} onPress={() => void refetch()}>{t`Neu laden`}</Button>
        <Button
          icon={<UserRoundPen />}
          isDisabled={!data}
          reason={t`Die Rechnungen sind noch nicht geladen.`}
          onPress={() => setIsNamingSeller(true)}
        >{t`Absender`}</Button>
      </header>
      {data && data.seller === null ? (
        <Banner
          tone="warn"
          title={t`Der Absender fehlt.`}
          action={<Button size="small" onPress={() => setIsNamingSeller(true)}>{t`Absender eintragen`}</Button>}
        >
          {t`Ohne Firma, Anschrift, Steuernummer und IBAN kann keine Rechnung ausgestellt werden.`}
        </Banner>
      ) : null}
      <Part heading={t`Abzurechnen`}>
        <DueTable
          due={rows(data?.due)}
          hasSeller={data?.seller != null}
          onIssue={(period) => setAsked({ kind: 'issue', period })}
          onComplete={complete}
          empty={
            refused ?? (
              <EmptyState
                icon={<CircleCheck />}
                title={t`Alles ist abgerechnet`}
                text={t`Der nächste Zeitraum steht hier, sobald er abgelaufen ist.`}
              />
            )
          }
        />
      </Part>
      {data ? (
        <>
          <Part heading={t`Ausgestellt`}>
            <InvoiceTable
              label={t`Ausgestellt`}
              invoices={data.invoices}
              onAct={act}
              empty={
                <EmptyState
                  icon={<ReceiptText />}
                  title={t`Noch keine Rechnung`}
                  text={t`Stellen Sie die erste für einen abgelaufenen Zeitraum aus.`}
                />
              }
            />
          </Part>
          <Part heading={t`Rechnungsanschriften`}>
            <BuyersTable contracts={data.contracts} onEdit={({ organizationId }) => setEditedId(organizationId)} />
          </Part>
        </>
      ) : null}
      <InvoiceQuestion asked={asked} onClose={() => setAsked(null)} />
      <SellerDialog seller={data?.seller ?? null} isOpen={isNamingSeller} onClose={() => setIsNamingSeller(false)} />
      <BuyerDialog contract={edited} isOpen={edited !== null} onClose={() => setEditedId(null)} />
      <PaymentDialog invoice={paying} isOpen={paying !== null} onClose={() => setPaying(null)} />
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid min-w-0 gap-3">
      <h2 className="font-semibold text-16">{heading}</h2>
      {children}
    </section>
  );
}
