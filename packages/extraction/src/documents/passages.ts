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
  cell: { table: number; row: number; column: number } | null;
};

/** What documents say, in their order; heads and feet of pages repeat the document's name and are left out. */
export function passagesOf(documents: readonly TextWithPlaces[]): Passage[] {
  return documents.flatMap((document, index) => {
    const headings: { level: number; text: string }[] = [];
    let table = 0;
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
          { ...at, text: block.text, words: block.words, headings: headings.map(({ text }) => text), cell: null },
        ];
      }),
    );
  });
}

function cellsOf(block: Extract<Block, { kind: 'table' }>, table: number): Pick<Passage, 'text' | 'words' | 'cell'>[] {
  return block.cells.map(({ text, words, row, column }) => ({ text, words, cell: { table, row, column } }));
}
