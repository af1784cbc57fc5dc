/** Error codes of customers, with their HTTP status. @source docs/domain.md, Errors */
export const customerErrors = {
  CUSTOMER_EXISTS: 409,
  /** the operator chose no address search, or it does not answer now; addresses are typed by hand */
  ADDRESS_SEARCH_FAILED: 503,
  /** another federal state of a place of work changes prices; details name the services that the caller sees */
  SERVICES_MOVE: 409,
  /** a customer was merged into another one; details name it */
  CUSTOMER_MERGED: 409,
  /** something has come or gone since the preview of a merge */
  MERGE_CHANGED: 409,
  /** a merge was taken back already, or its time is over */
  MERGE_UNDO_EXPIRED: 409,
} as const;
