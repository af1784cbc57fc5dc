import {
  formatAmount,
  formatDateTime,
  formatDay,
  formatEuro,
  formatEuroShort,
  formatHours,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShare,
  formatTime,
} from '@zuschlag/i18n/format';
import { useAppLocale } from './use-app-locale.ts';

type Figure = number | null | undefined;

/** Every way a figure or a date is shown, in the language of the screen. */
export function useFormat() {
  const locale = useAppLocale();
  return {
    locale,
    number: (value: Figure, decimals?: number) => formatNumber(value, locale, decimals),
    euro: (value: Figure, decimals?: number) => formatEuro(value, locale, decimals),
    euroShort: (value: Figure) => formatEuroShort(value, locale),
    percent: (fraction: Figure, decimals?: number, isFixed?: boolean) =>
      formatPercent(fraction, locale, decimals, isFixed),
    amount: (value: Figure) => formatAmount(value, locale),
    share: (fraction: Figure, least?: number) => formatShare(fraction, locale, least),
    hours: (minutes: Figure, decimals?: number) => formatHours(minutes, locale, decimals),
    day: (day: string | null | undefined) => formatDay(day, locale),
    month: (day: string | null | undefined) => formatMonth(day, locale),
    time: (moment: Date) => formatTime(moment, locale),
    dateTime: (moment: string | Date | null | undefined) => formatDateTime(moment, locale),
  };
}
