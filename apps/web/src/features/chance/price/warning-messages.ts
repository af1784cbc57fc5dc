import { priceWarningText } from '@zuschlag/i18n/chance/price-warning-text';
import type { WarningCode } from '@zuschlag/validation/services/warning-codes';
import type { ChancePriceWarning } from '@zuschlag/validation/services/warnings';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';

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
  const locale = useAppLocale();
  return (warning) => priceWarningText(warning, locale);
}
