import { useLingui } from '@lingui/react/macro';
import { errorText } from '@zuschlag/i18n/messages/errors';
import type { ErrorCode } from '@zuschlag/validation/errors';
import type { StartedRecalculation } from '@zuschlag/validation/recalculations/recalculations';
import { useFormat } from '../../app/preferences/use-format.ts';

/** @returns why the services of a Chance are not calculated anew */
export function useRefusalMessages(): (chance: StartedRecalculation) => string {
  const { t } = useLingui();
  const { locale } = useFormat();
  return ({ code, names }) => {
    if (code === 'NOT_PERMITTED') return t`Ihre Gesellschaft darf diese Leistungen nicht berechnen.`;
    if (code === 'SERVICES_MISSING') return t`Hier ist keine Leistung kalkuliert.`;
    if (code !== 'LOCKED') return errorText(code as ErrorCode, locale, { names });
    switch (names[0]) {
      case 'recalculation':
        return t`Hier läuft schon eine Neuberechnung.`;
      case 'pendingmarginapproval':
        return t`Gesperrt, weil über die Marge entschieden wird. Der Chance-Admin kann eine Neukalkulation anfordern.`;
      case 'readytosubmit':
        return t`Gesperrt, weil die Marge freigegeben ist. Der Chance-Admin kann eine Neukalkulation anfordern.`;
      default:
        return errorText('LOCKED', locale);
    }
  };
}
