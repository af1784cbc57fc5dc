import type { GridColumn, GridKind } from './grid-column.ts';

/** Where a column of the clipboard goes: its texts, or for a tick the text that it stands for. */
export type Target = { columnId: string; mark?: (text: string) => string | null };

/** The share of its texts that a column understands where they belong to it; the rest may be notes. */
const ENOUGH = 0.6;

/** Headings of ticks, by their text in small letters. */
export type Headings = (heading: string) => Target | null;

/** The text of a heading without its unit, its points and its breaks. */
function bare(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\[[^\]]*\]|\([^)]*\)|:|\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
}

/**
 * The columns that a line of headings names. Headings that suit several columns, as "from" does, go to the one that
 * understands most of the texts below.
 */
export function targetsByHeadings(
  texts: readonly string[],
  { columns }: GridKind,
  marks: Headings = () => null,
): { named: number; targets: (columnTexts: readonly (readonly string[])[], language: string) => Map<number, Target> } {
  const candidates = texts.map((text) => {
    const heading = bare(text);
    const mark = heading === '' ? null : marks(heading);
    return mark ?? columns.filter((column) => heading !== '' && isHeadingOf(heading, column));
  });
  const isNamed = (candidate: Target | GridColumn[]) => !Array.isArray(candidate) || candidate.length > 0;
  return {
    named: candidates.filter(isNamed).length,
    targets: (columnTexts, language) => {
      const targets = new Map<number, Target>();
      const used = new Set<string>();
      // A heading of one column alone is placed before one that suits several.
      const order = [...candidates.entries()].sort(([, one], [, other]) => choicesOf(one) - choicesOf(other));
      for (const [index, candidate] of order) {
        if (!Array.isArray(candidate)) {
          targets.set(index, candidate);
          continue;
        }
        const free = candidate
          .filter(({ id }) => !used.has(id))
          .sort((one, other) => Number(one.takesAny ?? false) - Number(other.takesAny ?? false));
        const shares = free.map((column) => understoodShare(column, columnTexts[index] ?? [], language));
        const best = free[shares.indexOf(Math.max(...shares))];
        if (!best) continue;
        used.add(best.id);
        targets.set(index, { columnId: best.id });
      }
      return targets;
    },
  };
}

function choicesOf(candidate: Target | GridColumn[]): number {
  return Array.isArray(candidate) ? candidate.length : 0;
}

function isHeadingOf(heading: string, { id, headings }: GridColumn): boolean {
  return heading === id.toLowerCase() || headings.includes(heading);
}

/** The columns from the chosen one on, where they understand every text that stands under them. */
export function targetsByPlace(
  columnTexts: readonly (readonly string[])[],
  { kind: { columns }, at, language }: { kind: GridKind; at: string; language: string },
): Map<number, Target> | null {
  const first = Math.max(
    columns.findIndex(({ id }) => id === at),
    0,
  );
  if (first + columnTexts.length > columns.length) return null;
  const fits = columnTexts.every((texts, index) => {
    const column = columns[first + index];
    return column !== undefined && understoodShare(column, texts, language) === 1;
  });
  return fits ? new Map(columnTexts.map((_, index) => [index, { columnId: columns[first + index]?.id ?? '' }])) : null;
}

/** Each column of the clipboard goes to the first free column of the grid that understands its texts. */
export function targetsByContent(
  columnTexts: readonly (readonly string[])[],
  {
    kind: { columns },
    language,
    marks = () => new Map(),
  }: {
    kind: GridKind;
    language: string;
    marks?: (columns: readonly (readonly string[])[]) => ReadonlyMap<number, Target>;
  },
): Map<number, Target> {
  const targets = new Map<number, Target>(marks(columnTexts));
  const used = new Set([...targets.values()].map(({ columnId }) => columnId));
  // What takes any text is left what no other column understands.
  for (const isAny of [false, true]) {
    for (const [index, texts] of columnTexts.entries()) {
      if (targets.has(index) || texts.every((text) => text.trim() === '')) continue;
      const column = columns.find(
        (one) =>
          !used.has(one.id) && (one.takesAny ?? false) === isAny && understoodShare(one, texts, language) >= ENOUGH,
      );
      if (!column) continue;
      targets.set(index, { columnId: column.id });
      used.add(column.id);
      for (const text of texts) {
        const reading = column.read(text, language);
        if ('more' in reading) for (const id of Object.keys(reading.more ?? {})) used.add(id);
      }
    }
  }
  return targets;
}

/**
 * The columns of the clipboard whose texts another column of the grid would understand as well, so that their place is a
 * guess: `36` may be pieces or months.
 */
export function guessesAmong(
  targets: ReadonlyMap<number, Target>,
  columnTexts: readonly (readonly string[])[],
  { kind: { columns }, language }: { kind: GridKind; language: string },
): ReadonlySet<number> {
  const isGuess = ([index, { columnId, mark }]: [number, Target]) =>
    mark === undefined &&
    columns.some(
      (column) =>
        column.id !== columnId && !column.takesAny && understoodShare(column, columnTexts[index] ?? [], language) === 1,
    );
  return new Set([...targets].filter(isGuess).map(([index]) => index));
}

/** The share of the filled texts that a column understands, 1 without any. */
function understoodShare(column: GridColumn, texts: readonly string[], language: string): number {
  const filled = (column.fromSheet?.(texts, language) ?? texts).filter((text) => text.trim() !== '');
  if (filled.length === 0) return 1;
  return filled.filter((text) => !('problem' in column.read(text, language))).length / filled.length;
}
