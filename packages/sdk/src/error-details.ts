// The types of `validation/errors.ts` as programs see them, which know no schemas; a test compares the two.
import type { FieldProblem } from './wire.gen.ts';

export type { ErrorCode } from './wire.gen.ts';

/** One wrong field: where, what, and the bound that was missed. */
export type FieldError = { path: string; problem: FieldProblem; bound?: number };
/** The value of one field: text, number, tick, or nothing. Days and times are text. */
export type FieldValue = string | number | boolean | null;
/** A field that two people changed, each in another way: the value that was sent, and the one that is stored. */
export type FieldConflict = { path: string; mine: FieldValue; theirs: FieldValue };

/** The details of a failed call, in addition to its code. */
export type ErrorDetails = {
  /** with INVALID_INPUT */
  fields?: FieldError[];
  state?: string;
  allowedEvents?: string[];
  /** seconds after which the call may be sent again */
  retryAfter?: number;
  /** with CONFLICT: the version that is stored, and each field that others changed as well */
  currentVersion?: number;
  conflicts?: FieldConflict[];
  /** the names of what stands in the way */
  names?: string[];
  /** With LOCKED: the work that the call has to wait for, and how far it is. */
  running?: { done: number; total: number; percent: number };
  [more: string]: unknown;
};
