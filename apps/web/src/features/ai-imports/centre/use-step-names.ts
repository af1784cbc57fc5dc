import { useLingui } from '@lingui/react/macro';
import type { AiImportStep } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';

/** What each step of an import does, in words. */
export function useStepNames(): { readonly [step in AiImportStep]: string } {
  const { t } = useLingui();
  return {
    initializing: t`Vorbereiten`,
    parsing: t`Unterlagen lesen`,
    chunking: t`In Abschnitte gliedern`,
    indexing: t`Für die Suche ordnen`,
    summaryGeneration: t`Wichtige Sätze suchen`,
    summaryAggregation: t`Zusammenfassen`,
    dataExtraction: t`Angaben suchen`,
    writing: t`Speichern`,
    completed: t`Fertig`,
  };
}
