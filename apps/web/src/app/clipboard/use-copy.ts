import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';

/**
 * Copies a text and says so, or says that the browser refuses, as it does without a secure connection.
 *
 * @returns `said`: the words once it is copied; `instead`: what people can do in place of it
 */
export function useCopy(): (text: string, said: string, instead: string) => Promise<void> {
  const { t } = useLingui();
  return async (text, said, instead) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(said);
    } catch {
      toasts.error(t`Der Browser erlaubt das Kopieren nicht.`, instead);
    }
  };
}
