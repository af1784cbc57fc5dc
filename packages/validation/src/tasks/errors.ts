/** Error codes of tasks, with their HTTP status. @source docs/domain.md, Errors */
export const taskErrors = {
  /** another person moved the card, or another card of its column, since the caller saw the board; details name that person */
  BOARD_CHANGED: 409,
  /** the Chance has as many tasks as it may have */
  TOO_MANY_TASKS: 409,
  /** the tenant has as many labels as it may have */
  TOO_MANY_LABELS: 409,
  /** a label has this name already */
  LABEL_EXISTS: 409,
  /** the tenant has as many templates as it may have */
  TOO_MANY_TASK_TEMPLATES: 409,
} as const;

/** Problems of single fields of tasks. */
export const taskFieldProblems = ['UNKNOWN_ASSIGNEE', 'UNKNOWN_LABEL'] as const;
