import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import type { Billing } from '@zuschlag/validation/billing/billing';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { DataColumn } from '../../../tables/data-table.tsx';
import { contractStateText } from '../contract-state-text.ts';
import { providerText } from '../provider-text.ts';
import { useMoney } from '../use-money.ts';
import { ContractProvider } from './contract-provider.tsx';
import { ProviderActions } from './provider-actions.tsx';

/** What the list of contracts shows of each. States stand as the payment provider says them. */
export function useContractColumns(
  onChangeState: (contract: Billing) => void,
  onCorrect: (contract: Billing) => void,
): DataColumn<Billing>[] {
  const { t, i18n } = useLingui();
  const { dateTime, number } = useFormat();
  const money = useMoney();
  return [
    { id: 'status', header: t`Stand`, cell: ({ subscriptionStatus }) => contractStateText(i18n, subscriptionStatus) },
    {
      id: 'customer',
      header: t`Kunde`,
      isRowHeader: true,
      tone: 'strong',
      sortBy: ({ organization }) => organization.shortName,
      cell: ({ organization }) => organization.shortName,
      skeleton: { width: 120 },
    },
    {
      id: 'provider',
      header: t`Geführt bei`,
      cell: (contract) => <ContractProvider contract={contract} />,
      skeleton: { width: 90 },
    },
    {
      id: 'price',
      header: t`Preis je Platz`,
      align: 'end',
      sortBy: ({ pricePerUser }) => pricePerUser,
      cell: ({ pricePerUser, currency }) => money(pricePerUser, currency),
    },
    {
      id: 'seats',
      header: t`Plätze`,
      align: 'end',
      sortBy: ({ currentSeatCount }) => currentSeatCount,
      cell: ({ currentSeatCount }) => number(currentSeatCount),
    },
    { id: 'email', header: t`Rechnung an`, cell: ({ billingEmail }) => billingEmail, skeleton: { width: 160 } },
    { id: 'collection', header: t`Zahlweise`, cell: ({ collectionMethod }) => providerText(collectionMethod) },
    {
      id: 'invoice',
      header: t`Letzte Rechnung`,
      cell: ({ latestInvoiceStatus }) => providerText(latestInvoiceStatus),
    },
    { id: 'paid', header: t`Bezahlt bis`, align: 'end', cell: ({ paidThrough }) => dateTime(paidThrough) },
    {
      id: 'created',
      header: t`Angelegt`,
      align: 'end',
      tone: 'quiet',
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      id: 'updated',
      header: t`Geändert`,
      align: 'end',
      tone: 'quiet',
      sortBy: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => dateTime(updatedAt),
    },
    {
      id: 'actions',
      header: t`Aktionen`,
      isHeaderHidden: true,
      width: 300,
      align: 'end',
      cell: (contract) =>
        contract.provider === 'book' ? (
          <Button
            size="small"
            aria-label={t`Stand von ${contract.organization.shortName} ändern`}
            onPress={() => onChangeState(contract)}
          >{t`Stand ändern`}</Button>
        ) : (
          <ProviderActions contract={contract} onCorrect={() => onCorrect(contract)} />
        ),
    },
  ];
}
