/** Error codes of tariff steps, with their HTTP status. */
export const tariffStepErrors = {
  /** its rows are in the table already */
  TARIFF_STEP_REAL: 409,
  /** another person changed its rows since the caller saw them */
  TARIFF_STEP_CHANGED: 409,
  TARIFF_STEP_EMPTY: 409,
  /** no own row of the wage table is in force on the day of the raise */
  TARIFF_STEP_NOTHING_TO_RAISE: 409,
} as const;
