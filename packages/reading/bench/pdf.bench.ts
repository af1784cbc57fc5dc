import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildWords } from '../src/pdf/build-words.ts';
import { openPdf } from '../src/pdf/open-pdf.ts';
import { readGlyphs } from '../src/pdf/read-glyphs.ts';
import { readPdf } from '../src/pdf/read-pdf.ts';
import { compareWords, type Distances, shownWords } from './pdf/compare.ts';
import { evenlySplit } from './pdf/evenly.ts';
import { hasPoppler, popplerPages, popplerSeconds } from './pdf/poppler.ts';
import { ownSheets } from './pdf/sheets.ts';

/**
 * Boxes of words beside those of poppler, from glyphs and by splitting items evenly, and the speed of a whole reading. A
 * folder of PDF files in SAMPLE_DATA is read as well.
 */
type Sheet = { name: string; file: string; bytes: Uint8Array; isUpright: boolean };
const folder = mkdtempSync(path.join(os.tmpdir(), 'pdf-bench-'));
const nothing = (): Distances => ({ matched: 0, unmatched: 0, within: 0, far: [] });
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

function add(total: Distances, one: Distances): void {
  total.matched += one.matched;
  total.unmatched += one.unmatched;
  total.within += one.within;
  total.far.push(...one.far);
}

async function distancesOf({
  file,
  bytes,
  name,
}: Sheet): Promise<{ glyphs: Distances; evenly: Distances; pages: number }> {
  const { document, close } = await openPdf(bytes, { withPictures: false });
  const theirs = popplerPages(file);
  const [glyphs, evenly] = [nothing(), nothing()];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const read = await readGlyphs(page, document);
    const beside = theirs[number - 1];
    if (!beside) continue;
    add(glyphs, compareWords(shownWords(buildWords(read.glyphs), read.frame), beside));
    if (read.frame.rotation === 0) add(evenly, compareWords(await evenlySplit(page), beside));
    page.cleanup();
  }
  const pages = document.numPages;
  await close();
  console.log(
    `  ${name}: ${glyphs.matched} words, ${percent(glyphs.within / Math.max(1, glyphs.matched))} within 1 pt`,
  );
  return { glyphs, evenly, pages };
}

async function main(): Promise<boolean> {
  if (!hasPoppler()) {
    console.log('pdftotext (poppler) is not installed: nothing to compare with.');
    return true;
  }
  const sheets: Sheet[] = (await ownSheets()).map((sheet, index) => {
    const file = path.join(folder, `${index}.pdf`);
    writeFileSync(file, sheet.bytes);
    return { ...sheet, file };
  });
  const samples = process.env.SAMPLE_DATA && path.join(process.env.SAMPLE_DATA, 'py-pdf-samples');
  for (const name of samples ? readdirSync(samples).filter((one) => one.endsWith('.pdf')) : []) {
    if (/password/.test(name)) continue;
    const file = path.join(samples ?? '', name);
    const isUpright = !/rotated|multicolumn|habibi|GeoTopo/.test(name);
    sheets.push({ name, file, bytes: readFileSync(file), isUpright });
  }
  const [upright, others, evenly] = [nothing(), nothing(), nothing()];
  for (const sheet of sheets) {
    const distances = await distancesOf(sheet);
    add(sheet.isUpright ? upright : others, distances.glyphs);
    if (sheet.isUpright) add(evenly, distances.evenly);
  }
  const share = ({ within, matched }: Distances) => within / Math.max(1, matched);
  const farEvenly = evenly.far.filter(({ by }) => by > 5).length / Math.max(1, evenly.matched);
  console.log(`upright: ${percent(share(upright))} of ${upright.matched} words within 1 pt (asked: 99.5 %)`);
  console.log(`others: ${percent(share(others))} of ${others.matched} words within 1 pt (asked: 97 %)`);
  console.log(`split evenly, upright: ${percent(share(evenly))} within 1 pt, ${percent(farEvenly)} more than 5 pt off`);
  const isFast = await isFastEnough(sheets);
  return share(upright) >= 0.995 && share(others) >= 0.97 && isFast;
}

/** Whole readings, with layout, against what poppler takes to print the same boxes; seconds of the processor. */
async function isFastEnough(sheets: readonly Sheet[]): Promise<boolean> {
  const before = process.cpuUsage();
  let pages = 0;
  for (const { bytes } of sheets) pages += (await readPdf(bytes)).parts.length;
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const theirs = sheets.reduce((sum, { file }) => sum + popplerSeconds(file), 0);
  console.log(
    `${pages} pages in ${seconds.toFixed(1)} s of the processor: ${(pages / seconds).toFixed(0)} pages/s (asked: 50)`,
  );
  console.log(`${(theirs / seconds).toFixed(2)} of poppler (asked: 0.25)`);
  return pages / seconds >= 50 && theirs / seconds >= 0.25;
}

const isGood = await main();
rmSync(folder, { recursive: true });
process.exit(isGood ? 0 : 1);
