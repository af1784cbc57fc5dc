import { localeTags } from '@zuschlag/i18n/locales';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';

type Month = { year: number; month: number };

/** The name of a month, in full with its year, and short below a bar. */
export function useMonthNames() {
  const tag = localeTags[useAppLocale()];
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return ({ year, month }: Month) => format.format(new Date(Date.UTC(year, month - 1, 1)));
  };
  return { full: written({ month: 'long', year: 'numeric' }), short: written({ month: 'short' }) };
}
