import { wordsOf } from './quote-places.ts';
import { folded } from './search/tokens.ts';
import type { Block, Part, Word } from './text-with-places.ts';

/** A word of a part as it is compared, with the printed words that it comes from. */
type Spoken = { word: string; printed: Word[] };
const spoken = /[\p{L}\p{N}]+/gu;

/**
 * The printed words of a quotation on a page, sheet or part. Letters and digits are compared and nothing else, so that a
 * quotation is found across blocks, cells and lines; heads and feet of the page are not part of the text.
 *
 * @returns null when the part does not say it; empty when it does, in a format without places
 */
export function findQuote({ blocks }: Pick<Part, 'blocks'>, quote: string): Word[] | null {
  const wanted = [...quote.matchAll(spoken)].map(([word]) => folded(word));
  if (wanted.length === 0) return null;
  const said = blocks.flatMap(spokenIn);
  const from = said.findIndex((_, at) => wanted.every((word, ahead) => said[at + ahead]?.word === word));
  if (from < 0) return null;
  return [...new Set(said.slice(from, from + wanted.length).flatMap(({ printed }) => printed))];
}

/** In the order in which `passagesOf` writes a block down. */
function spokenIn(block: Block): Spoken[] {
  if (block.kind === 'table') {
    const rows = Map.groupBy(block.cells, ({ row }) => row);
    return [...rows.values()].flat().flatMap(ofText);
  }
  if (block.kind === 'running' && block.place !== 'note') return [];
  if (block.kind !== 'listItem') return ofText(block);
  const marker = [...block.marker.matchAll(spoken)].map(([word]) => ({ word: folded(word), printed: [] }));
  return [...marker, ...ofText(block)];
}

function ofText(block: { text: string; words: readonly Word[] }): Spoken[] {
  return [...block.text.matchAll(spoken)].map(({ 0: word, index }) => ({
    word: folded(word),
    printed: wordsOf(block, index, index + word.length),
  }));
}
