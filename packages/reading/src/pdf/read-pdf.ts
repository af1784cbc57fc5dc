import { ReadingRefused } from '../reading-refused.ts';
import type { Block, PageGeometry, Part, ReadingNote, TextWithPlaces } from '../text-with-places.ts';
import { buildWords, type PlacedWord } from './build-words.ts';
import { lineNumbers, textOf } from './layout/block-text.ts';
import { blocksOf, type TextSizes } from './layout/blocks.ts';
import { columnsOf } from './layout/columns.ts';
import { type Row, rowsOf } from './layout/lines.ts';
import { runningRows } from './layout/running.ts';
import { type LaidWord, upright } from './layout/upright.ts';
import { openPdf } from './open-pdf.ts';
import type { PDFDocumentProxy } from './pdfjs.ts';
import { readGlyphs } from './read-glyphs.ts';

/** The upper limit of pages; a file of 5 MB with more is made to keep a reader busy. */
const MOST_PAGES = 5_000;

type ReadPage = {
  geometry: PageGeometry;
  label: string | null;
  rows: Row[];
  across: LaidWord[];
  height: number;
  isHiding: boolean;
  isUnknown: boolean;
};

/** Reads the text of a PDF. @throws {ReadingRefused} ENCRYPTED, DAMAGED, TOO_LARGE_UNPACKED */
export async function readPdf(bytes: Uint8Array): Promise<TextWithPlaces> {
  const { document, close } = await openPdf(bytes, { withPictures: false });
  try {
    if (document.numPages > MOST_PAGES) throw new ReadingRefused('TOO_LARGE_UNPACKED');
    const pages = await pagesOf(document);
    const parts = partsOf(pages, hasPictures(bytes));
    return { format: 'pdf', statedTitle: await titleOf(document), parts, notes: notesOf(pages, parts) };
  } catch (error) {
    throw error instanceof ReadingRefused ? error : new ReadingRefused('DAMAGED', [], error);
  } finally {
    await close();
  }
}

async function pagesOf(document: PDFDocumentProxy): Promise<ReadPage[]> {
  const labels = await document.getPageLabels();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { glyphs, frame } = await readGlyphs(page, document);
    const words = buildWords(glyphs);
    const { along, across, size } = upright(words.filter(isShown), frame);
    const label = labels?.[number - 1];
    const { width, height, rotation } = frame;
    pages.push({
      geometry: { width, height, rotation },
      label: label && label !== String(number) ? label : null,
      rows: rowsOf(along),
      across,
      height: size.height,
      isHiding: words.some(({ hiding }) => hiding !== null),
      isUnknown: words.some(({ text }) => text.includes('\ufffd')),
    });
    page.cleanup();
  }
  return pages;
}

function isShown({ hiding }: PlacedWord): boolean {
  return hiding === null;
}

function partsOf(pages: readonly ReadPage[], hasAnyPicture: boolean): Part[] {
  const running = runningRows(pages);
  const sizes = sizesOf(pages.flatMap(({ rows }) => rows.filter((row) => !running.has(row))));
  return pages.map((page, index) => {
    const isEmpty = page.rows.length === 0 && page.across.length === 0;
    return {
      kind: 'page',
      number: index + 1,
      name: page.label,
      page: page.geometry,
      source: isEmpty ? (hasAnyPicture ? 'PICTURE' : 'EMPTY') : 'TEXT',
      blocks: blocksOfPage(page, running, sizes),
    };
  });
}

function blocksOfPage({ rows, across }: ReadPage, running: Map<Row, 'head' | 'foot'>, sizes: TextSizes): Block[] {
  const numbers = lineNumbers();
  const edge = (place: 'head' | 'foot') =>
    rows
      .filter((row) => running.get(row) === place)
      .map((row): Block => ({ kind: 'running', place, ...textOf(row.lines, numbers) }));
  const head = edge('head');
  const body = columnsOf(rows.filter((row) => !running.has(row))).flatMap((group) => blocksOf(group, sizes, numbers));
  const beside = rowsOf(across).map((row): Block => ({ kind: 'paragraph', ...textOf(row.lines, numbers) }));
  return [...head, ...body, ...beside, ...edge('foot')];
}

/** The size of most letters, and the larger ones that lines begin with. */
function sizesOf(rows: readonly Row[]): TextSizes {
  const letters = new Map<number, number>();
  for (const { lines } of rows)
    for (const { words } of lines)
      for (const { size, text } of words) {
        const rounded = Math.round(size * 2) / 2;
        letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
      }
  const [body = 10] = [...letters].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { body, larger: [...letters.keys()].filter((size) => size >= 1.12 * body).sort((one, other) => other - one) };
}

function notesOf(pages: readonly ReadPage[], parts: readonly Part[]): ReadingNote[] {
  const note = (code: ReadingNote['code'], numbers: number[]): ReadingNote[] =>
    numbers.length > 0 ? [{ code, parts: numbers, names: [] }] : [];
  const where = (is: (page: ReadPage) => boolean) => pages.flatMap((page, index) => (is(page) ? [index + 1] : []));
  return [
    ...note(
      'UNREAD_PAGES',
      parts.filter(({ source }) => source === 'PICTURE').map(({ number }) => number),
    ),
    ...note(
      'HIDDEN_TEXT_LEFT_OUT',
      where(({ isHiding }) => isHiding),
    ),
    ...note(
      'UNKNOWN_CHARACTERS',
      where(({ isUnknown }) => isUnknown),
    ),
  ];
}

/**
 * Whether the file has pictures at all: a page without letters is then one that nothing was read of. Pictures are streams,
 * and what describes a stream stands in the file as it is.
 */
function hasPictures(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return /\/Subtype\s*\/Image\b/.test(file) || /\bBI\s[\s\S]{0,300}?\bID\s/.test(file);
}

async function titleOf(document: PDFDocumentProxy): Promise<string | null> {
  const { info } = (await document.getMetadata()) as { info: { Title?: unknown } };
  return typeof info.Title === 'string' && info.Title.trim() !== '' ? info.Title.trim().slice(0, 500) : null;
}
