import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { DescriptionList } from '@zuschlag/ui/layout/description-list';
import type { Billing } from '@zuschlag/validation/billing/billing';
import { CloudOff, ReceiptText } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { providerText } from '../provider-text.ts';
import { useMoney } from '../use-money.ts';
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
          <div className="p-4">
            <Contract contract={data} />
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
      <SeatsCard contract={data ?? null} />
    </div>
  );
}

function Contract({ contract }: { contract: Billing }) {
  const { t } = useLingui();
  const { number, day, dateTime } = useFormat();
  const money = useMoney();
  const { pricePerUser, currency, interval } = contract;
  const price = money(pricePerUser, currency);
  return (
    <DescriptionList
      items={[
        { term: t`Stand`, value: providerText(contract.subscriptionStatus) },
        ...(contract.unpaidSince === null ? [] : [{ term: t`Unbezahlt seit`, value: day(contract.unpaidSince) }]),
        { term: t`Plätze`, value: number(contract.currentSeatCount) },
        { term: t`Preis je Platz`, value: interval === 'year' ? t`${price} im Jahr` : t`${price} im Monat` },
        { term: t`Zahlweise`, value: providerText(contract.collectionMethod) },
        { term: t`Rechnung an`, value: contract.billingEmail },
        { term: t`Bezahlt bis`, value: dateTime(contract.paidThrough) },
      ]}
    />
  );
}
