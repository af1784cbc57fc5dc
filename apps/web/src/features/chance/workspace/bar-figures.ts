import { useEffect, useSyncExternalStore } from 'react';

/** The price of the service that is open: EUR per hour, a share, and whether it is saved. */
export type BarFigures = { pricePerHour: number | null; margin: number | null; isPreview: boolean };

let shown: BarFigures | null = null;
const listeners = new Set<() => void>();

/** Keeps the price of a service in sight in the bar of a phone, where the result stands below all that changes it. */
export function useBarFigures(figures: BarFigures | null): void {
  const isShown = figures !== null;
  const { pricePerHour = null, margin = null, isPreview = false } = figures ?? {};
  useEffect(() => {
    if (!isShown) return;
    show({ pricePerHour, margin, isPreview });
    return () => show(null);
  }, [isShown, pricePerHour, margin, isPreview]);
}

/** @returns null on pages without a service of their own */
export function useShownFigures(): BarFigures | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}

function show(next: BarFigures | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
