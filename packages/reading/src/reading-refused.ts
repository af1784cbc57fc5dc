import type { ReadingProblem } from '@zuschlag/validation/reading/reading-vocabulary';

export type { ReadingProblem } from '@zuschlag/validation/reading/reading-vocabulary';

/**
 * The reader cannot read the document; the names say where.
 *
 * - `DAMAGED`, `ENCRYPTED`: the file itself
 * - `TOO_LARGE_UNPACKED`: more than a document holds, such as a bomb
 * - `READING_TOO_LONG`, `READING_TOO_BIG`: the limits of time and memory of the process
 * - `READER_FAILED`: the process ended for another reason
 */
export class ReadingRefused extends Error {
  readonly problem: ReadingProblem;
  readonly names: string[];

  constructor(problem: ReadingProblem, names: readonly string[] = [], cause?: unknown) {
    super(problem, { cause });
    this.name = 'ReadingRefused';
    this.problem = problem;
    this.names = [...names];
  }
}
