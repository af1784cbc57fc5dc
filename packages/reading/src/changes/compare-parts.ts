import { type ArrayChange, diffArrays, diffWordsWithSpace } from 'diff';
import { rowsOf } from '../search/passages.ts';
import type { Block, Part } from '../text-with-places.ts';

/** A range of a changed text: what both releases say, what only the earlier, or only the later one says. */
export type ChangedPiece = { kind: 'same' | 'removed' | 'added'; text: string };
export type TextChange = {
  /** number of the page, sheet or part in the earlier release; null for what is new */
  before: number | null;
  /** the same in the later release; null for what is gone */
  after: number | null;
  pieces: ChangedPiece[];
};

/** More than these, and the releases have hardly anything in common. */
const MOST_EDITS = 500;
/** Words that differ within one passage; beyond them it counts as another passage. */
const MOST_WORDS = 400;
/** So many of the next lines may be what became of a line. */
const LOOK_AHEAD = 12;
/** Letters of what did not change, on each side of what did. */
const CONTEXT = 80;

type Line = { part: number; text: string };

/**
 * What one release of a document says otherwise than another, in the order of reading, down to the words. What repeats on
 * each page counts as no text, so that a later date in the foot is one change of no page; passages that only moved are gone
 * in one place and new in the other.
 *
 * @returns null when the two are too different to be compared in reasonable time
 */
export function compareParts(before: readonly Part[], after: readonly Part[]): TextChange[] | null {
  const sides = [before, after].map((parts) => parts.flatMap(linesOf));
  const [earlier = [], later = []] = sides;
  const runs = diffArrays(earlier, later, {
    comparator: (one, other) => one.text === other.text,
    maxEditLength: MOST_EDITS,
  });
  if (!runs) return null;
  const changes: TextChange[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const [run, next] = [runs[at], runs[at + 1]];
    if (!run || (!run.added && !run.removed)) continue;
    const isReplaced = run.removed && next?.added;
    changes.push(...(isReplaced ? replaced(run.value, next.value) : alone(run)));
    if (isReplaced) at += 1;
  }
  return changes;
}

function alone({ added, value }: ArrayChange<Line>): TextChange[] {
  return value.map(({ part, text }) =>
    added
      ? { before: null, after: part, pieces: [{ kind: 'added', text }] }
      : { before: part, after: null, pieces: [{ kind: 'removed', text }] },
  );
}

/** Line by line in order: each line finds the next one that is like it. */
function replaced(removed: readonly Line[], added: readonly Line[]): TextChange[] {
  const changes: TextChange[] = [];
  const left = [...added];
  for (const line of removed) {
    const at = left.slice(0, LOOK_AHEAD).findIndex((other) => isAlike(line, other));
    for (const other of left.splice(0, Math.max(0, at))) changes.push(...alone(addedRun(other)));
    const partner = at < 0 ? undefined : left.shift();
    changes.push(...(partner ? pairOf(line, partner) : [goneLine(line)]));
  }
  return [...changes, ...left.flatMap((line) => alone(addedRun(line)))];
}

function pairOf(removed: Line, added: Line): TextChange[] {
  const words = diffWordsWithSpace(removed.text, added.text, { maxEditLength: MOST_WORDS });
  if (!words) return [goneLine(removed), ...alone(addedRun(added))];
  const pieces = words.map(
    ({ added: isAdded, removed: isRemoved, value }): ChangedPiece => ({
      kind: isAdded ? 'added' : isRemoved ? 'removed' : 'same',
      text: value,
    }),
  );
  return [{ before: removed.part, after: added.part, pieces: shortened(pieces) }];
}

const goneLine = ({ part, text }: Line): TextChange => ({
  before: part,
  after: null,
  pieces: [{ kind: 'removed', text }],
});
const addedRun = (line: Line): ArrayChange<Line> => ({ added: true, removed: false, count: 1, value: [line] });

/** Whether two lines share at least a third of their words. */
function isAlike(one: Line, other: Line): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return shared * 3 >= Math.max(words.size, others.size);
}

const knownWords = new WeakMap<Line, ReadonlySet<string>>();
/** Kept, because a line is compared with several others; most lines of a document are not compared at all. */
function wordsOf(line: Line): ReadonlySet<string> {
  const words = knownWords.get(line) ?? new Set(line.text.match(/[\p{L}\p{N}]+/gu));
  knownWords.set(line, words);
  return words;
}

/** Of a long text that did not change only what stands beside a change. */
function shortened(pieces: readonly ChangedPiece[]): ChangedPiece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'same' || piece.text.length <= 2 * CONTEXT) return piece;
    const begin = at === 0 ? '' : piece.text.slice(0, CONTEXT);
    const end = at === pieces.length - 1 ? '' : piece.text.slice(-CONTEXT);
    return { kind: 'same', text: `${begin} … ${end}`.trim() };
  });
}

function linesOf({ number, blocks }: Part): Line[] {
  return blocks.flatMap(textsOf).map((text) => ({ part: number, text }));
}

function textsOf(block: Block): string[] {
  if (block.kind === 'running' && block.place !== 'note') return [];
  const texts =
    block.kind === 'table' ? rowsOf(block) : [block.kind === 'listItem' ? `${block.marker} ${block.text}` : block.text];
  return texts.filter((text) => text !== '');
}
