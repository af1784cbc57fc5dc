/** Error codes of documents, with their HTTP status. @source docs/domain.md, Errors */
export const documentErrors = {
  /** the details name the file as `names`, and the reason as `problem` */
  DOCUMENT_REFUSED: 422,
  TOO_MANY_FILES: 422,
  TOO_MANY_DOCUMENTS: 409,
  /** the tenant has as many bytes of files as the installation gives it */
  STORAGE_FULL: 409,
  /** the virus scanner has not looked at the file yet */
  SCAN_PENDING: 409,
  /** the virus scanner found something in the file */
  FILE_INFECTED: 403,
  ONLY_PDF_IN_KNOWLEDGE_BASE: 409,
  /** the knowledge base is being changed for this document */
  KNOWLEDGE_BASE_BUSY: 409,
  /** no document of the Chance is in the knowledge base: there is nothing to ask */
  KNOWLEDGE_BASE_EMPTY: 409,
  /** the operator has set up no model for questions to documents */
  MODEL_NOT_SET_UP: 409,
} as const;
