import type { FormulaLine } from './scheme/formula-line.ts';
import { formulas } from './scheme/formulas.ts';
import { names } from './scheme/names.ts';

/**
 * The calculation as data: every cost and price line with its names, unit and formula. The explanation of a figure and
 * the formulas of the open-calculation workbook come from it, and a test proves on random services that each formula
 * gives the figure of the engine.
 *
 * It is a separate entry, because only the explanation of a figure and the workbook need the words.
 */
export interface SchemeLine extends FormulaLine {
  readonly de: string;
  readonly en: string;
}

export const scheme: readonly SchemeLine[] = formulas.map((line) => {
  const [de, en] = names[line.key] ?? [line.key, line.key];
  return { ...line, de, en };
});
