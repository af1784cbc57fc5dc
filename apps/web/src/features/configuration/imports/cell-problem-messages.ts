import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { cellProblems } from '@zuschlag/validation/configuration/imports';
import { type FieldProblem, fieldProblems } from '@zuschlag/validation/errors';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';

/** What is wrong with a cell of a file and reads otherwise than at a field of a form; complete by type. */
const cellWords: Record<(typeof cellProblems)[number] | 'UNKNOWN_ORGANIZATION' | 'INVALID_CHOICE', MessageDescriptor> =
  {
    DUPLICATE_IN_FILE: msg`Steht mehrmals in der Datei.`,
    IN_THE_PAST: msg`Dieser Tag liegt in der Vergangenheit.`,
    EXTRA_CELLS: msg`Die Zeile hat mehr Zellen, als es Überschriften gibt.`,
    UNKNOWN_ORGANIZATION: msg`Die Zeile gehört einer anderen Gesellschaft.`,
    INVALID_CHOICE: msg`Diesen Wert gibt es hier nicht.`,
    AMBIGUOUS_DATE: msg`Tag und Monat lassen sich nicht unterscheiden. Schreiben Sie 31.12.2026.`,
    AMBIGUOUS_NUMBER: msg`Tausender oder Komma? Schreiben Sie die Zahl mit Prozentzeichen oder Nachkommastellen.`,
  };
const otherWords = msg`Diese Angabe stimmt nicht.`;

/** How a problem reads: a message of its own, or one that a form has too. */
export function cellProblemText(
  { problem, bound }: { problem: string; bound: number | null },
  write: (words: MessageDescriptor) => string,
  showBound: (bound: number) => string | number,
): string {
  if (problem === 'DUPLICATE_IN_FILE' && bound !== null) return write(msg`Derselbe Tag steht auch in Zeile ${bound}.`);
  const own = (cellWords as Record<string, MessageDescriptor | undefined>)[problem];
  if (own) return write(own);
  if (!(fieldProblems as readonly string[]).includes(problem)) return write(otherWords);
  return fieldProblemMessage(problem as FieldProblem, bound === null ? undefined : showBound(bound));
}
