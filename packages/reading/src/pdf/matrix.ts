import type { Box } from '../text-with-places.ts';

/** A transformation as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = { x: number; y: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function product(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function applied([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** A direction without the translation. */
export function turned([a, b, c, d]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y, y: b * x + d * y };
}

/** The smallest box around points. */
export function boxAround(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return box;
}

/** Numbers of an argument list, which pdf.js hands over as arrays, typed arrays or objects with indices. */
export function matrixOf(value: unknown): Matrix {
  const list = Array.isArray(value) || ArrayBuffer.isView(value) ? value : Object.values(value as object);
  return Array.from(list as ArrayLike<number>) as unknown as Matrix;
}
