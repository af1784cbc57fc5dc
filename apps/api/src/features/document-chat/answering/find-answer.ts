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
};

type Found = Pick<DocumentAnswer, 'sentences' | 'sources'>;
const nothing: Found = { sentences: [], sources: [] };

/**
 * The sentences of documents that answer a question. Each of them was found, word by word, on the page that it names; one
 * that is not goes.
 */
export async function findAnswer(
  tenant: TenantDb,
  chanceId: string,
  { question, before, documents, context }: Asked,
): Promise<Found> {
  const words = askedWords(question, before);
  const versionIds = documents.map(({ versionId }) => versionId);
  const found = await findPassages(tenant, chanceId, { words, versionIds, most: MOST_PASSAGES });
  const { terms } = found;
  const { passages, stemOf } = context === '' ? found : await withinSelection(tenant, chanceId, context, versionIds);
  const wanted = wantedBy(question) ?? (words.some(({ share }) => share < 1) ? wantedBy(before ?? '') : null);
  return withPlaces(tenant, passages, chooseSentences({ terms, wanted }, passages, stemOf));
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

async function withPlaces(
  tenant: TenantDb,
  passages: FoundPassages['passages'],
  chosen: readonly Chosen[],
): Promise<Found> {
  const wanted = chosen.flatMap(({ passage, text }) => {
    const found = passages[passage];
    return found ? [{ ...found, quote: text }] : [];
  });
  if (wanted.length === 0) return nothing;
  const rows = await partsAt(tenant, wanted);
  const parts = await Promise.all(
    rows.map(async ({ versionId, content }) => ({ versionId, part: await unpack(content) })),
  );
  const sources: AnswerSource[] = [];
  for (const { quote, documentId, versionId, fileName, heading, part: number } of wanted) {
    const page = parts.find((one) => one.versionId === versionId && one.part.number === number)?.part;
    const words = page ? findQuote(page, quote) : null;
    if (!page || !words) continue;
    const place = { part: number, page: page.page, boxes: boxesByLine(words) };
    sources.push({ number: sources.length + 1, documentId, versionId, fileName, heading, quote, place });
  }
  return { sentences: sources.map(({ number, quote }) => ({ text: quote, sources: [number] })), sources };
}
