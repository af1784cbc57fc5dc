import { containerLimits } from '@zuschlag/validation/wire/archive-limits';
import { ArchiveRefused, openArchive } from '../archive/open-archive.ts';
import { childOf, childrenOf, type Element, elementsOf, readXml } from '../archive/read-xml.ts';
import { ReadingRefused } from '../reading-refused.ts';
import type { Block, Cell, ReadingNote, Table, TextWithPlaces } from '../text-with-places.ts';
import { type Numbering, numberingOf } from './numbering.ts';
import { contentOf, type Seen } from './run-text.ts';
import { listPlace, outlineLevel, type ParagraphStyle, stylesOf } from './styles.ts';

type Reading = { styles: Map<string, ParagraphStyle>; numbering: Numbering; seen: Seen };

/** Reads the text of a DOCX: paragraphs, lists and tables, then its notes. @throws {ReadingRefused} DAMAGED, ENCRYPTED, TOO_LARGE_UNPACKED */
export async function readDocx(bytes: Uint8Array): Promise<TextWithPlaces> {
  try {
    return await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    // The upload has refused such names already.
    const problem = error.problem === 'UNSAFE_PATH' ? 'DAMAGED' : error.problem;
    throw new ReadingRefused(problem, error.names, error);
  }
}

async function read(bytes: Buffer): Promise<TextWithPlaces> {
  const archive = await openArchive(bytes, containerLimits);
  const main = archive.names.find((name) => /^word\/document\d*\.xml$/i.test(name)) ?? 'word/document.xml';
  const root = await readXml(archive, main);
  const body = childOf(root, 'body');
  if (!body) throw new ArchiveRefused('DAMAGED', [main]);
  const reading: Reading = {
    styles: stylesOf(await readXml(archive, 'word/styles.xml')),
    numbering: numberingOf(await readXml(archive, 'word/numbering.xml')),
    seen: { hidden: false, changes: false },
  };
  const around = async (pattern: RegExp, place: 'head' | 'foot' | 'note') => {
    const texts = new Set<string>();
    for (const name of archive.names.filter((part) => pattern.test(part)).sort()) {
      const part = await readXml(archive, name);
      for (const text of part ? textsIn(part, reading) : []) texts.add(text);
    }
    return [...texts].map((text): Block => ({ kind: 'running', place, text, words: [] }));
  };
  const blocks = [
    ...(await around(/^word\/header\d*\.xml$/i, 'head')),
    ...blocksIn(body, reading),
    ...(await around(/^word\/(footnotes|endnotes)\d*\.xml$/i, 'note')),
    ...(await around(/^word\/footer\d*\.xml$/i, 'foot')),
  ];
  const title = childOf(await readXml(archive, 'docProps/core.xml'), 'title');
  const source = blocks.some((block) => block.kind !== 'running') ? 'TEXT' : 'EMPTY';
  return {
    format: 'docx',
    statedTitle: title
      ? title.children
          .filter((child) => typeof child === 'string')
          .join('')
          .trim() || null
      : null,
    parts: [{ kind: 'body', number: 1, name: null, page: null, source, blocks }],
    notes: notesOf(reading.seen),
  };
}

function blocksIn(container: Element, reading: Reading): Block[] {
  return elementsOf(container).flatMap((element): Block[] => {
    if (element.name === 'p') return paragraphBlocks(element, reading);
    if (element.name === 'tbl') return [tableOf(element, reading)];
    if (element.name === 'del' || element.name === 'moveFrom' || element.name === 'Fallback') return [];
    // Fields for content, tracked changes and custom XML wrap paragraphs.
    if (/^(sdt|sdtContent|ins|moveTo|customXml|smartTag|AlternateContent|Choice)$/.test(element.name))
      return blocksIn(element, reading);
    return [];
  });
}

function paragraphBlocks(paragraph: Element, reading: Reading): Block[] {
  const { text, boxes, isBold } = contentOf(paragraph, reading.seen);
  const inBoxes = boxes.flatMap((box) => blocksIn(box, reading));
  const properties = childOf(paragraph, 'pPr');
  const style = reading.styles.get(childOf(properties, 'pStyle')?.attributes['val'] ?? '');
  const place = listPlace(properties) ?? style?.list ?? null;
  if (text === '') return inBoxes;
  const marker = place ? reading.numbering.next(place) : '';
  const level = outlineLevel(properties) ?? style?.headingLevel ?? null;
  if (level !== null) {
    const isNumbered = marker !== '' && marker !== '•';
    const whole = isNumbered ? `${marker} ${text}` : text;
    const number = isNumbered ? marker : (/^(§\s?\d+[a-z]?|\d+(?:\.\d+)*\.?)(?=\s)/.exec(text)?.[1] ?? null);
    return [{ kind: 'heading', level: Math.min(6, level), number, text: whole, words: [] }, ...inBoxes];
  }
  if (marker !== '' && place)
    return [{ kind: 'listItem', marker, level: place.level + 1, text, words: [] }, ...inBoxes];
  // Many documents have no styles: a short bold line is then what they use for headings.
  if (isBold && text.length <= 100 && !/[.,;:]$/.test(text))
    return [{ kind: 'heading', level: 6, number: null, text, words: [] }, ...inBoxes];
  return [{ kind: 'paragraph', text, words: [] }, ...inBoxes];
}

function tableOf(element: Element, reading: Reading): Table {
  const cells: Cell[] = [];
  let columns = 0;
  const rows = rowsIn(element);
  for (const [row, rowElement] of rows.entries()) {
    let column = Number(childOf(rowElement, 'trPr', 'gridBefore')?.attributes['val'] ?? 0);
    const isHeader = childOf(rowElement, 'trPr', 'tblHeader') !== null;
    for (const cell of cellsIn(rowElement)) {
      const properties = childOf(cell, 'tcPr');
      const columnSpan = Number(childOf(properties, 'gridSpan')?.attributes['val'] ?? 1);
      const merge = childOf(properties, 'vMerge');
      const above = cells.findLast((one) => one.column === column && one.row + one.rowSpan === row);
      if (merge && merge.attributes['val'] !== 'restart' && above) above.rowSpan += 1;
      else
        cells.push({
          row,
          column,
          rowSpan: 1,
          columnSpan,
          isHeader,
          ref: null,
          text: textIn(cell, reading),
          words: [],
        });
      column += columnSpan;
      columns = Math.max(columns, column);
    }
  }
  return { kind: 'table', rows: rows.length, columns, cells };
}

const inside = (element: Element) => childOf(element, 'sdtContent') ?? element;
const rowsIn = (table: Element): Element[] =>
  elementsOf(table).flatMap((child) =>
    child.name === 'tr' ? [child] : child.name === 'sdt' ? childrenOf(inside(child), 'tr') : [],
  );
const cellsIn = (row: Element): Element[] =>
  elementsOf(row).flatMap((child) =>
    child.name === 'tc' ? [child] : child.name === 'sdt' ? childrenOf(inside(child), 'tc') : [],
  );

/** The text of a cell; a table inside of it is read row by row. */
function textIn(cell: Element, reading: Reading): string {
  return blocksIn(cell, reading)
    .map((block) => (block.kind === 'table' ? block.cells.map(({ text }) => text).join(' ') : withMarker(block)))
    .filter((text) => text !== '')
    .join(' ');
}

function withMarker(block: Exclude<Block, Table>): string {
  return block.kind === 'listItem' ? `${block.marker} ${block.text}` : block.text;
}

function textsIn(part: Element, reading: Reading): string[] {
  const containers = [part, ...elementsOf(part).filter(({ name }) => name === 'footnote' || name === 'endnote')];
  const texts = containers.map((container) => textIn(container, reading));
  return texts.filter((text) => text !== '');
}

function notesOf({ hidden, changes }: Seen): ReadingNote[] {
  return [
    ...(hidden ? [{ code: 'HIDDEN_TEXT_LEFT_OUT' as const, parts: [1], names: [] }] : []),
    ...(changes ? [{ code: 'CHANGES_ACCEPTED' as const, parts: [1], names: [] }] : []),
  ];
}
