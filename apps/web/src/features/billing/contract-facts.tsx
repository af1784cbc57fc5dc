import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@zuschlag/ui/layout/description-list';
import type { Billing } from '@zuschlag/validation/billing/billing';
import { useFormat } from '../../app/preferences/use-format.ts';
import { providerText } from './provider-text.ts';
import { useMoney } from './use-money.ts';

/** What a contract says, with its state in the words of the payment provider. */
export function ContractFacts({ contract }: { contract: Billing }) {
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
