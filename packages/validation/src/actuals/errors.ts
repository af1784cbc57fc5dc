/** Error codes of plan and actual, with their HTTP status. */
export const actualErrors = {
  /** months of an import have changed since, so that it cannot be taken back as a whole; details name them */
  ACTUALS_CHANGED: 409,
} as const;
