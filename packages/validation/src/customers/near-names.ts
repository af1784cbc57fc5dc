import { customerNameKey } from './customer-name.ts';
import { emptyWords, kindWords } from './generic-words.ts';

type NameParts = {
  /** what tells the customer from others */
  distinctive: string[];
  /** what it is, as numbers of the rows of `kindWords` */
  kinds: Set<number>;
};

/**
 * Whether two names may mean the same customer, so that a person has to say. Legal forms and words such as "Stadt" or
 * "Flughafen" alone never make two names alike; a misspelling, a missing word or another legal form does not part them.
 *
 * @returns 0 for names that are not alike, up to 1 for names that differ in such words only; 0 for one and the same name
 */
export function nameLikeness(one: string, other: string): number {
  if (customerNameKey(one) === customerNameKey(other)) return 0;
  const [left, right] = [partsOf(one), partsOf(other)];
  if (left.distinctive.length === 0 || right.distinctive.length === 0) return 0;
  if (left.kinds.size > 0 && right.kinds.size > 0 && [...left.kinds].every((kind) => !right.kinds.has(kind))) return 0;
  const joined = spelledAlike(left.distinctive.join(''), right.distinctive.join(''));
  return Math.max(joined, sharedWords(left.distinctive, right.distinctive));
}

/** The words by which a search finds customers of similar names; without any, the name as it is. */
export function searchWords(name: string): string[] {
  const { distinctive } = partsOf(name);
  return distinctive.length > 0 ? distinctive : [fold(name)].filter(Boolean);
}

function partsOf(name: string): NameParts {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return {
    distinctive: words.filter((word) => !emptyWords.has(word) && !kindWords.has(word)),
    kinds: new Set(words.flatMap((word) => kindWords.get(word) ?? [])),
  };
}

/** Without regard to case and accents; ß counts as ss, as in every search. */
function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<=\p{L})\.(?=\p{L}\b)/gu, '');
}

/** Every word of the shorter name has its like in the longer one, and at least half of the longer one is shared. */
function sharedWords(left: readonly string[], right: readonly string[]): number {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  const free = [...long];
  let sum = 0;
  for (const word of short) {
    const best = free.reduce((most, candidate) => Math.max(most, spelledAlike(word, candidate)), 0);
    if (best === 0) return 0;
    free.splice(
      free.findIndex((candidate) => spelledAlike(word, candidate) === best),
      1,
    );
    sum += best;
  }
  const share = short.length / long.length;
  return share < 0.5 ? 0 : (sum / short.length) * (0.5 + share / 2);
}

/** @returns 1 for the same word, less for each misspelling; 0 beyond those that the length of the word allows */
function spelledAlike(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  const allowed = /\p{N}/u.test(one + other) || shorter < 4 ? 0 : shorter < 8 ? 1 : 2;
  if (Math.abs(one.length - other.length) > allowed) return 0;
  const mistakes = misspellings(one, other);
  return mistakes > allowed ? 0 : 1 - mistakes / shorter;
}

/** Letters to add, take away, replace, or swap with their neighbour to turn one word into the other. */
function misspellings(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const costs = [
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        costs.push((before[column - 2] ?? 0) + 1);
      }
      current.push(Math.min(...costs));
    }
    before = above;
    above = current;
  }
  return above[other.length] ?? 0;
}
