import { type Passage, type Table, tablesIn } from './passages.ts';

/** A value with the words in front of it: "Angebotsfrist: 12.03.2027", a row of a table, a line under its label. */
export type Labelled = {
  label: string;
  /** the passage of the value, and its place there */
  passage: Passage;
  start: number;
  end: number;
  /** how near the label stands: beside the value in one sentence or row, or in the line above */
  nearness: 'SAME' | 'ABOVE';
};

/** A label is short: a longer text in front of a colon is a sentence. */
const longestLabel = 90;
/** "a)", "1.2", "IV.2.2)" and bullets in front of a label. */
const numbering = /^\s*(?:[•\-–*]\s*|(?:[IVX]+|\d{1,2})(?:\.\d{1,2})*[.)]?\s+|[a-z]\)\s*)+/u;

/** All pairs of label and value that the passages hold; one passage may take part in several. */
export function labelledIn(passages: readonly Passage[]): Labelled[] {
  const tables = tablesIn(passages);
  return passages.flatMap((passage, index) => {
    const next = passages[index + 1];
    return [
      ...inSentence(passage),
      ...(passage.cell ? besideCell(passage, next) : belowLine(passage, next)),
      ...(passage.cell ? belowHead(passage, tables.get(passage.cell.table)) : []),
    ];
  });
}

export function withoutNumbering(text: string): string {
  return text.replace(numbering, '').trim();
}

/** "Label: value", several of them in one passage too: a value ends where the next label begins. */
function inSentence(passage: Passage): Labelled[] {
  const { text } = passage;
  const colons = [...text.matchAll(/(?<=^|[.;•\n]\s?|\s{2}|\)\s?|\d\s)([^:.;\n]{2,90}):(?!\d|\/\/)\s*/gu)];
  return colons.flatMap((match, index): Labelled[] => {
    const label = withoutNumbering(match[1] ?? '');
    const start = match.index + match[0].length;
    const end = colons[index + 1]?.index ?? text.length;
    return label && end > start ? [{ label, passage, start, end, nearness: 'SAME' }] : [];
  });
}

function besideCell(passage: Passage, next: Passage | undefined): Labelled[] {
  const [cell, other] = [passage.cell, next?.cell];
  const isBeside = cell && other && cell.table === other.table && cell.row === other.row;
  if (!isBeside || !next?.text) return [];
  return asLabel(passage.text, (label) => whole(label, next, 'SAME'));
}

/** A cell under the head of its column. A table of two columns has its labels at the left; its first row heads nothing. */
function belowHead(passage: Passage, table: Table | undefined): Labelled[] {
  const { cell } = passage;
  if (!cell || cell.row === 0 || !passage.text || !table?.isWide) return [];
  const head = table.heads.get(cell.column);
  return head ? asLabel(head.text, (label) => whole(label, passage, 'ABOVE')) : [];
}

/** A line of its own is the label of the line that follows, as in forms. */
function belowLine(passage: Passage, next: Passage | undefined): Labelled[] {
  if (!next?.text || next.cell || next.part !== passage.part || next.document !== passage.document) return [];
  return asLabel(passage.text, (label) => whole(label, next, 'ABOVE'));
}

function asLabel(text: string, labelled: (label: string) => Labelled): Labelled[] {
  const label = withoutNumbering(text).replace(/\s*:$/u, '');
  // What states a value itself labels nothing.
  const isLabel = label && label.length <= longestLabel && !/:\s|\d{4}|[.!?]$/u.test(label);
  return isLabel ? [labelled(label)] : [];
}

function whole(label: string, passage: Passage, nearness: Labelled['nearness']): Labelled {
  return { label, passage, start: 0, end: passage.text.length, nearness };
}
