type Both<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/**
 * Puts the rows that features state into one table. The type of the table has exactly the keys that were stated, so that
 * a table that must be complete fails to compile when a row is missing.
 *
 * @param what the rows are, for the message
 * @throws {Error} when two features state the same row
 */
export function mergeStatements<Rows extends object | undefined>(
  what: string,
  parts: readonly Rows[],
): Both<NonNullable<Rows>> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two features state the ${what} ${twice}.`);
  return Object.fromEntries(entries) as Both<NonNullable<Rows>>;
}
