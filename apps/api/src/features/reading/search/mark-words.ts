import { tokensOf } from '@zuschlag/reading/search/tokens';

/** A range of a text, from `start` to before `end`. */
export type Mark = { start: number; end: number };

const LONGEST = 320;
const BEFORE = 80;

/** Where the words that were looked for stand in a text; words inside of a longer mark are part of it. */
export function marksIn(text: string, isFound: (word: string) => boolean): Mark[] {
  const marks: Mark[] = [];
  const found = tokensOf(text).filter(({ word }) => isFound(word));
  for (const { start, end } of found.sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = marks.at(-1);
    if (!last || start >= last.end) marks.push({ start, end });
  }
  return marks;
}

/** The piece of a text that has most of its marks, whole words with "…" where it was cut. */
export function snippetOf(text: string, marks: readonly Mark[]): { text: string; marks: Mark[] } {
  if (text.length <= LONGEST) return { text, marks: [...marks] };
  const from = wordStart(text, bestStart(marks, text.length));
  const to = wordEnd(text, from + LONGEST);
  const front = from > 0 ? '… ' : '';
  const back = to < text.length ? ' …' : '';
  const shift = front.length - from;
  return {
    text: `${front}${text.slice(from, to)}${back}`,
    marks: marks
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}

function bestStart(marks: readonly Mark[], length: number): number {
  let best = { start: 0, count: 0 };
  for (const { start } of marks) {
    const from = Math.max(0, Math.min(start - BEFORE, length - LONGEST));
    const count = marks.filter((mark) => mark.start >= from && mark.end <= from + LONGEST).length;
    if (count > best.count) best = { start: from, count };
  }
  return best.start;
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const blank = text.slice(at, at + 40).search(/\s/);
  return blank < 0 ? at : at + blank + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.slice(0, at).search(/\s\S*$/);
  return blank <= 0 ? at : blank;
}
