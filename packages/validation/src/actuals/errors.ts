/** Error codes of plan and actual, with their HTTP status. */
export const actualErrors = {
  /** months of the plan were changed since it was made; details name them */
  ACTUALS_CHANGED: 409,
  /** months that the import wrote were changed since; details name them */
  ACTUALS_UNDO_IMPOSSIBLE: 409,
} as const;
