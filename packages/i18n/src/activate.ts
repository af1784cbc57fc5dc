/// <reference path="./po.d.ts" />
import { i18n, type Messages } from '@lingui/core';
import { isLocale, type Locale } from './locales.ts';

type Catalog = () => Promise<{ messages: Messages }>;

/** The catalogs by the place that needs them. No page loads the words of places that it cannot show. */
export type Words =
  | 'public'
  | 'access'
  | 'signedIn'
  | 'settings'
  | 'overview'
  | 'calculation'
  | 'list'
  | 'description'
  | 'sheet'
  | 'approval'
  | 'tasks'
  | 'notifications'
  | 'dashboard';

const catalogs: Record<Locale, Record<Words, Catalog>> = {
  de: {
    public: () => import('./locales/public/de.po'),
    access: () => import('./locales/access/de.po'),
    signedIn: () => import('./locales/de.po'),
    settings: () => import('./locales/settings/de.po'),
    overview: () => import('./locales/overview/de.po'),
    calculation: () => import('./locales/calculation/de.po'),
    list: () => import('./locales/list/de.po'),
    description: () => import('./locales/description/de.po'),
    sheet: () => import('./locales/sheet/de.po'),
    approval: () => import('./locales/approval/de.po'),
    tasks: () => import('./locales/tasks/de.po'),
    notifications: () => import('./locales/notifications/de.po'),
    dashboard: () => import('./locales/dashboard/de.po'),
  },
  en: {
    public: () => import('./locales/public/en.po'),
    access: () => import('./locales/access/en.po'),
    signedIn: () => import('./locales/en.po'),
    settings: () => import('./locales/settings/en.po'),
    overview: () => import('./locales/overview/en.po'),
    calculation: () => import('./locales/calculation/en.po'),
    list: () => import('./locales/list/en.po'),
    description: () => import('./locales/description/en.po'),
    sheet: () => import('./locales/sheet/en.po'),
    approval: () => import('./locales/approval/en.po'),
    tasks: () => import('./locales/tasks/en.po'),
    notifications: () => import('./locales/notifications/en.po'),
    dashboard: () => import('./locales/dashboard/en.po'),
  },
};
const wanted = new Set<Words>(['public']);
/** The words of each language that have arrived. A browser may answer an earlier call for fewer catalogs after a later one. */
const arrived: Record<Locale, Messages> = { de: {}, en: {} };
/** Catalogs on their way and those that have arrived. */
const coming = new Map<Words, Promise<void>>();
/** The language that a person has chosen last; its words may still be on their way. */
let chosen: Locale | null = null;
/** The words that were asked for last. */
let showing: Promise<void> = Promise.resolve();

async function show(locale: Locale): Promise<void> {
  const loaded = await Promise.all([...wanted].map((words) => catalogs[locale][words]()));
  arrived[locale] = Object.assign({}, arrived[locale], ...loaded.map(({ messages }) => messages));
  // A later choice shows itself.
  if (locale === chosen) i18n.loadAndActivate({ locale, messages: arrived[locale] });
}

/** Loads the catalogs that the current pages need in a language, and makes it the current language. */
export async function activate(locale: Locale): Promise<void> {
  const before = chosen;
  chosen = locale;
  try {
    showing = show(locale);
    await showing;
    // Another language was chosen until then: the words are there with those of that one.
    if (chosen !== locale) await showing;
  } catch (error) {
    if (chosen === locale) chosen = before;
    throw error;
  }
}

/** Adds a catalog, for the current language and for every later one; ready when its words can be shown. */
export function loadWords(words: Words): Promise<void> {
  const known = coming.get(words);
  if (known) return known;
  wanted.add(words);
  const arriving = activate(chosen ?? (isLocale(i18n.locale) ? i18n.locale : 'de')).catch((error: unknown) => {
    wanted.delete(words);
    coming.delete(words);
    throw error;
  });
  coming.set(words, arriving);
  return arriving;
}
