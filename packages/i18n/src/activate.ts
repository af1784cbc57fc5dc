/// <reference path="./po.d.ts" />
import { i18n, type Messages } from '@lingui/core';
import { isLocale, type Locale } from './locales.ts';

type Catalog = () => Promise<{ messages: Messages }>;

/** Words by what is on the way to a page: nothing, the sign-in, the settings. No page loads those of places it cannot show. */
export type Words = 'public' | 'signedIn' | 'settings';

const catalogs: Record<Locale, Record<Words, Catalog>> = {
  de: {
    public: () => import('./locales/public/de.po'),
    signedIn: () => import('./locales/de.po'),
    settings: () => import('./locales/settings/de.po'),
  },
  en: {
    public: () => import('./locales/public/en.po'),
    signedIn: () => import('./locales/en.po'),
    settings: () => import('./locales/settings/en.po'),
  },
};
const wanted = new Set<Words>(['public']);

/** Loads the words of a language, as far as they are needed by now, and makes it the current one. */
export async function activate(locale: Locale): Promise<void> {
  const loaded = await Promise.all([...wanted].map((words) => catalogs[locale][words]()));
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) });
}

/** From now on these words are there too, in every language one changes to. */
export async function loadWords(words: Words): Promise<void> {
  if (wanted.has(words)) return;
  wanted.add(words);
  await activate(isLocale(i18n.locale) ? i18n.locale : 'de').catch((error: unknown) => {
    wanted.delete(words);
    throw error;
  });
}
