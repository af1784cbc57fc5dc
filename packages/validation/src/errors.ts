import { accountErrors, accountFieldProblems } from './accounts/errors.ts';
import { actualErrors } from './actuals/errors.ts';
import { administrationErrors } from './administration/errors.ts';
import { aiImportErrors } from './ai-imports/errors.ts';
import { decisionErrors, decisionFieldProblems } from './bid-decisions/decision-errors.ts';
import { billingErrors } from './billing/errors.ts';
import { calendarErrors } from './calendar/errors.ts';
import { chanceErrors, chanceFieldProblems } from './chance/errors.ts';
import { teamChatErrors, teamChatFieldProblems } from './chance/team-chat/errors.ts';
import { configurationErrors } from './configuration/errors.ts';
import { customerErrors } from './customers/errors.ts';
import { documentErrors } from './documents/errors.ts';
import type { FieldConflict } from './edits/merge-fields.ts';
import { exportErrors } from './exports/errors.ts';
import { handoutErrors, handoutFieldProblems } from './handouts/errors.ts';
import { notificationErrors } from './notifications/errors.ts';
import { organizationErrors } from './organizations/errors.ts';
import { ruleErrors, ruleFieldProblems } from './rules/errors.ts';
import { serviceErrors, serviceFieldProblems } from './services/errors.ts';
import { scenarioErrors } from './services/scenarios/errors.ts';
import { tariffStepErrors } from './tariff-steps/errors.ts';
import { taskErrors, taskFieldProblems } from './tasks/errors.ts';
import { viewErrors } from './views/errors.ts';

/** Error codes of all features, with their HTTP status. @source docs/domain.md, Errors */
export const generalErrors = {
  UNAUTHENTICATED: 401,
  NOT_PERMITTED: 403,
  NOT_FOUND: 404,
  /** another person saved first; details carry both versions */
  CONFLICT: 409,
  INVALID_INPUT: 422,
  /** a GraphQL call without a header that browsers send to other origins only after asking */
  PREFLIGHT_HEADER_MISSING: 400,
  /** a GraphQL query whose answer may be too large; details carry `cost` and `limit` */
  QUERY_TOO_COSTLY: 422,
  /** a GraphQL mutation in the address of a GET */
  POST_REQUIRED: 405,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  /** the client was made for another version of the interface than the server; details name both */
  VERSION_MISMATCH: 422,
  /** the body did not arrive in the time a body gets */
  REQUEST_TOO_SLOW: 408,
  /** too many files were sent that nothing has come of yet; details say how many bytes one may have */
  UPLOAD_QUOTA_REACHED: 413,
  /** overload, or a fault of the database; details say after how many seconds it may work again */
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

/**
 * Every error code that a client can meet, with its HTTP status; each feature adds its own. The words are in
 * `packages/i18n/src/messages`, complete by type in both languages.
 */
export const errorStatus = {
  ...generalErrors,
  ...accountErrors,
  ...billingErrors,
  ...calendarErrors,
  ...chanceErrors,
  ...decisionErrors,
  ...customerErrors,
  ...organizationErrors,
  ...serviceErrors,
  ...scenarioErrors,
  ...tariffStepErrors,
  ...ruleErrors,
  ...viewErrors,
  ...exportErrors,
  ...notificationErrors,
  ...handoutErrors,
  ...documentErrors,
  ...aiImportErrors,
  ...teamChatErrors,
  ...configurationErrors,
  ...taskErrors,
  ...administrationErrors,
  ...actualErrors,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Problems of single fields of all features. Unknown messages of zod are mapped to these. */
export const generalFieldProblems = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  /** not above a limit that is excluded itself */
  'NOT_ABOVE',
  'TOO_BIG',
  'INVALID_TEXT',
  'INVALID_EMAIL',
  'INVALID_PHONE',
  /** not an account number, or its check digits do not fit */
  'INVALID_IBAN',
  /** not a VAT number of the country that is meant */
  'INVALID_VAT_NUMBER',
  /** the payment provider does not take it */
  'REFUSED_BY_PROVIDER',
  'INVALID_POSTCODE',
  /** not the address of a web page that begins with http or https */
  'INVALID_URL',
  'INVALID_DATE',
  'INVALID_TIME',
  'INVALID_NUMBER',
  'INVALID_CHOICE',
  'INVALID',
  'NOT_WHOLE',
  'FRACTION_EXPECTED',
  'TOO_PRECISE',
  'IN_THE_PAST',
  'TOO_FAR_AWAY',
  'DUPLICATE_DATE',
] as const;

/** Every problem of a single field; `INVALID_INPUT` carries a list of them. */
export const fieldProblems = [
  ...generalFieldProblems,
  ...chanceFieldProblems,
  ...decisionFieldProblems,
  ...serviceFieldProblems,
  ...handoutFieldProblems,
  ...ruleFieldProblems,
  ...teamChatFieldProblems,
  ...taskFieldProblems,
  ...accountFieldProblems,
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** One wrong field: where, what, and the bound that was missed. */
export type FieldError = { path: string; problem: FieldProblem; bound?: number };

/** The details of a failed call, in addition to its code. */
export type ErrorDetails = {
  fields?: FieldError[];
  state?: string;
  allowedEvents?: string[];
  retryAfter?: number;
  /** with CONFLICT: the version that is stored, and each field that others changed as well */
  currentVersion?: number;
  conflicts?: FieldConflict[];
  names?: string[];
  /** with LOCKED: the work that the call has to wait for, and how far it is */
  running?: { done: number; total: number; percent: number };
  [more: string]: unknown;
};
