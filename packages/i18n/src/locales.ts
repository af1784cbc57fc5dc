/** The languages of the product; German is the source and the default. */
export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The tag for `Intl` and for the controls: English with European dates and a 24-hour clock. */
export const localeTags: Record<Locale, 'de-DE' | 'en-GB'> = { de: 'de-DE', en: 'en-GB' };

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
