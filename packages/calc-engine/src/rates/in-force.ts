/** An entry of a dated table with its day as a number. */
export interface Dated<Row> {
  readonly from: number;
  readonly row: Row;
}

/**
 * The entry in force on a day: the one that became active last. Of two entries of the same day the later one of the
 * list counts.
 *
 * @param entries ascending by day
 */
export function inForce<Row>(entries: readonly Dated<Row>[], day: number): Row | null {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at] as Dated<Row>;
    if (entry.from <= day) return entry.row;
  }
  return null;
}
