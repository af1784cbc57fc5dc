import type { Word } from '../../text-with-places.ts';
import type { Line } from './lines.ts';
import type { LaidWord } from './upright.ts';

/** Numbers the lines of a page, so that the words of one line make one mark. */
export type LineNumbers = { next(): number };

export function lineNumbers(): LineNumbers {
  let last = -1;
  return {
    next: () => {
      last += 1;
      return last;
    },
  };
}

const SPACE = 0.1;

/** The text of lines in their order, with hyphens at line ends resolved, and where its words stand. */
export function textOf(lines: readonly Line[], numbers: LineNumbers): { text: string; words: Word[] } {
  let text = '';
  const words: Word[] = [];
  for (const [index, line] of lines.entries()) {
    const number = numbers.next();
    for (const [place, word] of line.words.entries()) {
      const before = line.words[place - 1];
      if (before) text += isApart(before, word) ? ' ' : '';
      else if (index > 0) text = hyphenJoined(text, word.text, words);
      words.push(wordAt(word, text.length, number));
      text += word.text;
    }
  }
  return { text, words };
}

function wordAt({ text, box, size, isBold }: LaidWord, start: number, line: number): Word {
  const round = (value: number) => Math.round(value * 100) / 100;
  const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(round) as [
    number,
    number,
    number,
    number,
  ];
  const places = { start, end: start + text.length, box: { left, top, right, bottom }, line };
  return { ...places, size: round(size), isBold, confidence: null };
}

function isApart(before: LaidWord, word: LaidWord): boolean {
  const gap = Math.max(word.laid.left - before.laid.right, before.laid.left - word.laid.right);
  return word.hasSpaceBefore || gap > SPACE * Math.max(before.size, word.size);
}

/**
 * The text before a line end, ready for the next line. A hyphen between small letters was put there by the line end;
 * before a capital it is part of the word, and before "und" it stands for the rest of one.
 */
export function hyphenJoined(text: string, next: string, words: Word[]): string {
  if (!/\p{L}[-\u2010]$/u.test(text)) return `${text} `;
  if (/^(und|oder|bzw\.?|sowie|bis|als|noch|and|or)$/u.test(next)) return `${text} `;
  if (!/^\p{Ll}/u.test(next)) return text;
  const last = words.at(-1);
  if (last) last.end -= 1;
  return text.slice(0, -1);
}
