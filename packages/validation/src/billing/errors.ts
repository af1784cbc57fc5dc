export const billingErrors = {
  /** the tenant has a contract already */
  DUPLICATE_BILLING: 409,
} as const;
