import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';

/** Copies what was typed and can no longer be saved. */
export function useCopyTyped(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t`Ihre Eingaben sind kopiert.`);
    } catch {
      toasts.error(t`Der Browser erlaubt das Kopieren nicht.`, t`Markieren Sie die Felder, um sie zu kopieren.`);
    }
  };
}
