import type { FileProblem } from '@zuschlag/validation/configuration/import-codes';

const MOST_NAMES = 20;
const LONGEST_NAME = 80;

/** The server cannot read the file; the names say where or what. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  readonly names: string[];

  constructor(problem: FileProblem, names: readonly string[] = []) {
    super(problem);
    this.name = 'FileRefused';
    this.problem = problem;
    this.names = names.slice(0, MOST_NAMES).map((name) => cutText(name, LONGEST_NAME));
  }
}

/** @returns the beginning of a text; never half of a character, which the database does not take */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}
