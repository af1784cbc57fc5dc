/** A word to search for and where it stands: letters small, ß as ss, legal signs in one spelling. */
export type Token = { word: string; start: number; end: number };

const legal = /§§?\s*\d+[a-z]?(?![\p{L}\p{N}])(?:\s*(?:,|und|bis|–|-)\s*\d+[a-z]?(?![\p{L}\p{N}.]))*/giu;
const counted =
  /(?<![\p{L}\p{N}])(absatz|abs|artikel|art|nummer|nr|satz|anlage|los)\.?\s*(\d+[a-z]?)(?![\p{L}\p{N}])/giu;
const word = /[\p{L}\p{N}]+(?:[-./:,][\p{L}\p{N}]+)*/gu;
const short: { [name: string]: string } = { absatz: 'abs', artikel: 'art', nummer: 'nr' };
const LONGEST = 60;

/**
 * The words of a text in their order. "§ 4 Abs. 2" is §4 and abs2 in addition to its words; what has digits stays one
 * word in addition to its parts, and so does what hyphens join.
 */
export function tokensOf(text: string): Token[] {
  return [...signsOf(text), ...wordsOf(text)].filter((token) => token.word.length <= LONGEST);
}

function signsOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(legal)) {
    const place = { start: match.index, end: match.index + match[0].length };
    for (const [number] of match[0].matchAll(/\d+[a-z]?/giu))
      tokens.push({ word: `§${number.toLowerCase()}`, ...place });
  }
  for (const match of text.matchAll(counted)) {
    const [whole, name = '', number = ''] = match;
    const sign = name.toLowerCase();
    const place = { start: match.index, end: match.index + whole.length };
    tokens.push({ word: `${short[sign] ?? sign}${number.toLowerCase()}`, ...place });
  }
  return tokens;
}

function wordsOf(text: string): Token[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const place = { start: index, end: index + found.length };
    const parts = [...found.matchAll(/[\p{L}\p{N}]+/gu)];
    const own = parts.map((part): Token => {
      const start = index + part.index;
      return { word: folded(part[0]), start, end: start + part[0].length };
    });
    if (parts.length === 1) return own;
    // "12.03.2027" and "ZV-2027/014" are one thing; "E-Mail" is written "Email" as well.
    const whole = /\p{N}/u.test(found) ? folded(found) : folded(found.replace(/[^\p{L}]/gu, ''));
    return [{ word: whole, ...place }, ...own];
  });
}

export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss');
}
