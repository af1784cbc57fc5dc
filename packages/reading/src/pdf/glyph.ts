import type { Point } from './matrix.ts';

/** Why a reader of the page does not see a glyph. */
export type Hiding = 'INVISIBLE' | 'WHITE' | 'TINY' | 'OUTSIDE' | 'LAYER';

/** The font of glyphs, as far as words need it. */
export type GlyphFont = { name: string; isBold: boolean; isVertical: boolean };

/**
 * A glyph on its page, in points from the upper left corner of the unrotated crop box.
 *
 * It stands on the line from `start` to `end` (its advance); `up` and `down` lead from there to the upper and lower edge.
 */
export type Glyph = {
  text: string;
  start: Point;
  end: Point;
  up: Point;
  down: Point;
  size: number;
  font: GlyphFont;
  hiding: Hiding | null;
};
