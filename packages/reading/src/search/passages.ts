import type { Block, Part, Table } from '../text-with-places.ts';

/** What a search finds and shows: some sentences, or some rows of a table. */
export type Passage = {
  /** number of its page, sheet or part */
  part: number;
  /** the headings above it, from the highest one, parted by " › "; empty without one */
  heading: string;
  text: string;
};

// Short enough to read at a glance, long enough to have several of the words that a question has.
const USUAL = 500;
const LONGEST = 1_200;

/** The passages of a document in the order of reading; what repeats on each page is left out. */
export function passagesOf(parts: readonly Part[]): Passage[] {
  const passages: Passage[] = [];
  const headings: { level: number; text: string }[] = [];
  for (const part of parts) {
    let open = '';
    const heading = () =>
      headings
        .map(({ text }) => text)
        .join(' › ')
        .slice(-300);
    const close = () => {
      if (open !== '') passages.push({ part: part.number, heading: heading(), text: open });
      open = '';
    };
    for (const block of part.blocks) {
      if (block.kind === 'running' && block.place !== 'note') continue;
      if (block.kind === 'heading') {
        close();
        while ((headings.at(-1)?.level ?? 0) >= block.level) headings.pop();
        headings.push(block);
        continue;
      }
      for (const text of textsOf(block)) {
        if (open !== '' && open.length + text.length > USUAL) close();
        open = open === '' ? text : `${open}\n${text}`;
      }
    }
    close();
    // A page that ends with a heading, or is nothing but one.
    const last = part.blocks.findLast((block) => block.kind !== 'running');
    if (last?.kind === 'heading') passages.push({ part: part.number, heading: heading(), text: last.text });
  }
  return passages;
}

function textsOf(block: Exclude<Block, { kind: 'heading' }>): string[] {
  if (block.kind === 'table') return rowsOf(block).flatMap(inPieces);
  return inPieces(block.kind === 'listItem' ? `${block.marker} ${block.text}` : block.text);
}

/** The rows of a table as texts, cells parted by bars. */
export function rowsOf({ cells }: Table): string[] {
  const rows = Map.groupBy(cells, ({ row }) => row);
  return [...rows.values()].map((row) =>
    row
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(' | '),
  );
}

/** Parts a long text behind its sentences, and where it has no end of a sentence, between words. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const sentence = rest.lastIndexOf('. ', USUAL) + 1;
    const blank = rest.lastIndexOf(' ', USUAL);
    const at = sentence > USUAL / 3 ? sentence : blank > 0 ? blank : USUAL;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}
