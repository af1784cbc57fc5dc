import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { CloudOff, ReceiptText } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { ContractFacts } from '../contract-facts.tsx';
import { OwnInvoices } from '../invoices/own-invoices.tsx';
import { PortalButton } from './portal-button.tsx';
import { SeatsCard } from './seats-card.tsx';

/** The contract of the tenant with the operator, and the seats that it counts. */
export function BillingScreen() {
  const { t } = useLingui();
  const title = t`Abrechnung`;
  useDocumentTitle(title);
  const { data, error, refetch } = trpc.billing.own.useQuery();
  return (
    <div className="grid w-full max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <header>
        <h1 className="font-semibold text-20">{title}</h1>
        <p className="max-w-[68ch] text-ink-2">
          {t`Einen Platz belegt, wer die Einladung angenommen hat und nicht ausgeschieden ist.`}
        </p>
      </header>
      <Card label={t`Vertrag`}>
        <CardHeader title={t`Vertrag`} />
        {data ? (
          <div className="grid gap-4 p-4">
            <ContractFacts contract={data} />
            {data.provider === 'book' || data.providerCustomerId !== null ? (
              <PortalButton />
            ) : (
              <p className="text-ink-2">{t`Der Vertrag wird gerade beim Zahlungsdienst angelegt. Danach öffnen Sie hier das Kundenportal.`}</p>
            )}
          </div>
        ) : data === null ? (
          <EmptyState
            icon={<ReceiptText />}
            title={t`Noch kein Vertrag`}
            text={t`Für Ihr Unternehmen ist keiner angelegt. Sie arbeiten ohne Einschränkung; der Betreiber meldet sich.`}
          />
        ) : error ? (
          <EmptyState
            icon={<CloudOff />}
            title={t`Der Vertrag konnte nicht geladen werden`}
            text={errorMessage(error)}
            action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
          />
        ) : (
          <div className="p-4">
            <SkeletonText lines={3} />
          </div>
        )}
      </Card>
      <OwnInvoices />
      <SeatsCard contract={data ?? null} />
    </div>
  );
}
