import type { PDFPageProxy } from '../../src/pdf/pdfjs.ts';
import type { Box } from '../../src/text-with-places.ts';

type Item = { str?: string; transform?: number[]; width?: number; height?: number };

/** Words with boxes in the usual way: the text items of pdf.js, each split evenly by its letters. For upright pages. */
export async function evenlySplit(page: PDFPageProxy): Promise<{ text: string; box: Box }[]> {
  const { items } = (await page.getTextContent()) as { items: Item[] };
  const [left = 0, , , top = 0] = page.view;
  return items.flatMap(({ str = '', transform = [], width = 0, height = 0 }) => {
    const [, , , , x = 0, y = 0] = transform;
    const letter = width / Math.max(1, str.length);
    return [...str.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      box: {
        left: x - left + index * letter,
        right: x - left + (index + text.length) * letter,
        top: top - y - height,
        bottom: top - y,
      },
    }));
  });
}
