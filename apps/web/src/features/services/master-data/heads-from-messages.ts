import { useLingui } from '@lingui/react/macro';
import type { HeadsFrom } from '@zuschlag/validation/vocabulary';

/** The choices for the heads of a service, and what each means. */
export function useHeadsFromMessages() {
  const { t } = useLingui();
  const names: Record<HeadsFrom, string> = {
    AVERAGE: t`Durchschnitt der Laufzeit`,
    SHIFTS: t`Aus den Schichten`,
    TYPED: t`Eingegeben`,
  };
  const notes: Record<HeadsFrom, string> = {
    AVERAGE: t`Die Stunden verteilen sich auf die ganze Laufzeit. Für kurze Einsätze sind das zu wenige.`,
    SHIFTS: t`So viele, wie an den Tagen der Schichten nach dem Arbeitszeitgesetz nötig sind.`,
    TYPED: t`So viele, wie Sie eingeben.`,
  };
  return { nameOf: (from: HeadsFrom) => names[from], noteOf: (from: HeadsFrom) => notes[from] };
}
