/** Error codes of customers, with their HTTP status. @source docs/domain.md, Errors */
export const customerErrors = {
  CUSTOMER_EXISTS: 409,
} as const;
