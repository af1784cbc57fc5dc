/** An entry of a dated table with its day as a number. */
export interface Dated<Row> {
  readonly from: number;
  readonly row: Row;
}

/**
 * The entry in force on a day: the last one that became active. Of two entries of the same day the later in the list
 * counts.
 *
 * @param entries ascending by day
 */
export function inForce<Row>(entries: readonly Dated<Row>[], day: number): Row | null {
  return entries.findLast((entry) => entry.from <= day)?.row ?? null;
}
