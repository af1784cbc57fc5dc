/** Error codes of notifications, with their HTTP status. @source docs/domain.md, Errors */
export const notificationErrors = {
  /** what asks for an act cannot be marked as read; it ends with the act */
  NOTIFICATION_NEEDS_ACT: 409,
} as const;
