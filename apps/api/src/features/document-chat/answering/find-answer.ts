import { findQuote } from '@zuschlag/reading/find-quote';
import { boxesByLine } from '@zuschlag/reading/quote-places';
import type { AnswerSource, DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import type { TenantDb } from '../../../context.ts';
import { unpack } from '../../reading/places.ts';
import { type FoundPassages, findPassages } from '../../reading/search/find-passages.ts';
import { type KnownDocument, partsAt } from '../document-chat.store.ts';
import { type Chosen, chooseSentences } from './choose-sentences.ts';
import { askedWords, wantedBy } from './question-words.ts';
import { selectedIn } from './selected-in.ts';

const MOST_PASSAGES = 16;

export type Asked = {
  question: string;
  /** the question before it, when this one goes on from there */
  before: string | null;
  documents: readonly KnownDocument[];
  /** words that were selected: only what stands in them answers; empty for all documents */
  context: string;
  /** whether further sentences are looked for, from which the answer may be worded */
  withPassages: boolean;
};

export type Found = Pick<DocumentAnswer, 'sentences' | 'sources'>;

/**
 * The sentences of documents that answer a question, and the passages from which it may be worded; empty where no sentence
 * answers. Each of them was found, word by word, on the page that it names; one that is not goes.
 */
export async function findAnswer(
  tenant: TenantDb,
  chanceId: string,
  { question, before, documents, context, withPassages }: Asked,
): Promise<{ found: Found; passages: AnswerSource[] }> {
  const words = askedWords(question, before);
  const versionIds = documents.map(({ versionId }) => versionId);
  const found = await findPassages(tenant, chanceId, { words, versionIds, most: MOST_PASSAGES });
  const { terms } = found;
  const { passages, stemOf } = context === '' ? found : await withinSelection(tenant, chanceId, context, versionIds);
  const wanted = wantedBy(question) ?? (words.some(({ share }) => share < 1) ? wantedBy(before ?? '') : null);
  const { best, beside } = chooseSentences({ terms, wanted }, passages, stemOf);
  const placed = await withPlaces(tenant, passages, withPassages ? [...best, ...beside] : best);
  const sources = numbered(placed.flatMap(({ source, rank }) => (rank < best.length ? [source] : [])));
  const sentences = sources.map(({ number, quote }) => ({ text: quote, sources: [number] }));
  const isWorth = withPassages && sources.length > 0;
  return {
    found: { sentences, sources },
    passages: isWorth ? numbered(placed.map(({ source }) => source)) : [],
  };
}

type Unnumbered = Omit<AnswerSource, 'number'>;

function numbered(sources: readonly Unnumbered[]): AnswerSource[] {
  return sources.map((source, index) => ({ number: index + 1, ...source }));
}

/** The passages that words were selected in, with nothing but these words. */
async function withinSelection(tenant: TenantDb, chanceId: string, context: string, versionIds: readonly string[]) {
  const found = await findPassages(tenant, chanceId, { words: askedWords(context), versionIds, most: MOST_PASSAGES });
  const passages = found.passages.flatMap((passage) => {
    const text = selectedIn(passage.text, context);
    return text === '' ? [] : [{ ...passage, text }];
  });
  return { passages, stemOf: found.stemOf };
}

/** @returns those that are on their page, with their rank among the chosen */
async function withPlaces(
  tenant: TenantDb,
  passages: FoundPassages['passages'],
  chosen: readonly Chosen[],
): Promise<{ source: Unnumbered; rank: number }[]> {
  const wanted = chosen.flatMap(({ passage, text }, rank) => {
    const found = passages[passage];
    return found ? [{ ...found, quote: text, rank }] : [];
  });
  if (wanted.length === 0) return [];
  const rows = await partsAt(tenant, wanted);
  const parts = await Promise.all(
    rows.map(async ({ versionId, content }) => ({ versionId, part: await unpack(content) })),
  );
  return wanted.flatMap(({ quote, rank, documentId, versionId, fileName, heading, part: number }) => {
    const page = parts.find((one) => one.versionId === versionId && one.part.number === number)?.part;
    const words = page ? findQuote(page, quote) : null;
    if (!page || !words) return [];
    const place = { part: number, page: page.page, boxes: boxesByLine(words) };
    return [{ rank, source: { documentId, versionId, fileName, heading, quote, place } }];
  });
}
