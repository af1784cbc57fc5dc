/** Error codes of AI imports, with their HTTP status. @source docs/domain.md, Errors */
export const aiImportErrors = {
  /** the import has not ended well, so that no Chance can be created from it */
  AI_IMPORT_NOT_READY: 409,
  /** a Chance was created from the import already */
  AI_IMPORT_USED: 409,
} as const;
