import { features } from '../features/index.ts';
import { mergeStatements } from '../features/merge-statements.ts';
import type { Verdicts } from './verdicts.ts';

/** Every feature keeps its verdicts in its own folder, under its name with dashes. */
const stated = features.map(async ({ name }): Promise<Verdicts> => {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = new URL(`../features/${folder}/testing/${folder}.verdicts.ts`, import.meta.url);
  return (await import(file.href)).verdicts;
});

/** One row per procedure; a procedure without a row fails `strangers.test.ts`. */
export const expectedVerdicts: Verdicts = mergeStatements('verdict on', await Promise.all(stated));
