/// <reference path="./po.d.ts" />
import { i18n, type Messages } from '@lingui/core';
import { isLocale, type Locale } from './locales.ts';

type Catalog = () => Promise<{ messages: Messages }>;

/** The pages before the sign-in have words of their own, so that they need not load those of the whole application. */
const catalogs: Record<Locale, { beforeSignIn: Catalog; everything: Catalog }> = {
  de: { beforeSignIn: () => import('./locales/public/de.po'), everything: () => import('./locales/de.po') },
  en: { beforeSignIn: () => import('./locales/public/en.po'), everything: () => import('./locales/en.po') },
};
let isEverythingWanted = false;

/** Loads the words of a language, as far as they are needed by now, and makes it the current one. */
export async function activate(locale: Locale): Promise<void> {
  const { beforeSignIn, everything } = catalogs[locale];
  const loaded = await Promise.all(isEverythingWanted ? [beforeSignIn(), everything()] : [beforeSignIn()]);
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) });
}

/** From now on the words of the whole application are there, in every language one changes to. */
export async function loadAllWords(): Promise<void> {
  if (isEverythingWanted) return;
  isEverythingWanted = true;
  await activate(isLocale(i18n.locale) ? i18n.locale : 'de').catch((error: unknown) => {
    isEverythingWanted = false;
    throw error;
  });
}
