import type { Block, TextWithPlaces, Word } from '@zuschlag/reading/text-with-places';

/** A piece of text that a value may stand in: a block, or a cell of a table. */
export type Passage = {
  /** the place of its document in the list that was given */
  document: number;
  part: number;
  text: string;
  words: readonly Word[];
  /** the headings above it, the highest first */
  headings: readonly string[];
  /** the number of its table is unique over all documents */
  cell: { table: number; row: number; column: number } | null;
};

/** What documents say, in their order; heads and feet of pages repeat the document's name and are left out. */
export function passagesOf(documents: readonly TextWithPlaces[]): Passage[] {
  let table = 0;
  return documents.flatMap((document, index) => {
    const headings: { level: number; text: string }[] = [];
    return document.parts.flatMap((part) =>
      part.blocks.flatMap((block): Passage[] => {
        const at = { document: index, part: part.number };
        if (block.kind === 'running') return [];
        if (block.kind === 'table') {
          table += 1;
          return cellsOf(block, table).map((cell) => ({ ...at, ...cell, headings: headings.map(({ text }) => text) }));
        }
        if (block.kind === 'heading') {
          while ((headings.at(-1)?.level ?? 0) >= block.level) headings.pop();
          headings.push({ level: block.level, text: block.text });
        }
        return [
          {
            ...at,
            text: withLineEnds(block.text, block.words),
            words: block.words,
            headings: headings.map(({ text }) => text),
            cell: null,
          },
        ];
      }),
    );
  });
}

/** A table with its cells where they are looked for: by row, and the first row by column. */
export type Table = { rows: Map<number, Passage[]>; heads: Map<number, Passage>; isWide: boolean };

/** The tables among passages by their numbers, found once: a price list has many thousand cells. */
export function tablesIn(passages: readonly Passage[]): ReadonlyMap<number, Table> {
  const tables = new Map<number, Table>();
  for (const passage of passages) {
    const { cell } = passage;
    if (!cell) continue;
    const table: Table = tables.get(cell.table) ?? { rows: new Map(), heads: new Map(), isWide: false };
    tables.set(cell.table, table);
    const row = table.rows.get(cell.row) ?? [];
    row.push(passage);
    table.rows.set(cell.row, row);
    if (cell.row === 0) table.heads.set(cell.column, passage);
    table.isWide ||= cell.column >= 2;
  }
  return tables;
}

function cellsOf(block: Extract<Block, { kind: 'table' }>, table: number): Pick<Passage, 'text' | 'words' | 'cell'>[] {
  return block.cells.map(({ text, words, row, column }) => ({ text, words, cell: { table, row, column } }));
}

/** "IV.2.2) Angebotsfrist:" at the beginning of a line. */
const labelAhead = /^(?:(?:[IVX]+|\d{1,2})(?:\.\d{1,2})*[.)]*\s+|[a-z]\)\s*)?\p{Lu}[^:.\n]{1,60}:\s/u;
/** A line that ends before this share of the width was ended by its writer, not by the margin. */
const shortLine = 0.7;

/**
 * The text of a paragraph with the line ends that mean something: before a line that begins with a label, and behind a
 * line that is much shorter than the others. A space becomes the line end, so that places in the text stay.
 */
function withLineEnds(text: string, words: readonly Word[]): string {
  const right = Math.max(0, ...words.map(({ box }) => box.right));
  const left = Math.min(right, ...words.map(({ box }) => box.left));
  const letters = [...text];
  const isPlain = letters.length === text.length;
  if (!isPlain || right === left) return text;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (!before || word.line === before.line) continue;
    const isShort = before.box.right - left < shortLine * (right - left);
    const gap = word.start - 1;
    if ((isShort || labelAhead.test(text.slice(word.start, word.start + 90))) && letters[gap] === ' ')
      letters[gap] = '\n';
  }
  return letters.join('');
}
