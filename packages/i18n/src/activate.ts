/// <reference path="./po.d.ts" />
import { i18n, type Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  de: () => import('./locales/de.po'),
  en: () => import('./locales/en.po'),
};

/** Loads the words of a language and makes it the current one. */
export async function activate(locale: Locale): Promise<void> {
  const { messages } = await catalogs[locale]();
  i18n.loadAndActivate({ locale, messages });
}
