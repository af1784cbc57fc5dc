import type { PDFDocumentProxy } from './pdfjs.ts';

const known = new WeakMap<PDFDocumentProxy, (group: unknown) => boolean>();

/** Tells whether a layer (optional content) of the document is shown when it is opened. */
export async function layerVisibility(document: PDFDocumentProxy): Promise<(group: unknown) => boolean> {
  const before = known.get(document);
  if (before) return before;
  const configuration = await document.getOptionalContentConfig();
  const isVisible = (group: unknown) => configuration.isVisible(group as object);
  known.set(document, isVisible);
  return isVisible;
}
