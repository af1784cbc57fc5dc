import { createCanvas } from '../ocr/canvas.ts';
import { printed } from './printed.ts';

/** Lines of text as they stand on a scan, in points of A4. */
export type ScannedLine = { text: string; left: number; baseline: number; size: number };

const PER_POINT = 200 / 72;

/** A PDF whose pages are pictures, as a scanner makes them; a page without lines is blank paper. */
export async function scanned(pages: readonly (readonly ScannedLine[])[], rotation = 0): Promise<Uint8Array> {
  const pictures = pages.map((lines) => {
    const canvas = createCanvas(Math.round(595.28 * PER_POINT), Math.round(841.89 * PER_POINT));
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 2_000, 3_000);
    context.fillStyle = '#111111';
    for (const { text, left, baseline, size } of lines) {
      context.font = `${size * PER_POINT}px "DejaVu Sans", "Liberation Sans", Arial, sans-serif`;
      context.fillText(text, left * PER_POINT, baseline * PER_POINT);
    }
    return canvas.toBuffer('image/png');
  });
  return printed(
    (pdf) => {
      for (const picture of pictures) {
        pdf.addPage({ size: 'A4', margin: 0 });
        if (rotation !== 0) Object.assign(pdf.page.dictionary.data, { Rotate: rotation });
        pdf.image(picture, 0, 0, { width: 595.28, height: 841.89 });
      }
    },
    { autoFirstPage: false },
  );
}
