import type { CliMessage } from '@zuschlag/i18n/messages/command-line';
import { OutcomeUnknown, ZuschlagError } from '@zuschlag/sdk/errors';
import type { ErrorCode } from '@zuschlag/validation/errors';
import { CommanderError } from 'commander';

/** The exit codes. Scripts rely on them; docs/import.md explains them. */
export const exitCodes = {
  done: 0,
  unexpected: 1,
  usage: 2,
  fileRefused: 3,
  rowsWrong: 4,
  tableChanged: 5,
  notPermitted: 6,
  unreachable: 7,
  notConfirmed: 8,
  /** every answer to a change was lost, and the import could not be looked up */
  outcomeUnknown: 9,
  /** the chain of the trail does not hold */
  trailBroken: 10,
  /** the code that shells expect after Ctrl-C */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A planned end of the program, with its message and its exit code. */
export class Ending extends Error {
  readonly exitCode: ExitCode;
  readonly word: CliMessage;
  readonly values: { [name: string]: string | number };

  constructor(exitCode: ExitCode, word: CliMessage, values: { [name: string]: string | number } = {}) {
    super(word);
    this.name = 'Ending';
    this.exitCode = exitCode;
    this.word = word;
    this.values = values;
  }
}

const exitCodeOfError: { [code in ErrorCode]?: ExitCode } = {
  UNAUTHENTICATED: exitCodes.notPermitted,
  NOT_PERMITTED: exitCodes.notPermitted,
  SESSION_REQUIRED: exitCodes.notPermitted,
  UNAVAILABLE: exitCodes.unreachable,
  RATE_LIMITED: exitCodes.unreachable,
  FILE_REFUSED: exitCodes.fileRefused,
  PAYLOAD_TOO_LARGE: exitCodes.fileRefused,
  IMPORT_HAS_ERRORS: exitCodes.rowsWrong,
  PLAN_OUTDATED: exitCodes.tableChanged,
  UNDO_IMPOSSIBLE: exitCodes.tableChanged,
  DUPLICATE_ACTIVE_FROM: exitCodes.tableChanged,
  INTERNAL: exitCodes.unexpected,
};

/** @returns the exit code for the error that ended the program */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof Ending) return error.exitCode;
  if (error instanceof CommanderError) return exitCodes.usage;
  if (error instanceof OutcomeUnknown) return exitCodes.outcomeUnknown;
  // Every other refusal says what is wrong with the call: an unknown thing, a wrong value, a step its state does not allow.
  if (error instanceof ZuschlagError) return exitCodeOfError[error.code] ?? exitCodes.usage;
  return exitCodes.unexpected;
}
