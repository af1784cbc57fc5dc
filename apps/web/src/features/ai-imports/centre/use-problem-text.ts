import { useLingui } from '@lingui/react/macro';
import type { AiImportState } from '@zuschlag/validation/ai-imports/ai-imports';

/** Why an import failed, and what to do about it. */
export function useProblemText(): (problem: NonNullable<AiImportState['problem']>) => string {
  const { t } = useLingui();
  return ({ code, names }) => {
    const files = names.join(', ');
    return {
      FILE_UNREADABLE: t`Diese Datei ließ sich nicht lesen: ${files}. Beginnen Sie ohne sie oder mit einer anderen Fassung.`,
      FILE_MISSING: t`Eine Datei ist nicht mehr da. Beginnen Sie den Import neu.`,
      NOTHING_READ: t`Alle Seiten sind Bilder. Aus ihnen lässt sich kein Text lesen.`,
      INTERRUPTED: t`Der Import wurde mehrmals unterbrochen. Beginnen Sie ihn neu.`,
    }[code];
  };
}
