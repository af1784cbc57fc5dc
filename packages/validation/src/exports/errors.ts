/** Error codes of exports, with their HTTP status. @source docs/domain.md, Errors */
export const exportErrors = {
  /** a person has as many unfinished exports as one may have */
  TOO_MANY_EXPORTS: 409,
} as const;
