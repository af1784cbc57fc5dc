/** Error codes of handouts, with their HTTP status. @source docs/domain.md, Errors */
export const handoutErrors = {
  /** a person has as many unfinished handouts as one may have */
  TOO_MANY_HANDOUTS: 409,
} as const;

export const handoutFieldProblems = [
  /** this kind of handout does not exist in this format */
  'FORMAT_NOT_OFFERED',
  /** a service that the Chance does not have */
  'UNKNOWN_SERVICE',
] as const;
