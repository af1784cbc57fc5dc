import { setImmediate as breathe } from 'node:timers/promises';

// Rows that take a few milliseconds in one go.
const AT_ONCE = 1_000;

/** Hands out every row, with pauses for other work of the thread. */
export async function eachInTurns<Row>(rows: readonly Row[], take: (row: Row) => void): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    for (const row of rows.slice(at, at + AT_ONCE)) take(row);
    await breathe();
  }
}
