import './print-pdf.css';
import type { PdfDocument } from './pdf-engine.ts';

/** Dots per inch on paper: sharp text, and a document of 100 pages still fits into memory. */
const resolution = 150;
const pointsPerInch = 72;

/**
 * Prints a PDF: its pages are drawn one after the other as pictures, which stand alone on the paper. A browser prints no
 * file that a page has fetched by itself.
 */
export async function printPdf(pdf: PdfDocument): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = 'printed-pdf';
  const addresses: string[] = [];
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const picture = new Image();
      const address = await pictureOf(pdf, number);
      addresses.push(address);
      picture.src = address;
      await picture.decode();
      sheet.append(picture);
    }
    document.body.append(sheet);
    window.print();
  } finally {
    sheet.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

async function pictureOf(pdf: PdfDocument, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: resolution / pointsPerInch });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  page.cleanup();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error(`The page ${number} could not be drawn.`);
  return URL.createObjectURL(blob);
}
