import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/**
 * What is added to, removed from and recalculated of a stored service; afterwards the Chance and its services are read
 * anew. `refreshed` does the same after an edit, which belongs to its form.
 */
export function useServiceChanges() {
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const refresh = () => Promise.all([utils.services.invalidate(), utils.chance.invalidate()]);
  // After a refusal, too: others may have removed or locked what was to be changed.
  const then = { onSettled: () => void refresh() };
  const addShift = trpc.services.addShift.useMutation(then);
  const removeShift = trpc.services.removeShift.useMutation(then);
  const remove = trpc.services.remove.useMutation(then);
  const recalculate = trpc.services.recalculate.useMutation(then);

  /** Says what went wrong where no form does; the question stays open. */
  function orSay<Result>(running: Promise<Result>): Promise<Result> {
    // Without try and catch: the compiler keeps no function with a throw in them, and all lists would be drawn at each key.
    return running.catch((error: unknown) => {
      showError(error);
      throw error;
    });
  }

  return { refreshed: then, addShift, removeShift, remove, recalculate, orSay };
}
