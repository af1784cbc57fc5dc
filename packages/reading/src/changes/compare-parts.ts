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
const MOST_EDITS = 1_000;
/** Words that differ within one passage; beyond them it counts as another passage. */
const MOST_WORDS = 400;
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

/** Line by line in order; where one side has more lines, each line finds the one that is most like it. */
function replaced(removed: readonly Line[], added: readonly Line[]): TextChange[] {
  const changes: TextChange[] = [];
  const left = [...added];
  for (const line of removed) {
    const at = removed.length === added.length ? 0 : left.findIndex((other) => isAlike(line.text, other.text));
    for (const other of left.splice(0, Math.max(0, at))) changes.push(...alone(addedRun(other)));
    const partner = at < 0 ? undefined : left.shift();
    changes.push(...(partner ? pairOf(line, partner) : [goneLine(line)]));
  }
  return [...changes, ...left.flatMap((line) => alone(addedRun(line)))];
}

function pairOf(removed: Line, added: Line): TextChange[] {
  const words = diffWordsWithSpace(removed.text, added.text, { maxEditLength: MOST_WORDS });
  if (!words || !isAlike(removed.text, added.text)) return [goneLine(removed), ...alone(addedRun(added))];
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

/** Whether two texts share at least a third of their words. */
function isAlike(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  const others = new Set(wordsOf(other));
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared * 3 >= Math.max(words.size, others.size);
}
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

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
