import type { Box } from '../../text-with-places.ts';
import type { PlacedWord } from '../build-words.ts';

/** A word with its box on the page turned so that most of its writing runs from left to right. */
export type LaidWord = PlacedWord & { laid: Box };

const quarters = ['RIGHT', 'DOWN', 'LEFT', 'UP'] as const;
type Quarter = (typeof quarters)[number];
type Size = { width: number; height: number };

/**
 * Turns a page upright: words that run along most of the others come first, those that run across, such as a stamp at
 * the edge, are returned apart.
 */
export function upright(
  words: readonly PlacedWord[],
  page: Size,
): { along: LaidWord[]; across: LaidWord[]; size: Size } {
  const letters = new Map<Quarter, number>();
  for (const word of words) {
    const quarter = quarterOf(word);
    letters.set(quarter, (letters.get(quarter) ?? 0) + word.text.length);
  }
  const [main = 'RIGHT'] = [...letters].sort(([, one], [, other]) => other - one)[0] ?? [];
  const lay = (word: PlacedWord): LaidWord => ({ ...word, laid: turned(word.box, main, page) });
  const isLying = main === 'DOWN' || main === 'UP';
  return {
    along: words.filter((word) => quarterOf(word) === main).map(lay),
    across: words.filter((word) => quarterOf(word) !== main).map(lay),
    size: isLying ? { width: page.height, height: page.width } : page,
  };
}

function quarterOf({ direction: { x, y }, text }: PlacedWord): Quarter {
  // A column of vertical writing is read like a line of its own; single letters in it say nothing about the page.
  if (text.length === 0) return 'RIGHT';
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 'RIGHT' : 'LEFT';
  return y >= 0 ? 'DOWN' : 'UP';
}

function turned({ left, top, right, bottom }: Box, main: Quarter, { width, height }: Size): Box {
  if (main === 'DOWN') return { left: top, right: bottom, top: width - right, bottom: width - left };
  if (main === 'UP') return { left: height - bottom, right: height - top, top: left, bottom: right };
  if (main === 'LEFT') return { left: width - right, right: width - left, top: height - bottom, bottom: height - top };
  return { left, top, right, bottom };
}
