import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Told when the code of a part does not arrive: the connection is gone, or the server has a newer build. */
type Teller = (error: unknown) => void;

let teller: Teller | null = null;
const waiting = new Set<() => void>();

/** Says what happens when code does not arrive; without it the nearest error boundary gets the failure. */
export function whenPartIsMissing(tell: Teller): () => void {
  teller = tell;
  return () => {
    if (teller === tell) teller = null;
  };
}

/** Fetches once more what did not arrive. */
export function fetchMissingParts(): void {
  const parts = [...waiting];
  waiting.clear();
  for (const again of parts) again();
}

/**
 * The code of a part. While it does not arrive, `whenPartIsMissing` hears of the failure and the promise waits for `fetchMissingParts`: a
 * rejection would replace the whole page, and what is typed there would be gone.
 *
 * @param onMissing what the caller does about it beside
 */
export async function arrival<Code>(load: () => Promise<Code>, onMissing?: () => void): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (teller === null) throw error;
      teller(error);
      onMissing?.();
      await new Promise<void>((again) => waiting.add(again));
    }
  }
}

/** A part of a page whose code is fetched when it is first drawn; the page around it stands while it does not arrive. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await arrival(load) }));
}
