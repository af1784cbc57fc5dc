/** Error codes of the configuration tables, with their HTTP status. @source docs/domain.md, Errors */
export const configurationErrors = {
  /** a row of the same series and day exists */
  DUPLICATE_ACTIVE_FROM: 409,
  LAST_CONFIG_ADMIN: 409,
  CANNOT_REMOVE_YOURSELF: 409,
  ALREADY_CONFIG_ADMIN: 409,
  /** the table has changed since the plan was made */
  PLAN_OUTDATED: 409,
  /** the state of the import forbids this */
  IMPORT_STATE: 409,
  /** the plan changes nothing, or it contains wrong rows */
  IMPORT_HAS_ERRORS: 409,
  /** users have removed rows of the import since; details count them */
  UNDO_IMPOSSIBLE: 409,
  FILE_REFUSED: 422,
} as const;
