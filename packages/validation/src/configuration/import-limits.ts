/** What a file of a table may be at most. Without zod, since the page that says so does not check anything. */
export const importLimits = { rows: 20_000, bytes: 5 * 1024 * 1024, unpackedBytes: 100 * 1024 * 1024, columns: 60 };
