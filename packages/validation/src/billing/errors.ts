export const billingErrors = {
  /** the tenant has a contract already */
  DUPLICATE_BILLING: 409,
  /** the tenant has no contract to show */
  NO_CONTRACT: 409,
  /** the contract has been unpaid for fourteen days: the tenant reads, exports, votes and marks as submitted */
  CONTRACT_UNPAID: 403,
  /** names or addresses that an invoice needs are missing */
  INVOICE_INCOMPLETE: 409,
  /** the period has not ended, has an invoice, or does not belong to the contract */
  PERIOD_NOT_DUE: 409,
  /** the invoice is cancelled, or is a cancellation */
  INVOICE_CANCELLED: 409,
  /** a payment provider keeps the contract: it is changed there */
  BILLED_ELSEWHERE: 409,
} as const;
