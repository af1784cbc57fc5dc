import { ReadingRefused } from '../reading-refused.ts';
import { DirectPort } from './direct-port.ts';
import {
  folderOf,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
  WorkerMessageHandler,
} from './pdfjs.ts';

/** An opened PDF; `close` gives back its memory. */
export type OpenedPdf = { document: PDFDocumentProxy; close(): Promise<void> };

/**
 * Opens a PDF of unknown origin. Nothing in it runs, no font is loaded from the system and nothing is fetched.
 *
 * @param withPictures decodes pictures; text alone is read without them, which saves most of time and memory of scans
 * @throws {ReadingRefused} ENCRYPTED, DAMAGED
 */
export async function openPdf(bytes: Uint8Array, { withPictures }: { withPictures: boolean }): Promise<OpenedPdf> {
  fontsAreNotDrawn();
  const port = new DirectPort();
  WorkerMessageHandler.initializeFromPort(port);
  const worker = PDFWorker.create({ port: port as unknown as Worker, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    worker,
    // pdf.js takes the bytes for itself, and no Buffer.
    data: new Uint8Array(bytes),
    disableFontFace: false,
    ownerDocument: { fonts: new Set() } as unknown as HTMLDocument,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: withPictures ? -1 : 1,
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: folderOf('standard_fonts'),
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
    wasmUrl: folderOf('wasm'),
  });
  const close = async () => {
    await task.destroy().catch(() => undefined);
    worker.destroy();
    port.terminate();
  };
  try {
    return { document: await task.promise, close };
  } catch (error) {
    await close();
    if (error instanceof PasswordException) throw new ReadingRefused('ENCRYPTED');
    throw new ReadingRefused('DAMAGED', [], error);
  }
}

/** pdf.js hands fonts to a browser to draw with; here they only measure. */
function fontsAreNotDrawn(): void {
  const place = globalThis as { FontFace?: unknown };
  place.FontFace ??= class {
    readonly loaded = Promise.resolve();
  };
}
