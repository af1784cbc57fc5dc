import { useMedia } from './use-media.ts';

/** Whether the screen is a phone's; only for what differs in content, the look is a matter of `max-sm:` classes. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 639.98px)');
}
