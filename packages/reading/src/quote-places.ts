import type { Box, Word } from './text-with-places.ts';

/** The words of a block that a range of its text touches. */
export function wordsOf({ words }: { words: readonly Word[] }, from: number, to: number): Word[] {
  return words.filter(({ start, end }) => start < to && end > from);
}

/** One box for each line of these words, in their order: what a viewer marks. */
export function boxesByLine(words: readonly Word[]): Box[] {
  const lines = new Map<number, Box>();
  for (const { line, box } of words) {
    const known = lines.get(line);
    lines.set(line, known ? around(known, box) : box);
  }
  return [...lines.values()];
}

/** The smallest box around both. */
export function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
