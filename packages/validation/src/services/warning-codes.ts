/** Signs of a mistake in a price that stands. The engine finds them; `SUBCONTRACTOR_RATE_MISSING` only in old services. */
export const warningCodes = [
  'HOLIDAYS_MISSING_FOR_YEAR',
  'VACATION_BONUS_MISSING',
  'CHRISTMAS_BONUS_MISSING',
  'SUBCONTRACTOR_RATE_MISSING',
  'ZERO_MINUTES',
  'NEGATIVE_MARGIN',
  'SHORT_CONTRACT_BRIEFING',
] as const;
export type WarningCode = (typeof warningCodes)[number];
