import { useErrorToast } from '../../../app/errors/error-messages.ts';

/** Opens an address that is asked for first in a new tab. */
export function useOpenedLink(): (ask: () => Promise<string>) => Promise<void> {
  const showError = useErrorToast();
  return async (ask) => {
    // Opened at once: browsers block a tab that appears after an answer.
    const tab = window.open('', '_blank');
    try {
      const link = await ask();
      if (!tab) return window.location.assign(link);
      tab.opener = null;
      tab.location.replace(link);
    } catch (error) {
      tab?.close();
      showError(error);
    }
  };
}
