import { useSyncExternalStore } from 'react';

const query = '(max-width: 639.98px)';

/** Whether the screen is a phone's; only for what differs in content, the look is a matter of `max-sm:` classes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}

function listen(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
