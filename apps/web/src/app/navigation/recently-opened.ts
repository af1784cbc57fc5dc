import { useEffect } from 'react';
import { readStored, storageKeys, store } from '../preferences/browser-storage.ts';

/** Something one opened in this tab, as the palette offers it again. */
export type Opened = { id: string; label: string; description: string; href: string };

const most = 6;
const key = storageKeys.list('recently-opened');

/** What was opened last, the latest first. */
export function recentlyOpened(): Opened[] {
  try {
    const stored: unknown = JSON.parse(readStored('session', key) ?? '[]');
    return Array.isArray(stored) ? (stored as Opened[]) : [];
  } catch {
    return [];
  }
}

/** Remembers what is open now. */
export function useRememberOpened({ id, label, description, href }: Opened): void {
  useEffect(() => {
    const others = recentlyOpened().filter((opened) => opened.id !== id);
    store('session', key, JSON.stringify([{ id, label, description, href }, ...others].slice(0, most)));
  }, [id, label, description, href]);
}
