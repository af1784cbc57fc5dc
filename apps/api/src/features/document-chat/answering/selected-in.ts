import { sentencesOf } from './sentences.ts';

const SHORTEST = 4;

/**
 * The sentences of a passage that a selection is made of, or in which it lies; a selection may begin and end within a word,
 * and break lines elsewhere.
 *
 * @returns empty when it lies elsewhere
 */
export function selectedIn(passage: string, selection: string): string {
  const selected = bare(selection);
  if (selected.length < SHORTEST) return '';
  return sentencesOf(passage)
    .filter(({ text }) => {
      const said = bare(text);
      return said.length >= SHORTEST && (selected.includes(said) || said.includes(selected));
    })
    .map(({ text }) => text)
    .join('\n');
}

/** Letters and digits only. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
