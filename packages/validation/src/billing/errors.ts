export const billingErrors = {
  /** the tenant has a contract already */
  DUPLICATE_BILLING: 409,
  /** the tenant has no contract to show */
  NO_CONTRACT: 409,
  /** the contract has been unpaid for fourteen days: the tenant reads, exports, votes and marks as submitted */
  CONTRACT_UNPAID: 403,
} as const;
