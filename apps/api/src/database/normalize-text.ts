const letters = Array.from({ length: 0x180 - 0xe0 }, (_, index) => String.fromCharCode(0xe0 + index)).filter(
  (letter) => letter === letter.toLowerCase() && plainLetter(letter) !== letter,
);

/** The two arguments of SQL `translate` that take the accents off lower-case Latin letters, one letter for one. */
export const foldFrom = letters.join('');
export const foldTo = letters.map(plainLetter).join('');

/** @returns the text without regard to case and accents, as `contains` filters compare it; ß counts as ss */
export function foldCase(text: string): string {
  return Array.from(text.normalize('NFKC').toLocaleLowerCase('de').replaceAll('ß', 'ss'), plainLetter).join('');
}

/** @returns a LIKE pattern for "contains", in which nothing the user typed is a wildcard */
export function containsPattern(text: string): string {
  return `%${foldCase(text.trim()).replace(/[\\%_]/g, '\\$&')}%`;
}

function plainLetter(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}
