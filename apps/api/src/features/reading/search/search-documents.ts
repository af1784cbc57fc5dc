import { tokensOf } from '@zuschlag/reading/search/tokens';
import type { DocumentHit, DocumentHits } from '@zuschlag/validation/reading/search';
import type { TenantDb } from '../../../context.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { marksIn, snippetOf } from './mark-words.ts';
import { bestPassages, type FoundPassage, stemsMeeting, stemsOf, stemsResembling } from './search.store.ts';
import { splitsOf, weighStems } from './weigh-stems.ts';

const MOST_WORDS = 24;
const MOST_HITS = 30;
// A shorter word begins too many others.
const SHORTEST_BEGINNING = 3;

/**
 * The passages of the documents of a Chance that answer a question best, with the words that were found in them. Each
 * viewer of the Chance searches all of its documents.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function searchDocuments(
  tenant: TenantDb,
  { chanceId, text }: { chanceId: string; text: string },
): Promise<DocumentHits> {
  const chance = await requireChance(tenant, chanceId);
  const { asked, stems } = await askedStems(tenant, chance.id, text);
  if (stems.length === 0) return { hits: [] };
  const passages = await bestPassages(tenant, chance.id, stems, { most: MOST_HITS });
  const found = new Set(stems.map(({ stem }) => stem));
  const hits = await marked(tenant, passages, (stem) => found.has(stem) || asked.includes(stem));
  return { hits };
}

/** The stems of the words of a question, those of the documents that answer them, and the stem of each word. */
export async function askedStems(tenant: TenantDb, chanceId: string, text: string, mostWords = MOST_WORDS) {
  const words = [...new Set(tokensOf(text).flatMap(({ word }) => [word, ...withUmlauts(word)]))].slice(0, mostWords);
  const stemByWord = new Map((await stemsOf(tenant, words)).map((stem, at) => [words[at] ?? '', stem]));
  const asked = [...new Set([...stemByWord.values()].filter((stem) => stem !== null))];
  if (asked.length === 0) return { asked, stems: [], stemByWord };
  const splits = asked.flatMap(splitsOf).flatMap(({ left, right }) => [left, right]);
  const met = await stemsMeeting(tenant, chanceId, {
    whole: [...new Set([...asked, ...splits])],
    parts: asked.filter((stem) => stem.length >= SHORTEST_BEGINNING && !/\d/.test(stem)),
  });
  const missing = asked.filter((stem) => stem.length > 3 && !met.some((one) => one.asked === stem) && !/\d/.test(stem));
  const near = missing.length > 0 ? await stemsResembling(tenant, chanceId, missing) : [];
  return { asked, stems: weighStems(asked, [...met, ...near]), stemByWord };
}

/** "Zuschlaege" is written "Zuschläge" as well. */
function withUmlauts(word: string): string[] {
  const other = word
    .replace(/ae/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/(?<![aeq])ue/g, 'ü');
  return other === word ? [] : [other];
}

async function marked(
  tenant: TenantDb,
  passages: readonly FoundPassage[],
  isFound: (stem: string) => boolean,
): Promise<DocumentHit[]> {
  const words = [...new Set(passages.flatMap(({ text }) => tokensOf(text).map(({ word }) => word)))];
  const stems = await stemsOf(tenant, words);
  const stemByWord = new Map(words.map((word, place) => [word, stems[place] ?? null]));
  return passages.map(({ documentId, versionId, fileName, part, heading, text, number }) => {
    const marks = marksIn(text, (word) => {
      const stem = stemByWord.get(word) ?? null;
      return stem !== null && isFound(stem);
    });
    return { documentId, versionId, fileName, part, heading, passage: number, ...snippetOf(text, marks) };
  });
}
