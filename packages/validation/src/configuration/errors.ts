/** Error codes of the configuration tables, with their HTTP status. @source docs/domain.md, Errors */
export const configurationErrors = {
  /** a row of the same series and day exists */
  DUPLICATE_ACTIVE_FROM: 409,
  LAST_CONFIG_ADMIN: 409,
  CANNOT_REMOVE_YOURSELF: 409,
  ALREADY_CONFIG_ADMIN: 409,
  /** the table is no longer the one the plan was made for */
  PLAN_OUTDATED: 409,
  /** the import is not in a state for this */
  IMPORT_STATE: 409,
  /** nothing of the plan would change anything, or wrong rows stand in the way */
  IMPORT_HAS_ERRORS: 409,
  /** rows of the import were removed since; details count them */
  UNDO_IMPOSSIBLE: 409,
  FILE_REFUSED: 422,
} as const;
