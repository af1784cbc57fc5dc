import { useLingui } from '@lingui/react/macro';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { useRight } from '../../../app/session/session.tsx';

type Denial = { permission: string; code: string; names: string[] };

/**
 * Why something about services cannot be changed, in words that stand beside the locked control.
 *
 * @param name the permission that is asked for
 * @returns undefined when it may be done
 */
export function useDenialMessages(): (
  denials: readonly Denial[],
  name: string,
  organization?: string,
) => string | undefined {
  const { t } = useLingui();
  const mayCalculate = useRight('CALCULATE');
  return (denials, name, organization) => {
    const denial = denials.find(({ permission }) => permission === name);
    if (!denial) return undefined;
    if (denial.code !== 'LOCKED') {
      if (!mayCalculate) return t`Ihre Rolle erlaubt keine Änderungen.`;
      return organization
        ? t`Nur ${organization} und die Gesellschaft der Chance können hier kalkulieren.`
        : t`Nur bietende Gesellschaften und die Gesellschaft der Chance können kalkulieren.`;
    }
    switch (denial.names[0] as ChanceState | 'recalculation' | undefined) {
      case 'recalculation':
        return t`Gesperrt, solange die Leistungen neu berechnet werden. Danach lässt sich wieder speichern.`;
      case 'pendingbiddecision':
        return t`Kalkuliert wird, sobald die Bid-Entscheidung abgeschlossen ist.`;
      case 'pendingmarginapproval':
        return t`Gesperrt, weil über die Marge entschieden wird.`;
      case 'readytosubmit':
        return t`Gesperrt, weil die Marge freigegeben ist. Zum Ändern eine Neukalkulation anfordern.`;
      case 'notbidding':
        return t`Hier wird nicht geboten, also auch nicht kalkuliert.`;
      default:
        return t`Gesperrt, weil das Angebot eingereicht ist.`;
    }
  };
}
