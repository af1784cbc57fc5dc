import { useLingui } from '@lingui/react/macro';
import { useCopy } from '../app/clipboard/use-copy.ts';

/** Copies what was typed and can no longer be saved. */
export function useCopyTyped(): (text: string) => Promise<void> {
  const { t } = useLingui();
  const copy = useCopy();
  return (text) => copy(text, t`Ihre Eingaben sind kopiert.`, t`Markieren Sie die Felder, um sie zu kopieren.`);
}
