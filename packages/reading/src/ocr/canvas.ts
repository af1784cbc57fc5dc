import { createRequire } from 'node:module';

/**
 * What pdf.js paints with, put in place before pdf.js itself is loaded. pdf.js loads the same library by itself where it
 * makes a canvas.
 */
const canvas = createRequire(import.meta.url)('@napi-rs/canvas');
for (const name of ['DOMMatrix', 'Path2D', 'ImageData'])
  Object.defineProperty(globalThis, name, { value: canvas[name], configurable: true });

/** The part of the library that painting a page takes. */
type Canvas = {
  getContext(kind: '2d'): CanvasRenderingContext2D;
  toBuffer(type: 'image/png'): Buffer;
};
export const createCanvas: (width: number, height: number) => Canvas = canvas.createCanvas;
