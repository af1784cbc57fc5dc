import type { FieldConflict } from './edits/merge-fields.ts';

/**
 * Every error code a client can meet, with its HTTP status. The words are elsewhere, complete by type in both languages:
 * `packages/i18n/src/server-words.ts` for what the server says, `apps/web/src/app/errors/error-messages.ts` for the screen.
 * Source: docs/domain.md, Errors.
 */
export const errorStatus = {
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  NOT_PERMITTED: 403,
  NOT_FOUND: 404,
  /** the state of the Chance forbids this edit */
  LOCKED: 409,
  INVALID_STATE_TRANSITION: 409,
  /** somebody else saved meanwhile; details carry both versions */
  CONFLICT: 409,
  DECISION_FINAL: 409,
  ALREADY_DECIDED: 409,
  NOTHING_TO_FLIP: 409,
  CONTRADICTORY_DECISION: 422,
  COMMENT_REQUIRED: 422,
  /** only the group's own organization may take the first decision */
  NOT_YOUR_TURN: 409,
  ALREADY_PARTICIPANT: 409,
  LAST_ORGANIZATION: 409,
  /** a bidding organization has no service yet */
  SERVICES_MISSING: 409,
  /** a service has no price; details name it and why */
  CALCULATION_INCOMPLETE: 409,
  RECALCULATION_REQUIRED: 409,
  OTHER_GROUPS_OPEN: 409,
  CUSTOMER_EXISTS: 409,
  LAST_SHIFT: 409,
  /** contract dates of a Chance with services change only by recalculation */
  SERVICES_EXIST: 409,
  /** stored figures rest on rows that have changed since; details name the organizations */
  RATES_CHANGED: 409,
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
  /** an API token may not do this; it needs a signed-in person */
  SESSION_REQUIRED: 403,
  /** a user keeps at most so many API tokens that still open something */
  TOO_MANY_TOKENS: 409,
  PROVINCE_REQUIRED: 422,
  SERVICE_TYPE_NOT_SUPPORTED: 422,
  INVALID_INPUT: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** What is wrong with one field; `INVALID_INPUT` carries a list of them. Unknown zod messages are folded into these. */
export const fieldProblems = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_BIG',
  'INVALID_TEXT',
  'INVALID_EMAIL',
  'INVALID_DATE',
  'INVALID_TIME',
  'INVALID_NUMBER',
  'INVALID_CHOICE',
  'INVALID',
  'NOT_WHOLE',
  'FRACTION_EXPECTED',
  'MARGIN_TOO_HIGH',
  'TOO_PRECISE',
  'IN_THE_PAST',
  'TOO_FAR_AWAY',
  'DUPLICATE_DATE',
  'CUSTOMER_REQUIRED',
  'SERVICE_TYPE_REQUIRED',
  'ORGANIZATION_REQUIRED',
  'CRITERIA_SUM',
  'END_BEFORE_START',
  'CONTRACT_TOO_LONG',
  'OUTSIDE_CONTRACT',
  'CLAUSE_REQUIRED',
  'SITE_MISSING',
  'SHIFT_REQUIRED',
  'DAY_REQUIRED',
  'HOLIDAY_OR_HOLIDAY_PAY',
  'PAUSE_INCOMPLETE',
  'PAUSE_START_INVALID',
  'PAUSE_END_INVALID',
  'PAUSE_ORDER_INVALID',
  'SAME_TIME',
  'REASON_REQUIRED',
  'COMMENT_REQUIRED',
  'DECISION_REQUIRED',
  'UNKNOWN_OWNER',
  'UNKNOWN_ORGANIZATION',
  'UNKNOWN_CUSTOMER',
  'UNKNOWN_SITE',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** One wrong field: where, what, and the bound that was missed. */
export type FieldError = { path: string; problem: FieldProblem; bound?: number };

/** What a failed call carries beside its code. */
export type ErrorDetails = {
  fields?: FieldError[];
  state?: string;
  allowedEvents?: string[];
  retryAfter?: number;
  /** with CONFLICT: the version that is stored, and each field that others changed as well */
  currentVersion?: number;
  conflicts?: FieldConflict[];
  names?: string[];
  [more: string]: unknown;
};
