/** Error codes of handouts, with their HTTP status. @source docs/domain.md, Errors */
export const handoutErrors = {
  /** a person has as many unfinished handouts as one may have */
  TOO_MANY_HANDOUTS: 409,
  /** a customer has as many templates of price sheets as one may have */
  TOO_MANY_PRICE_FORMS: 409,
  /** a document that is no workbook, or one that cannot be read */
  NO_WORKBOOK: 422,
} as const;

export const handoutFieldProblems = [
  /** this kind of handout does not exist in this format */
  'FORMAT_NOT_OFFERED',
  /** a service that the Chance does not have */
  'UNKNOWN_SERVICE',
  /** a template names a cell twice */
  'DUPLICATE_CELL',
  /** only a customer's own sheet is filled */
  'FILLING_OF_OTHER_KIND',
] as const;
