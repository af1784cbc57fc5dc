import { useLingui } from '@lingui/react/macro';
import type { Recalculation } from '@zuschlag/validation/recalculations/recalculations';

/** @returns the present step of a run in words, with its share */
export function useStepMessages(): (run: Pick<Recalculation, 'step' | 'done' | 'total'>) => string {
  const { t } = useLingui();
  return ({ step, done, total }) => {
    switch (step) {
      case 'loading':
        return t`Leistungen werden geladen`;
      case 'removing':
        return t`Bisherige Leistungen werden beiseitegelegt`;
      case 'updating':
        return t`Laufzeit, Tabellen und Vorgaben werden bereitgelegt`;
      case 'recalculating':
        return t`${done} von ${total} berechnet`;
      case 'done':
        return t`Fertig`;
      case 'failed':
        return t`Fehlgeschlagen`;
    }
  };
}
