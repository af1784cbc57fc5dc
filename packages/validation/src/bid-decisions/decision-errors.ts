/** Error codes of bid and margin decisions, with their HTTP status. @source docs/domain.md, Errors */
export const decisionErrors = {
  DECISION_FINAL: 409,
  ALREADY_DECIDED: 409,
  NOTHING_TO_FLIP: 409,
  CONTRADICTORY_DECISION: 422,
  COMMENT_REQUIRED: 422,
  /** only the group's own organization may take the first decision */
  NOT_YOUR_TURN: 409,
  OTHER_GROUPS_OPEN: 409,
  /** the user who requested an approval may not decide it alone, where the tenant wants four eyes */
  FOUR_EYES: 409,
} as const;

/** Problems of single fields of bid and margin decisions. */
export const decisionFieldProblems = [
  'REASON_REQUIRED',
  'COMMENT_REQUIRED',
  'COMMENT_EMPTY',
  'DECISION_REQUIRED',
] as const;
