import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Something to do on the page that is open, for the palette. */
export type PageAction = { id: string; label: string; icon: ReactNode; onAction: () => void };

let actions: readonly PageAction[] = [];
const listeners = new Set<() => void>();

/** Offers an action of the page in the palette as long as its control is there; null without the right to it. */
export function usePageAction(action: PageAction | null): void {
  const run = useEffectEvent(() => action?.onAction());
  const icon = useEffectEvent(() => action?.icon);
  const id = action?.id;
  const label = action?.label;
  useEffect(() => {
    if (id === undefined || label === undefined) return;
    const offered: PageAction = { id, label, icon: icon(), onAction: () => run() };
    change([...actions, offered]);
    return () => change(actions.filter((each) => each !== offered));
  }, [id, label]);
}

/** What one can do on the page that is open. */
export function usePageActions(): readonly PageAction[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => actions,
  );
}

function change(next: readonly PageAction[]): void {
  actions = next;
  for (const listener of listeners) listener();
}
