/**
 * Signs of a mistake in a price that stands. The engine finds them, `SUBCONTRACTOR_RATE_MISSING` only in old services;
 * `WAGE_BELOW_LOWEST_GROUP` comes from the wages of other services of the organization,
 * `WAGE_BELOW_TABLE` from the wage table, `LOCAL_HOLIDAY_UNANSWERED` from the place of work.
 */
export const warningCodes = [
  'HOLIDAYS_MISSING_FOR_YEAR',
  'VACATION_BONUS_MISSING',
  'CHRISTMAS_BONUS_MISSING',
  'SUBCONTRACTOR_RATE_MISSING',
  'ZERO_MINUTES',
  'NEGATIVE_MARGIN',
  'SHORT_CONTRACT_BRIEFING',
  'WAGE_BELOW_MINIMUM_WAGE',
  'WAGE_RISE_ASSUMED',
  'HEADS_BELOW_NEED',
  'WAGE_BELOW_LOWEST_GROUP',
  'WAGE_BELOW_TABLE',
  'LOCAL_HOLIDAY_UNANSWERED',
] as const;
export type WarningCode = (typeof warningCodes)[number];
