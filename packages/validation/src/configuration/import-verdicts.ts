// Without zod: the address of the page contains verdicts, and every page loads the code that reads addresses.

/** `duplicate`: the file has the same series and day twice. `changed`: the row replaces one with the same series and day. */
export const rowVerdicts = ['new', 'equal', 'changed', 'duplicate', 'wrong'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];
