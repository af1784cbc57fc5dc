// Without zod: the address of the page names verdicts, and what reads an address is in the base of every page.

/** `duplicate`: the same series and day stand twice in the file. `changed`: the row replaces one with the same series and day. */
export const rowVerdicts = ['new', 'equal', 'changed', 'duplicate', 'wrong'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];
