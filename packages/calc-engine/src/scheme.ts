import { type FormulaLine, formulas } from './scheme/formulas.ts';
import { names } from './scheme/names.ts';

/**
 * The calculation as data: every cost and price line with its names, unit and formula. The explanation of a figure and
 * the formulas of the open-calculation workbook are made from it, and a test proves on random services that each formula
 * gives what the engine computes.
 *
 * It is an entry of its own, because the words are needed only where a figure is explained or a workbook is written.
 */
export interface SchemeLine extends FormulaLine {
  readonly de: string;
  readonly en: string;
}

export const scheme: readonly SchemeLine[] = formulas.map((line) => {
  const [de, en] = names[line.key] ?? [line.key, line.key];
  return { ...line, de, en };
});
