import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

// What pdf.js draws with. Reading draws nothing, and the library that would draw is a program of the machine (`--permission`).
// The process that paints pages has loaded it before.
class Unused {}
for (const name of ['DOMMatrix', 'Path2D', 'ImageData'].filter((one) => !(one in globalThis)))
  Object.defineProperty(globalThis, name, { value: Unused, configurable: true });
// The small build starts in half of the time.
const display: typeof Pdfjs = await import('pdfjs-dist/legacy/build/pdf.min.mjs' as string);
const worker: { WorkerMessageHandler: { initializeFromPort(port: unknown): void } } = await import(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs' as string
);

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export const { getDocument, OPS, PasswordException, PDFWorker, VerbosityLevel } = display;
export const { WorkerMessageHandler } = worker;
export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A folder of the package, as pdf.js wants it. */
export function folderOf(name: string): string {
  return `${path.join(folder, name)}${path.sep}`;
}
