import type { MetStem, WeighedStem } from './search.store.ts';

// A compound that has the word in it says less than the word itself, and what only resembles it says least.
const weights = { is: 1, begins: 0.5, ends: 0.5, part: 0.4, resembles: 0.4 } as const;
const SHORTEST_PART = 4;
// What German puts between the parts of a compound, and what stems cut from the first one.
const joint = /^(?:ungs?|heits?|keits?|schafts?|tions?|itäts?|s|es|n|en|e|er)?-?/u;

/** How a word of a question may stand in compounds: the stems of which two make it up. */
export function splitsOf(stem: string): { left: string; right: string }[] {
  const splits: { left: string; right: string }[] = [];
  for (let at = SHORTEST_PART; at <= stem.length - SHORTEST_PART; at++) {
    const [left, rest] = [stem.slice(0, at), stem.slice(at)];
    const rights = new Set([rest, rest.replace(/^(?:s|es|n|en|e|er)/u, ''), rest.replace(joint, '')]);
    for (const right of rights) if (right.length >= SHORTEST_PART) splits.push({ left, right });
  }
  return splits;
}

/**
 * The parts of a word of a question that stand in the documents as words of their own: both of them with the longest first
 * part, or the last one alone, which says what the thing is.
 */
function knownParts(stem: string, isKnown: (stem: string) => boolean): string[] {
  const splits = splitsOf(stem);
  const both = splits.findLast(({ left, right }) => isKnown(left) && isKnown(right));
  if (both) return [both.left, both.right];
  const last = splits.find(({ right }) => isKnown(right));
  return last ? [last.right] : [];
}

/** Whether a longer stem is a compound of this one: the rest must be a word, not only an ending. */
function isCompound({ asked, stem, way }: MetStem): boolean {
  const rest = way === 'begins' ? stem.slice(asked.length).replace(joint, '') : stem.slice(0, -asked.length);
  return rest.length >= 3;
}

/** The stems to look for, by the words of the question in their order. */
export function weighStems(asked: readonly string[], met: readonly MetStem[]): WeighedStem[] {
  const known = new Set(met.filter(({ way }) => way === 'is').map(({ stem }) => stem));
  return asked.flatMap((word, term) => {
    const best = new Map<string, number>();
    const weigh = (stem: string, weight: number) => best.set(stem, Math.max(weight, best.get(stem) ?? 0));
    for (const one of met.filter((each) => each.asked === word)) {
      if (one.way === 'is' || one.way === 'resembles') weigh(one.stem, weights[one.way]);
      else if (isCompound(one)) weigh(one.stem, weights[one.way]);
      else weigh(one.stem, 0.8 * weights[one.way]);
    }
    for (const part of knownParts(word, (stem) => known.has(stem))) weigh(part, weights.part);
    return [...best].map(([stem, weight]) => ({ term, stem, weight }));
  });
}
