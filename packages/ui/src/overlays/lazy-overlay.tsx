import { type ComponentType, type JSX, lazy, Suspense, useEffect, useState } from 'react';

/**
 * A layer that is closed at first, such as a dialog: its code is fetched while the browser has nothing else to do, or at
 * once when it is opened. Without `isOpen` a trigger around it decides, so that it is fetched as soon as it is drawn.
 */
export function lazyOverlay<Props extends { isOpen?: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Layer = lazy(async () => ({ default: await load() }));
  return function LazyOverlay(props: Props) {
    const [isWanted, setWanted] = useState(props.isOpen !== false);
    if (props.isOpen && !isWanted) setWanted(true);
    useEffect(() => whenIdle(load), []);
    return isWanted ? (
      <Suspense>
        <Layer {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    ) : null;
  };
}

/** Fetches ahead of need; what fails here is fetched, and told, when it is needed. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const fetch = () => void load().catch(() => undefined);
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetch, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(fetch);
  return () => window.cancelIdleCallback(handle);
}
