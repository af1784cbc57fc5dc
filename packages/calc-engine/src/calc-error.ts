import type { IsoDate } from './model.ts';

export type CalcErrorCode =
  | 'TARIFF_MISSING'
  | 'SOCIAL_SECURITY_MISSING'
  | 'INSURANCE_MISSING'
  | 'VACATION_DAYS_MISSING'
  | 'WAGE_MISSING'
  | 'PRODUCTIVE_DAYS_NON_POSITIVE'
  | 'INVALID_INPUT'
  | 'UNSUPPORTED_SERVICE_TYPE';

/** One thing wrong with an input: a code, its place (`shifts.0.endTime`), and the figures that a message needs. */
export interface InputProblem {
  readonly code: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The details of a `CalcError`, in addition to its code. */
export interface CalcErrorDetails {
  readonly path?: string;
  readonly date?: IsoDate;
  readonly table?: string;
  readonly province?: string;
  readonly problems?: readonly InputProblem[];
}

/** The only exception of the engine. The caller has the words for it. */
export class CalcError extends Error {
  readonly code: CalcErrorCode;
  readonly path?: string;
  readonly date?: IsoDate;
  /** The table in which a row is missing. */
  readonly table?: string;
  readonly province?: string;
  /** Everything wrong with the input, when the code is INVALID_INPUT. */
  readonly problems: readonly InputProblem[];

  constructor(code: CalcErrorCode, { path, date, table, province, problems = [] }: CalcErrorDetails = {}) {
    super([code, path ?? table, province, date].filter(Boolean).join(' '));
    this.name = 'CalcError';
    this.code = code;
    this.path = path;
    this.date = date;
    this.table = table;
    this.province = province;
    this.problems = problems;
  }
}

/** Refuses an input with all its problems. @throws {CalcError} INVALID_INPUT, UNSUPPORTED_SERVICE_TYPE */
export function refuse(problems: readonly InputProblem[]): never {
  const unsupported = problems.some((problem) => problem.code === 'UNSUPPORTED_SERVICE_TYPE');
  throw new CalcError(unsupported ? 'UNSUPPORTED_SERVICE_TYPE' : 'INVALID_INPUT', {
    path: problems[0]?.path,
    problems,
  });
}
