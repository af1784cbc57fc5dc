import { formatMoney } from '@zuschlag/i18n/format';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';

/** Amounts in minor units, such as cents, in the currency that they come with. */
export function useMoney(): (minorUnits: number, currency: string) => string {
  const locale = useAppLocale();
  return (minorUnits, currency) => formatMoney(minorUnits, currency, locale);
}
