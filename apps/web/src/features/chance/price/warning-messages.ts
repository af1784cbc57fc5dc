import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import type { WarningCode } from '@zuschlag/validation/services/warning-codes';
import type { ChancePriceWarning } from '@zuschlag/validation/services/warnings';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** A sign of a mistake in a price that stands; `detail` is the year or the day concerned. */
export type PriceWarning = Pick<ChancePriceWarning, 'code' | 'detail' | 'province'>;

/** The tables in which a missing row is the reason. */
export const tablesOfWarnings: { readonly [code in WarningCode]?: 'holiday' | 'vacationBonus' | 'christmasBonus' } = {
  HOLIDAYS_MISSING_FOR_YEAR: 'holiday',
  VACATION_BONUS_MISSING: 'vacationBonus',
  CHRISTMAS_BONUS_MISSING: 'christmasBonus',
};

/** What each warning of the engine means for the price, with year, day and federal state. */
export function useWarningMessages(): (warning: PriceWarning) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return ({ code, detail, province }) => {
    const state = province ? systemText(i18n, provinceNames[province]) : '–';
    const day = format.day(detail);
    switch (code) {
      case 'HOLIDAYS_MISSING_FOR_YEAR':
        return t`Für ${detail ?? ''} sind keine Feiertage in ${state} eingetragen: Der Preis rechnet dieses Jahr ohne Feiertage.`;
      case 'VACATION_BONUS_MISSING':
        return t`Für ${state} ist ab ${day} kein Urlaubsgeld eingetragen: Der Preis enthält keines.`;
      case 'CHRISTMAS_BONUS_MISSING':
        return t`Für ${state} ist ab ${day} kein Weihnachtsgeld eingetragen: Der Preis enthält keines.`;
      case 'SUBCONTRACTOR_RATE_MISSING':
        return t`Kräfte von Nachunternehmern haben keinen Stundensatz und kosten hier nichts.`;
      case 'ZERO_MINUTES':
        return t`Über die Laufzeit fällt keine Stunde an. Prüfen Sie Tage und Zeitraum der Schichten.`;
      case 'NEGATIVE_MARGIN':
        return t`Die Marge ist negativ: Der Preis liegt unter den Kosten.`;
      case 'SHORT_CONTRACT_BRIEFING':
        return t`Der Vertrag dauert keinen Monat: Die Einweisung ist nur überschlägig gerechnet.`;
    }
  };
}
