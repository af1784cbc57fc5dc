import type { Box } from '../text-with-places.ts';
import type { Glyph, Hiding } from './glyph.ts';
import { logicalText } from './letters.ts';
import { boxAround, type Point } from './matrix.ts';

/** A word as it stands on the page. */
export type PlacedWord = {
  text: string;
  box: Box;
  /** the line of writing: the direction of length 1, and where the word begins and ends on it */
  direction: Point;
  start: Point;
  end: Point;
  size: number;
  font: string;
  isBold: boolean;
  hiding: Hiding | null;
  /** whether a space parts it from the word before it on the page: "m" and a raised "2" are two words without one */
  hasSpaceBefore: boolean;
};

type Open = { glyphs: Glyph[]; direction: Point; hasSpaceBefore: boolean };

// In parts of the size of the font. Fonts have spaces of 0.2 and more; kerning stays below 0.1.
const SPACE = 0.1;
const OVERLAP = 0.5;
const RAISED = 0.05;

/** Puts glyphs, in the order in which the page paints them, together to words: what no space and no gap parts. */
export function buildWords(glyphs: readonly Glyph[]): PlacedWord[] {
  const words: PlacedWord[] = [];
  let open: Open | null = null;
  let isSpaced = true;
  const close = () => {
    if (open) words.push(wordOf(open));
    open = null;
  };
  for (const glyph of glyphs) {
    if (isBlank(glyph.text)) {
      close();
      isSpaced = true;
      continue;
    }
    const direction = directionOf(glyph);
    const join: 'WORD' | 'TOUCHING' | 'SPACE' | null = open && joining(open, glyph, direction);
    if (open && join === 'WORD') {
      open.glyphs.push(glyph);
      continue;
    }
    const isLoose: boolean = !open || join === 'SPACE';
    close();
    open = { glyphs: [glyph], direction, hasSpaceBefore: isSpaced || isLoose };
    isSpaced = false;
  }
  close();
  return withoutDoubles(words);
}

function joining({ glyphs, direction: along }: Open, glyph: Glyph, direction: Point): 'WORD' | 'TOUCHING' | 'SPACE' {
  const last = glyphs.at(-1) as Glyph;
  if (along.x * direction.x + along.y * direction.y < 0.99) return 'SPACE';
  const size = Math.max(last.size, glyph.size);
  const step = { x: glyph.start.x - last.end.x, y: glyph.start.y - last.end.y };
  const gap = (step.x * along.x + step.y * along.y) / size;
  const raise = Math.abs(step.x * along.y - step.y * along.x) / size;
  const isNext = gap > -OVERLAP && gap < SPACE;
  // Right-to-left text that is painted in the order of reading goes backwards.
  const back = ((glyph.end.x - last.start.x) * along.x + (glyph.end.y - last.start.y) * along.y) / size;
  const isBefore = Math.abs(back) < SPACE && isRightToLeft(glyph.text) && isRightToLeft(last.text);
  if (!isNext && !isBefore) return 'SPACE';
  if (isLetter(glyph.text) && isLetter(last.text) && isRightToLeft(glyph.text) !== isRightToLeft(last.text))
    return 'TOUCHING';
  const isSameLook =
    raise < RAISED && ratio(last.size, glyph.size) < 1.5 && (last.hiding === null) === (glyph.hiding === null);
  if (isSameLook) return 'WORD';
  return raise < 0.7 ? 'TOUCHING' : 'SPACE';
}

function wordOf({ glyphs, direction, hasSpaceBefore }: Open): PlacedWord {
  const first = glyphs[0] as Glyph;
  const along = ({ x, y }: Point) => x * direction.x + y * direction.y;
  const points: Point[] = [];
  let start = first.start;
  let end = first.end;
  for (const glyph of glyphs) {
    for (const edge of [glyph.start, glyph.end]) {
      // The edges of its first font: signs of mathematics have fonts whose edges reach over the lines around.
      points.push({ x: edge.x + first.up.x, y: edge.y + first.up.y });
      points.push({ x: edge.x + first.down.x, y: edge.y + first.down.y });
      if (along(edge) < along(start)) start = edge;
      if (along(edge) > along(end)) end = edge;
    }
  }
  const inOrder = glyphs.toSorted((one, other) => along(one.start) - along(other.start));
  return {
    text: logicalText(isSorted(glyphs, along) ? glyphs : inOrder),
    box: boxAround(points),
    direction,
    start,
    end,
    size: first.size,
    font: first.font.name,
    isBold: first.font.isBold,
    hiding: first.hiding,
    hasSpaceBefore,
  };
}

/** Left to right, apart from accents that are painted back over their letter. */
function isSorted(glyphs: readonly Glyph[], along: (point: Point) => number): boolean {
  return (
    !glyphs.some(({ text }) => isRightToLeft(text)) ||
    glyphs.every((glyph, at) => at === 0 || along(glyph.start) >= along((glyphs[at - 1] as Glyph).start))
  );
}

/** Bold by painting twice: the second word, a hair beside the first, is the same word. */
function withoutDoubles(words: readonly PlacedWord[]): PlacedWord[] {
  const places = new Map<string, PlacedWord[]>();
  return words.filter((word) => {
    const same = places.get(word.text);
    if (!same) {
      places.set(word.text, [word]);
      return true;
    }
    const near = word.size * 0.12;
    const isDouble = same.some(
      ({ box, hiding }) =>
        (hiding === null) === (word.hiding === null) &&
        Math.abs(box.left - word.box.left) < near &&
        Math.abs(box.top - word.box.top) < near &&
        Math.abs(box.right - word.box.right) < near,
    );
    if (!isDouble) same.push(word);
    return !isDouble;
  });
}

function directionOf({ start, end, up, font }: Glyph): Point {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(x, y);
  if (length > 1e-6) return { x: x / length, y: y / length };
  const height = Math.hypot(up.x, up.y) || 1;
  return font.isVertical ? { x: 0, y: 1 } : { x: -up.y / height, y: up.x / height };
}

function ratio(one: number, other: number): number {
  return one > other ? one / other : other / one;
}

function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\u200b\u2060\ufeff]*$/u.test(text);
}

function isLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function isRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
}
