import '../process/without-network.ts';
import { createCanvas } from './canvas.ts';

/**
 * The program of a process that paints one page of a PDF as Tesseract reads it: upright, black on white, with the
 * resolution it was trained for. A page without ink gives no picture at all.
 */
const RESOLUTION = 300 / 72;
// A page of A2 at 300 dpi; larger ones are read coarser.
const LONGEST_EDGE = 7_000;
const MOST_PIXELS = 20_000_000;
/** of 255; below it a pixel is ink */
const INK = 160;

const pieces: Buffer[] = [];
for await (const piece of process.stdin) pieces.push(piece as Buffer);
const { openPdf } = await import('../pdf/open-pdf.ts');
const { document } = await openPdf(Buffer.concat(pieces), { withPictures: true });
const page = await document.getPage(Number(process.argv[2]));
const plain = page.getViewport({ scale: 1 });
const scale = Math.min(
  RESOLUTION,
  LONGEST_EDGE / Math.max(plain.width, plain.height),
  Math.sqrt(MOST_PIXELS / (plain.width * plain.height)),
);
const viewport = page.getViewport({ scale });
const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))];
const canvas = createCanvas(width, height);
const context = canvas.getContext('2d');
await page.render({ canvasContext: context, canvas: null, viewport, background: '#ffffff' }).promise;
const { data } = context.getImageData(0, 0, width, height);
if (hasInk(data)) {
  const picture = canvas.toBuffer('image/png');
  await new Promise<void>((resolve) => process.stdout.write(picture, () => resolve()));
}
process.exit(0);

/** More than a speck of dust or two: one pixel of 20 000. */
function hasInk(pixels: Uint8ClampedArray): boolean {
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (((pixels[at] as number) + (pixels[at + 1] as number) + (pixels[at + 2] as number)) / 3 < INK) dark += 1;
  return dark * 20_000 > pixels.length / 4;
}
