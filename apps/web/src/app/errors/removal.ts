import { toasts } from '@zuschlag/ui/feedback/toast';
import { useErrorToast } from './error-messages.ts';
import { failureOf } from './failure.ts';

/** What a removal says and what it makes out of date. */
type Removal = {
  remove: () => Promise<unknown>;
  /** said when it is gone by this call */
  done: string;
  /** said when another person was faster */
  alreadyGone: string;
  refresh: () => Promise<unknown>;
};

/**
 * Removes a thing that others may have removed: then a message says so, and the page shows what is left.
 *
 * @throws what the call failed with, after saying so: the question stays open
 */
export function useRemoval(): (removal: Removal) => Promise<void> {
  const showError = useErrorToast();
  return async ({ remove, done, alreadyGone, refresh }) => {
    try {
      await remove();
    } catch (error) {
      const isGone = failureOf(error).code === 'NOT_FOUND';
      if (isGone) toasts.info(alreadyGone);
      else showError(error);
      await refresh();
      if (isGone) return;
      throw error;
    }
    toasts.success(done);
    await refresh();
  };
}
