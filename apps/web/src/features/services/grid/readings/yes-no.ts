const yes = ['x', '1', 'ja', 'j', 'yes', 'y', 'wahr', 'true', '✓', '✔', '●', '•'];
const no = ['', '0', 'nein', 'n', 'no', 'falsch', 'false', '-', '–', 'o'];

/** Reads the mark of a list: `x`, `1`, `ja`, `yes`, or nothing. @returns null for other text */
export function readYesNo(text: string): boolean | null {
  const bare = text.trim().toLowerCase();
  if (yes.includes(bare)) return true;
  return no.includes(bare) ? false : null;
}
