import 'pdfjs-dist/web/pdf_viewer.css';
import * as pdfjs from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export type PdfDocument = pdfjs.PDFDocumentProxy;

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

// The viewer takes the library from the global object, so it is fetched after it.
export const viewerOfPdfjs = import('pdfjs-dist/web/pdf_viewer.mjs');

/** Where the build puts the tables of characters, fonts and decoders that some files need; see `vite-plugins.ts`. */
const assets = `/assets/pdfjs-${pdfjs.version}/`;

/**
 * Opens a PDF. Nothing in it runs: scripts and forms of Adobe are left out, and decoders are plain scripts of our origin.
 *
 * @throws an error for a file that cannot be read, and for one behind a password
 */
export function openPdf(bytes: Uint8Array): { opened: Promise<PdfDocument>; close: () => void } {
  const task = pdfjs.getDocument({
    // The worker takes what it is given away from the page, which still hands the file out.
    data: bytes.slice(),
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
    // WebAssembly would need a hole in the policy of scripts.
    useWasm: false,
    enableXfa: false,
    // Errors only: warnings about the fonts of a file help no reader.
    verbosity: 0,
    isOffscreenCanvasSupported: true,
  });
  return { opened: task.promise, close: () => void task.destroy() };
}
