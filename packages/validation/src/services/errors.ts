/** Error codes of services, with their HTTP status. @source docs/domain.md, Errors */
export const serviceErrors = {
  LAST_SHIFT: 409,
  LAST_SITE_VISIT: 409,
  /** contract dates of a Chance with services change only by recalculation */
  SERVICES_EXIST: 409,
  /** stored figures rest on rows that have changed since; details name the organizations */
  RATES_CHANGED: 409,
  /** newer table rows would move prices that were approved once; details carry the `split` */
  NEW_RATES_AFTER_APPROVAL: 409,
  PROVINCE_REQUIRED: 422,
  SERVICE_TYPE_NOT_SUPPORTED: 422,
  /** a mobile service was to be made anew, and the service is of another kind */
  INVALID_SERVICE_TYPE: 422,
} as const;

/** Problems of single fields of services. */
export const serviceFieldProblems = [
  'MARGIN_TOO_HIGH',
  'OUTSIDE_CONTRACT',
  'SHIFT_REQUIRED',
  'SITE_VISIT_REQUIRED',
  'VISIT_COUNT_REQUIRED',
  /** a shift without any guard */
  'GUARD_REQUIRED',
  'DAY_REQUIRED',
  /** a text that does not name days of the week */
  'INVALID_DAYS',
  'HOLIDAY_OR_HOLIDAY_PAY',
  'PAUSE_INCOMPLETE',
  'PAUSE_START_INVALID',
  'PAUSE_END_INVALID',
  'PAUSE_ORDER_INVALID',
  'SAME_TIME',
  /** guards of a subcontractor in a shift of a service that has no rate for them */
  'SUBCONTRACTOR_RATE_MISSING',
  /** fewer heads were entered than posts are filled at the same time, which are the bound */
  'HEADS_BELOW_POSTS',
] as const;
