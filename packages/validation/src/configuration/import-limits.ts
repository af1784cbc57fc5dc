/** The limits of a table file. Without zod, because the page that shows them validates nothing. */
export const importLimits = {
  rows: 20_000,
  bytes: 5 * 1024 * 1024,
  unpackedBytes: 100 * 1024 * 1024,
  columns: 60,
  headingRow: 1_000,
};
