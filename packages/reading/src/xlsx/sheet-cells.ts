import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type Archive, ArchiveRefused } from '../archive/open-archive.ts';
import type { Cell } from '../text-with-places.ts';
import { placeOfCell } from './cell-place.ts';
import { shownNumber } from './shown-value.ts';
import { unescaped, type Workbook } from './workbook.ts';

/** The upper limit of filled cells of a sheet: beyond it a list for a machine is meant, not for a reader. */
const MOST_CELLS = 500_000;

/** The cells of a sheet that show something, read piece by piece: sheets become too large for a tree. */
export async function sheetCells(archive: Archive, part: string, workbook: Workbook): Promise<Cell[]> {
  const cells: Cell[] = [];
  const merged = new Map<string, { rowSpan: number; columnSpan: number }>();
  const hiddenRows = new Set<number>();
  let open: { ref: string; type: string; style: number; value: string } | null = null;
  let isValue = false;
  let isPhonetic = false;
  let row = -1;
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (): never => {
    throw new ArchiveRefused('DAMAGED', [part]);
  };
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', (tag: SaxesTagNS) => {
    const attribute = (name: string) => tag.attributes[name]?.value;
    if (tag.local === 'row') {
      row = Number(attribute('r') ?? row + 2) - 1;
      if (/^(1|true)$/.test(attribute('hidden') ?? '')) hiddenRows.add(row);
    } else if (tag.local === 'c')
      open = { ref: attribute('r') ?? '', type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '' };
    else if (tag.local === 'rPh') isPhonetic = true;
    else if (tag.local === 'v' || tag.local === 't') isValue = !isPhonetic;
    else if (tag.local === 'mergeCell') {
      const [from = '', to = from] = (attribute('ref') ?? '').split(':');
      const [start, end] = [placeOfCell(from), placeOfCell(to)];
      if (start && end)
        merged.set(from, { rowSpan: end.row - start.row + 1, columnSpan: end.column - start.column + 1 });
    }
  });
  parser.on('text', (text) => {
    if (open && isValue) open.value += text;
  });
  parser.on('closetag', (tag: SaxesTagNS) => {
    if (tag.local === 'v' || tag.local === 't') isValue = false;
    else if (tag.local === 'rPh') isPhonetic = false;
    else if (tag.local === 'c' && open) {
      const place = placeOfCell(open.ref);
      const text = shown(open, workbook).replace(/\s+/g, ' ').trim();
      if (place && text !== '')
        cells.push({ ...place, rowSpan: 1, columnSpan: 1, isHeader: false, ref: open.ref, text, words: [] });
      if (cells.length > MOST_CELLS) throw new ArchiveRefused('TOO_LARGE_UNPACKED', [part]);
      open = null;
    }
  });
  const decoder = new TextDecoder();
  for await (const chunk of archive.chunks(part)) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode()).close();
  return cells
    .filter((cell) => !hiddenRows.has(cell.row))
    .map((cell) => ({ ...cell, ...(cell.ref ? merged.get(cell.ref) : undefined) }));
}

function shown({ type, style, value }: { type: string; style: number; value: string }, workbook: Workbook): string {
  if (type === 's') return workbook.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'WAHR' : 'FALSCH';
  if (type === 'n' && value !== '') return shownNumber(value, workbook.meanings[style] ?? 'number', workbook.is1904);
  return unescaped(value);
}
