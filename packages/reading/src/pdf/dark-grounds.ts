import type { Box } from '../text-with-places.ts';
import type { Glyph } from './glyph.ts';
import type { GraphicsState } from './graphics-state.ts';
import { applied, boxAround, type Matrix } from './matrix.ts';
import { OPS } from './pdfjs.ts';

const fills = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const PALE = 0xe0;

/** Whether a path paints a ground on which white letters can be seen. */
export function isDarkFill(operator: number, { fill, opacity }: GraphicsState): boolean {
  if (!fills.has(operator) || opacity < 0.3) return false;
  if (!fill.startsWith('#')) return true;
  return [1, 3, 5].some((at) => Number.parseInt(fill.slice(at, at + 2), 16) < PALE);
}

/** The box of a path from its least and greatest coordinates, as pdf.js hands them over. */
export function boxOfPath(edges: unknown, matrix: Matrix): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from((edges ?? []) as ArrayLike<number>);
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const;
  return boxAround(corners.map(([x, y]) => applied(matrix, x, y)));
}

/** A white glyph that stands on a dark ground is seen. */
export function seenOn(grounds: readonly Box[], glyph: Glyph): Glyph {
  const x = (glyph.start.x + glyph.end.x + glyph.up.x) / 2;
  const y = (glyph.start.y + glyph.end.y + glyph.up.y) / 2;
  const isOnDark = grounds.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
  return isOnDark ? { ...glyph, hiding: null } : glyph;
}
