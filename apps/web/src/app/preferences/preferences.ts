import { activate } from '@zuschlag/i18n/activate';
import { isLocale, type Locale } from '@zuschlag/i18n/locales';
import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, store } from './browser-storage.ts';

export type Theme = 'light' | 'dark';

/** The language chosen in this browser, or null before the first choice. */
export function chosenLanguage(): Locale | null {
  const stored = readStored('local', storageKeys.language);
  return isLocale(stored) ? stored : null;
}

/** Shows the interface in a language and remembers it. */
export async function changeLanguage(locale: Locale): Promise<void> {
  await showLanguage(locale);
  store('local', storageKeys.language, locale);
}

/** Shows a language without making it the choice of this browser. */
export async function showLanguage(locale: Locale): Promise<void> {
  await activate(locale);
  document.documentElement.lang = locale;
}

const themeListeners = new Set<() => void>();

/** The theme in use; light unless the user chose dark. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function changeTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  store('local', storageKeys.theme, theme);
  for (const listener of themeListeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    themeListeners.add(listener);
    return () => themeListeners.delete(listener);
  }, currentTheme);
}
