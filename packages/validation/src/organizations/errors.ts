/** Error codes of the reasons for lost Chances, with their HTTP status. @source docs/domain.md, Errors */
export const organizationErrors = {
  /** the organization has a reason of this name; details name it */
  LOSS_REASON_EXISTS: 409,
  /** the list is full */
  TOO_MANY_LOSS_REASONS: 409,
} as const;
