/** Error codes of customers, with their HTTP status. @source docs/domain.md, Errors */
export const customerErrors = {
  CUSTOMER_EXISTS: 409,
  /** another federal state of a place of work changes prices; details name the services that the caller sees */
  SERVICES_MOVE: 409,
} as const;
