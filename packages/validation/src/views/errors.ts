/** Error codes of saved views, with their HTTP status. @source docs/domain.md, Errors */
export const viewErrors = {
  TOO_MANY_VIEWS: 409,
} as const;
