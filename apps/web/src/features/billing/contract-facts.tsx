import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@zuschlag/ui/layout/description-list';
import type { Billing } from '@zuschlag/validation/billing/billing';
import { useFormat } from '../../app/preferences/use-format.ts';
import { contractStateText } from './contract-state-text.ts';
import { providerText } from './provider-text.ts';
import { useMoney } from './use-money.ts';

/** What a contract says. On a narrow page its facts stand below each other, so that a mail address stays in one line. */
export function ContractFacts({ contract, isNarrow = false }: { contract: Billing; isNarrow?: boolean }) {
  const { t, i18n } = useLingui();
  const { number, day, dateTime } = useFormat();
  const money = useMoney();
  const { pricePerUser, currency, interval } = contract;
  const price = money(pricePerUser, currency);
  return (
    <DescriptionList
      layout={isNarrow ? 'one-column' : 'two-columns'}
      items={[
        { term: t`Stand`, value: contractStateText(i18n, contract.subscriptionStatus) },
        ...(contract.unpaidSince === null ? [] : [{ term: t`Unbezahlt seit`, value: day(contract.unpaidSince) }]),
        { term: t`Plätze`, value: number(contract.currentSeatCount) },
        { term: t`Preis je Platz`, value: interval === 'year' ? t`${price} im Jahr` : t`${price} im Monat` },
        { term: t`Zahlweise`, value: providerText(contract.collectionMethod) },
        ...(contract.provider === 'stripe' ? [{ term: t`Geführt bei`, value: 'Stripe' }] : []),
        { term: t`Rechnung an`, value: contract.billingEmail },
        { term: t`Bezahlt bis`, value: dateTime(contract.paidThrough) },
      ]}
    />
  );
}
