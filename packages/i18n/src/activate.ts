/// <reference path="./po.d.ts" />
import { i18n, type Messages } from '@lingui/core';
import { isLocale, type Locale } from './locales.ts';

type Catalog = () => Promise<{ messages: Messages }>;

/** The catalogs by the place that needs them. No page loads the words of places that it cannot show. */
export type Words =
  | 'public'
  | 'signedIn'
  | 'settings'
  | 'overview'
  | 'calculation'
  | 'sheet'
  | 'approval'
  | 'tasks'
  | 'notifications'
  | 'dashboard';

const catalogs: Record<Locale, Record<Words, Catalog>> = {
  de: {
    public: () => import('./locales/public/de.po'),
    signedIn: () => import('./locales/de.po'),
    settings: () => import('./locales/settings/de.po'),
    overview: () => import('./locales/overview/de.po'),
    calculation: () => import('./locales/calculation/de.po'),
    sheet: () => import('./locales/sheet/de.po'),
    approval: () => import('./locales/approval/de.po'),
    tasks: () => import('./locales/tasks/de.po'),
    notifications: () => import('./locales/notifications/de.po'),
    dashboard: () => import('./locales/dashboard/de.po'),
  },
  en: {
    public: () => import('./locales/public/en.po'),
    signedIn: () => import('./locales/en.po'),
    settings: () => import('./locales/settings/en.po'),
    overview: () => import('./locales/overview/en.po'),
    calculation: () => import('./locales/calculation/en.po'),
    sheet: () => import('./locales/sheet/en.po'),
    approval: () => import('./locales/approval/en.po'),
    tasks: () => import('./locales/tasks/en.po'),
    notifications: () => import('./locales/notifications/en.po'),
    dashboard: () => import('./locales/dashboard/en.po'),
  },
};
const wanted = new Set<Words>(['public']);

/** Loads the catalogs that the current pages need in a language, and makes it the current language. */
export async function activate(locale: Locale): Promise<void> {
  const loaded = await Promise.all([...wanted].map((words) => catalogs[locale][words]()));
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) });
}

/** Adds a catalog, for the current language and for every later one. */
export async function loadWords(words: Words): Promise<void> {
  if (wanted.has(words)) return;
  wanted.add(words);
  await activate(isLocale(i18n.locale) ? i18n.locale : 'de').catch((error: unknown) => {
    wanted.delete(words);
    throw error;
  });
}
