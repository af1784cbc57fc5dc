import type { PlacedWord } from '../../src/pdf/build-words.ts';
import type { Box, PageGeometry } from '../../src/text-with-places.ts';
import type { PopplerPage } from './poppler.ts';

/** How far words are from those of poppler, in points; the farthest edge counts. */
export type Distances = { matched: number; unmatched: number; within: number; far: { text: string; by: number }[] };

/** Compares the words of the same letters that are nearest to each other. */
export function compareWords(mine: readonly { text: string; box: Box }[], page: PopplerPage, limit = 1): Distances {
  const theirs = Map.groupBy(page.words, ({ text }) => lettersOf(text));
  const result: Distances = { matched: 0, unmatched: 0, within: 0, far: [] };
  for (const word of mine) {
    const same = theirs.get(lettersOf(word.text)) ?? [];
    const nearest = same.toSorted((one, other) => distance(one.box, word.box) - distance(other.box, word.box))[0];
    if (!nearest) {
      result.unmatched += 1;
      continue;
    }
    same.splice(same.indexOf(nearest), 1);
    result.matched += 1;
    const by = distance(nearest.box, word.box);
    if (by <= limit) result.within += 1;
    else result.far.push({ text: word.text, by });
  }
  return result;
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/[\p{Cc}\u00ad]/gu, '-');
}

function distance(one: Box, other: Box): number {
  return Math.max(
    Math.abs(one.left - other.left),
    Math.abs(one.right - other.right),
    Math.abs(one.top - other.top),
    Math.abs(one.bottom - other.bottom),
  );
}

/** A box of the unrotated page on the page as it is shown. */
export function shown({ left, top, right, bottom }: Box, { width, height, rotation }: PageGeometry): Box {
  if (rotation === 90) return { left: height - bottom, right: height - top, top: left, bottom: right };
  if (rotation === 180) return { left: width - right, right: width - left, top: height - bottom, bottom: height - top };
  if (rotation === 270) return { left: top, right: bottom, top: width - right, bottom: width - left };
  return { left, top, right, bottom };
}

export function shownWords(words: readonly PlacedWord[], page: PageGeometry): { text: string; box: Box }[] {
  return words
    .filter(({ hiding }) => hiding === null || hiding === 'WHITE')
    .map(({ text, box }) => ({ text, box: shown(box, page) }));
}
