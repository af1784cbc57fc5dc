import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@zuschlag/validation/errors';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';

type Denial = { code: string; names: readonly string[] };

/** Why the owner cannot request a margin, with the names of those it depends on. */
export function useRequestDenialMessages(): (denial: Denial) => string {
  const { t } = useLingui();
  const locale = useAppLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return ({ code, names: all }) => {
    const names = list.format(all);
    switch (code as ErrorCode) {
      case 'SERVICES_MISSING':
        return names ? t`Es fehlt noch eine Leistung von ${names}.` : t`Es fehlt noch eine Leistung.`;
      case 'CALCULATION_INCOMPLETE':
        return t`Ohne Preis: ${names}. Jede Leistung braucht einen, bevor die Freigabe angefragt wird.`;
      case 'RECALCULATION_REQUIRED':
        return t`Es fehlt noch die Neukalkulation von ${names}.`;
      case 'OTHER_GROUPS_OPEN':
        return t`Eine Freigabe fehlt auch für ${names}. Fragen Sie für die ganze Chance an.`;
      case 'ALREADY_DECIDED':
        return t`Die Freigabe gilt noch.`;
      case 'LOCKED':
        return t`In diesem Status kann keine Freigabe angefragt werden.`;
      default:
        return t`Nur der Chance-Admin fragt die Freigabe an.`;
    }
  };
}
