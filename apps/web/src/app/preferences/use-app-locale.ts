import { useLingui } from '@lingui/react';
import { isLocale, type Locale } from '@zuschlag/i18n/locales';

/** The language of the screen. */
export function useAppLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : 'de';
}
