import type { FieldProblem } from '@zuschlag/validation/errors';
import { type Cells, type GridColumn, type GridKind, withTexts } from './grid-column.ts';
import {
  guessesAmong,
  type Headings,
  type Target,
  targetsByContent,
  targetsByHeadings,
  targetsByPlace,
} from './paste-targets.ts';

/** A text of the clipboard that its column does not understand. */
export type NotUnderstood = { columnId: string; text: string; problem: FieldProblem };

/** One line of the clipboard as a row: the texts of its columns as they are understood, and what is not. */
export type PastedRow = {
  /** the number of the line in the clipboard, from 1 */
  line: number;
  cells: Cells;
  problems: readonly NotUnderstood[];
};

/** A column of the clipboard and where it goes. */
export type PastedColumn = {
  /** its place in the clipboard, from 0 */
  index: number;
  /** empty without headings */
  heading: string;
  /** the first filled text below the heading */
  sample: string;
  /** null for a column that is left out */
  columnId: string | null;
  /** whether other columns would understand its texts as well, and no heading tells them apart */
  isGuess: boolean;
};

/** Where a person sends columns of the clipboard, by their place; null leaves one out. */
export type ChosenTargets = ReadonlyMap<number, string | null>;

/** What a paste would change, before it does. */
export type ReadPaste = {
  rows: readonly PastedRow[];
  /** columns that receive something, in the order of the grid */
  columnIds: readonly string[];
  /** columns of the clipboard without a place in the grid: their heading, or their number from 1 */
  ignored: readonly string[];
  /** the filled columns of the clipboard, none where each line is one running text */
  sources: readonly PastedColumn[];
  hasHeadings: boolean;
  /** the columns stand as in the grid, so that the paste may overwrite from the chosen cell on */
  isInPlace: boolean;
};

/** What the kind of rows adds to the reading of a paste. */
export type PasteWays = {
  /** the columns of marks that a kind understands in addition to its own, by heading */
  headings?: Headings;
  /** columns without headings that hold marks only, taken together */
  marks?: (columns: readonly (readonly string[])[]) => ReadonlyMap<number, Target>;
  /** texts of a row from one running text */
  fromText?: (text: string) => Cells | null;
};

/**
 * Reads the cells of a clipboard as rows of a grid. Headings place the columns in any order; without them the columns
 * stand as in the grid from the chosen cell on, or, where that does not fit, where their texts are understood.
 *
 * @param table rows of texts, as `readTabSeparated` gives them
 * @param at the column of the chosen cell
 * @param chosen goes before everything that was understood
 */
export function readPaste(
  table: readonly (readonly string[])[],
  { kind, at, language, ways = {} }: { kind: GridKind; at: string; language: string; ways?: PasteWays },
  chosen: ChosenTargets = new Map(),
): ReadPaste {
  const lines = table.map((texts, index) => ({ line: index + 1, texts })).filter(({ texts }) => texts.some(isFilled));
  const width = Math.max(0, ...lines.map(({ texts }) => texts.length));
  const head = headOf(
    lines.map(({ texts }) => texts),
    { kind, ways },
  );
  const body = head === null ? lines : lines.slice(head.index + 1);
  const columns = Array.from({ length: width }, (_, index) => body.map(({ texts }) => texts[index] ?? ''));
  if (head === null && width === 1 && ways.fromText) {
    const running = fromRunningText(body, { kind, at, language, fromText: ways.fromText });
    if (running) return running;
  }
  const inPlace = head === null ? targetsByPlace(columns, { kind, at, language }) : null;
  const understoodTargets =
    head === null
      ? (inPlace ?? targetsByContent(columns, { kind, language, marks: ways.marks }))
      : head.targets(columns, language);
  const guesses =
    head === null && inPlace === null ? guessesAmong(understoodTargets, columns, { kind, language }) : new Set();
  const targets = withChosen(understoodTargets, chosen);
  const texts = columns.map((column, index) => sheetTexts(column, targets.get(index), { kind, language }));
  const rows = body.map(({ line }, at_) => ({
    line,
    ...readRow(
      texts.map((column) => column[at_] ?? ''),
      { targets, kind, language },
    ),
  }));
  const ids = new Set([...targets.values()].map(({ columnId }) => columnId));
  for (const { cells } of rows) for (const id of Object.keys(cells)) ids.add(id);
  return {
    rows,
    columnIds: kind.columns.filter(({ id }) => ids.has(id)).map(({ id }) => id),
    ignored: columns.flatMap((column, index) =>
      targets.has(index) || !(column.some(isFilled) || head) ? [] : [head?.texts[index]?.trim() || String(index + 1)],
    ),
    sources: columns.flatMap((column, index) => {
      const sample = column.find(isFilled)?.trim() ?? '';
      const isGuess = guesses.has(index) && !chosen.has(index);
      const columnId = targets.get(index)?.columnId ?? null;
      return sample === '' ? [] : [{ index, heading: head?.texts[index]?.trim() ?? '', sample, columnId, isGuess }];
    }),
    hasHeadings: head !== null,
    isInPlace: inPlace !== null && [...chosen].every(([index, id]) => inPlace.get(index)?.columnId === id),
  };
}

/** A line that names at least two columns, or the only one, among the first lines: titles stand above it. */
function headOf(table: readonly (readonly string[])[], { kind, ways }: { kind: GridKind; ways: PasteWays }) {
  for (const [index, texts] of table.slice(0, 6).entries()) {
    const filled = texts.filter(isFilled).length;
    const { named, targets } = targetsByHeadings(texts, kind, ways.headings);
    if (named >= 2 || (named === 1 && filled === 1 && texts.length === 1)) return { index, texts, targets };
  }
  return null;
}

/** A column of the grid takes one column of the clipboard: the one that a person sends there. */
function withChosen(targets: ReadonlyMap<number, Target>, chosen: ChosenTargets): ReadonlyMap<number, Target> {
  const sent = [...chosen].flatMap(([index, columnId]) => (columnId === null ? [] : [[index, { columnId }] as const]));
  const taken = new Set(sent.map(([, { columnId }]) => columnId));
  const others = [...targets].filter(([index, { columnId }]) => !chosen.has(index) && !taken.has(columnId));
  return new Map([...others, ...sent].sort(([one], [other]) => one - other));
}

function sheetTexts(
  texts: readonly string[],
  target: Target | undefined,
  { kind, language }: { kind: GridKind; language: string },
): readonly string[] {
  if (target === undefined || target.mark !== undefined) return texts;
  return kind.columns.find(({ id }) => id === target.columnId)?.fromSheet?.(texts, language) ?? texts;
}

function readRow(
  texts: readonly string[],
  { targets, kind, language }: { targets: ReadonlyMap<number, Target>; kind: GridKind; language: string },
): { cells: Cells; problems: NotUnderstood[] } {
  const typed: Record<string, string> = {};
  for (const [index, { columnId, mark }] of targets) {
    const text = (texts[index] ?? '').trim();
    if (mark === undefined) typed[columnId] = [typed[columnId], text].filter((part) => part).join(' ');
    else if (mark(text)) typed[columnId] = [typed[columnId], mark(text)].filter((part) => part).join(' ');
    else typed[columnId] ??= '';
  }
  return understood(typed, { kind, language });
}

function understood(typed: Cells, { kind, language }: { kind: GridKind; language: string }) {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
  const problems = kind.columns.flatMap((column) => problemOf(column, filled[column.id], language));
  // An end that stands in a column of its own counts more than one read out of the begin.
  return { cells: { ...typed, ...withTexts(kind, {}, filled, language) }, problems };
}

function problemOf(column: GridColumn, text: string | undefined, language: string): NotUnderstood[] {
  if (text === undefined) return [];
  const reading = column.read(text, language);
  return 'problem' in reading ? [{ columnId: column.id, text, problem: reading.problem }] : [];
}

/** Lines of running text, where most of them are understood as such. */
function fromRunningText(
  body: readonly { line: number; texts: readonly string[] }[],
  {
    kind,
    at,
    language,
    fromText,
  }: { kind: GridKind; at: string; language: string; fromText: (text: string) => Cells | null },
): ReadPaste | null {
  const column = kind.columns.find(({ id }) => id === at);
  const isReadAtPlace = body.every(({ texts }) => column && !('problem' in column.read(texts[0] ?? '', language)));
  const read = body.map(({ line, texts }) => ({
    line,
    text: (texts[0] ?? '').trim(),
    typed: fromText(texts[0] ?? ''),
  }));
  if (isReadAtPlace || read.filter(({ typed }) => typed !== null).length * 2 < read.length) return null;
  const first = kind.columns[0]?.id ?? at;
  const rows = read.map(({ line, text, typed }) => ({
    line,
    ...understood(typed ?? { [first]: text }, { kind, language }),
  }));
  const ids = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  return {
    rows,
    columnIds: kind.columns.filter(({ id }) => ids.has(id)).map(({ id }) => id),
    ignored: [],
    sources: [],
    hasHeadings: false,
    isInPlace: false,
  };
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
