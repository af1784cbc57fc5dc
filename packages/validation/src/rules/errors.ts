/** Error codes of bid and margin rules, with their HTTP status. @source docs/domain.md, Errors */
export const ruleErrors = {
  /** the organization has as many rules for this decision as it may have */
  TOO_MANY_RULES: 409,
} as const;

/** Problems of single fields of rules. */
export const ruleFieldProblems = [
  'OPERATOR_NOT_APPLICABLE',
  'CONDITION_REQUIRED',
  'TOO_DEEP',
  'TOO_MANY_CONDITIONS',
] as const;
