import type { GridTable } from './grid-table.ts';

/** A grid with the way back and the way forth again. */
export type GridHistory = { present: GridTable; past: readonly GridTable[]; future: readonly GridTable[] };

/** How many steps back are kept. */
const MOST_STEPS = 200;

export function historyOf(present: GridTable): GridHistory {
  return { present, past: [], future: [] };
}

/** A step that changes nothing does not count. */
export function step({ present, past, ...rest }: GridHistory, next: GridTable): GridHistory {
  if (next === present) return { present, past, ...rest };
  return { present: next, past: [...past, present].slice(-MOST_STEPS), future: [] };
}

export function undone({ present, past, future }: GridHistory): GridHistory {
  const before = past.at(-1);
  if (!before) return { present, past, future };
  return { present: before, past: past.slice(0, -1), future: [present, ...future] };
}

export function redone({ present, past, future }: GridHistory): GridHistory {
  const [next, ...later] = future;
  if (!next) return { present, past, future };
  return { present: next, past: [...past, present], future: later };
}

/** Changes every state of the history alike, for instance by what others saved. */
export function everywhere(
  { present, past, future }: GridHistory,
  change: (table: GridTable) => GridTable,
): GridHistory {
  return { present: change(present), past: past.map(change), future: future.map(change) };
}
