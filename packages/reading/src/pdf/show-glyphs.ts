import type { PageGeometry } from '../text-with-places.ts';
import type { Glyph, Hiding } from './glyph.ts';
import type { PdfFont } from './glyph-font.ts';
import type { GraphicsState } from './graphics-state.ts';
import { applied, type Matrix, type Point, product, turned } from './matrix.ts';

export type PageFrame = PageGeometry & { matrix: Matrix };
type Place = { frame: PageFrame; isLayerHidden: boolean; add(glyph: Glyph): void };
type Shown = { unicode?: string; width?: number; isSpace?: boolean; vmetric?: number[] | null };

// Text below this size cannot be read on paper; such text serves machines.
const SMALLEST = 1;
const PALEST = 0.03;
const INVISIBLE = 3;

/** Adds the glyphs of one `show text` and moves the state along, as a program that draws them does. */
export function showGlyphs(list: readonly unknown[], state: GraphicsState, font: PdfFont | null, place: Place): void {
  if (!font || state.fontSize === 0) return;
  const size = Math.abs(state.fontSize);
  const direction = state.fontSize < 0 ? -1 : 1;
  const matrix = product(state.matrix, state.textMatrix);
  const up = turned(matrix, 0, direction * size);
  const height = Math.hypot(up.x, up.y);
  const hiding = hidingOf(state, height, place);
  const horizontal = state.horizontalScale * direction;
  const look = { height, up, hiding, font };
  for (const item of list) {
    if (typeof item === 'number') {
      if (font.isVertical) state.y -= (item * size) / 1000;
      else state.x -= ((item * size) / 1000) * horizontal;
      continue;
    }
    const glyph = item as Shown;
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
    if (font.isVertical) showVertical(glyph, spacing, { state, matrix, size, ...look }, place);
    else {
      const width = (glyph.width ?? 0) * size * font.scale * horizontal;
      const start = applied(matrix, state.x, state.y + state.rise);
      const end = applied(matrix, state.x + width, state.y + state.rise);
      add(place, glyph, { ...look, start, end, up: times(up, font.ascent), down: times(up, font.descent) });
      state.x += width + spacing * state.horizontalScale;
    }
  }
}

type Look = { height: number; hiding: Hiding | null; font: PdfFont };

/** A glyph of a vertical font hangs below its place, and the next one stands under it. */
function showVertical(
  glyph: Shown,
  spacing: number,
  { state, matrix, size, ...look }: Look & { state: GraphicsState; matrix: Matrix; size: number; up: Point },
  place: Place,
): void {
  const { font } = look;
  const width = (glyph.width ?? 0) * size * font.scale;
  const metrics = glyph.vmetric ?? font.verticalMetrics;
  const advance = -(metrics?.[0] ?? -1000) * size * font.scale;
  const across = turned(matrix, width / 2, 0);
  const start = applied(matrix, state.x + state.rise, state.y);
  const end = applied(matrix, state.x + state.rise, state.y - advance);
  add(place, glyph, { ...look, start, end, up: across, down: times(across, -1) });
  state.y -= advance - spacing;
}

function add(
  place: Place,
  glyph: Shown,
  { height, font, hiding, ...line }: Look & Pick<Glyph, 'start' | 'end' | 'up' | 'down'>,
) {
  const text = glyph.unicode ?? '';
  if (text === '') return;
  const { start, end, up, down } = line;
  const isOutside = !touches(place.frame, start, end);
  place.add({ text, start, end, up, down, size: height, font, hiding: isOutside ? 'OUTSIDE' : hiding });
}

function hidingOf(state: GraphicsState, height: number, { isLayerHidden }: Place): Hiding | null {
  if (isLayerHidden) return 'LAYER';
  if (height < SMALLEST) return 'TINY';
  if (state.renderingMode === INVISIBLE || state.opacity < PALEST) return 'INVISIBLE';
  return state.renderingMode % 4 !== 1 && isWhite(state.fill) ? 'WHITE' : null;
}

/** Nearly white: on paper it cannot be seen, on a dark ground it can (`dark-grounds.ts`). */
function isWhite(fill: string): boolean {
  if (!fill.startsWith('#') || fill.length < 7) return false;
  return [1, 3, 5].every((at) => Number.parseInt(fill.slice(at, at + 2), 16) >= 0xf5);
}

function touches({ width, height }: PageFrame, start: Point, end: Point): boolean {
  const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
  const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
  return right > 0 && left < width && bottom > 0 && top < height;
}

function times({ x, y }: Point, factor: number): Point {
  return { x: x * factor, y: y * factor };
}
