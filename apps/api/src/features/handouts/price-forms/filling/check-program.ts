import { answerInPieces } from '../../../../files/answer-in-pieces.ts';
import { calculatedServices } from '../../building/calculated-services.ts';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import type { CheckPiece } from './check-form.ts';
import { filledForm } from './filled-form.ts';

// The program of the thread that tries a filling; `check-form.ts` starts it.
await answerInPieces(async function* (facts: HandoutFacts): AsyncGenerator<CheckPiece> {
  const filled = await filledForm(facts, calculatedServices(facts));
  if (filled) yield { cells: filled.cells, notes: filled.notes };
});
