/** @returns the text without regard to case and accents; ß counts as ss. Stored texts are compared by `app_fold` in SQL. */
export function foldCase(text: string): string {
  return Array.from(text.normalize('NFKC').toLocaleLowerCase('de').replaceAll('ß', 'ss'), plainLetter).join('');
}

function plainLetter(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}
