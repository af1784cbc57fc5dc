import { tokensOf } from '@zuschlag/reading/search/tokens';
import type { TenantDb } from '../../../context.ts';
import { bestPassages, type FoundPassage, occurrencesOf, stemsOf, type WeighedStem } from './search.store.ts';
import { askedStems } from './search-documents.ts';

/** A word that passages are searched for, and others that say nearly the same. */
export type AskedWord = {
  words: readonly string[];
  related: readonly string[];
  /** how much it counts beside the other words, 0 to 1 */
  share: number;
};

/** A word of a question: the stems that answer it and how well (0 to 1), and how rare they are in the documents. */
export type Term = { stems: ReadonlyMap<string, number>; rarity: number };

export type FoundPassages = {
  /** the best first */
  passages: FoundPassage[];
  /** of each word that says something; one that stands in no document is the rarest */
  terms: Term[];
  /** the stem of a folded word of the passages; null for one that says nothing, such as "und" */
  stemOf: (word: string) => string | null;
};

/** A word near the one of the question counts less than the word itself. */
const RELATED = 0.8;
const MOST_WORDS = 24;

/**
 * The passages of some releases of a Chance that answer words best. The caller has asked whether the person sees the
 * Chance.
 */
export async function findPassages(
  tenant: TenantDb,
  chanceId: string,
  { words, versionIds, most }: { words: readonly AskedWord[]; versionIds: readonly string[]; most: number },
): Promise<FoundPassages> {
  const { terms, stems } = await termsOf(tenant, chanceId, words.slice(0, MOST_WORDS));
  const passages = stems.length > 0 ? await bestPassages(tenant, chanceId, stems, { most, versionIds }) : [];
  return { passages, terms, stemOf: await stemmer(tenant, passages) };
}

/** The words of the question, and the stems that answer each. */
async function termsOf(tenant: TenantDb, chanceId: string, words: readonly AskedWord[]) {
  const all = words.flatMap(({ words: own, related }) => [...own, ...related]);
  const { asked, stems: met, stemByWord } = await askedStems(tenant, chanceId, all.join(' '), all.length * 4);
  const stemsIn = (some: readonly string[]) =>
    new Set(some.flatMap((word) => tokensOf(word).flatMap((token) => stemByWord.get(token.word) ?? [])));
  const { passages, ofStem } = await occurrencesOf(tenant, chanceId, [...new Set(met.map(({ stem }) => stem))]);
  const found: WeighedStem[] = [];
  const terms = words.flatMap(({ words: own, related, share }, term): Term[] => {
    const [ownStems, relatedStems] = [stemsIn(own), stemsIn(related)];
    // A word that says nothing by itself, such as "und".
    if (ownStems.size === 0) return [];
    const stems = new Map<string, number>();
    for (const { term: at, stem, weight } of met) {
      const word = asked[at] ?? '';
      const factor = ownStems.has(word) ? 1 : relatedStems.has(word) ? RELATED : 0;
      if (factor > 0) stems.set(stem, Math.max(stems.get(stem) ?? 0, factor * weight));
    }
    for (const [stem, weight] of stems) found.push({ term, stem, weight: weight * share });
    const count = Math.min(
      passages,
      Math.max(0, ...[...stems].map(([stem, weight]) => weight * (ofStem.get(stem) ?? 0))),
    );
    const rarity = Math.log(1 + (passages - count + 0.5) / (count + 0.5)) * share;
    return [{ stems, rarity }];
  });
  return { terms, stems: found };
}

async function stemmer(tenant: TenantDb, passages: readonly FoundPassage[]) {
  const texts = passages.map(({ heading, text }) => `${heading}\n${text}`);
  const words = [...new Set(texts.flatMap((text) => tokensOf(text).map(({ word }) => word)))];
  const stems = await stemsOf(tenant, words);
  const byWord = new Map(words.map((word, at) => [word, stems[at] ?? null]));
  return (word: string) => byWord.get(word) ?? null;
}
