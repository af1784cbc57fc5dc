import { extract } from '@zuschlag/extraction/extract';
import { lotsIn } from '@zuschlag/extraction/fields/lots';
import type { NoticeDocument } from '@zuschlag/extraction/notices/notice-document';
import { withoutOutdatedLots } from '@zuschlag/extraction/notices/outdated-lots';
import { withNotices } from '@zuschlag/extraction/notices/with-notices';
import { candidatesIn, summaryOf } from '@zuschlag/extraction/summary/summarize';
import { ReadingRefused } from '@zuschlag/reading/reading-refused';
import { type Passage, passagesOf } from '@zuschlag/reading/search/passages';
import { folded } from '@zuschlag/reading/search/tokens';
import { wordCounts } from '@zuschlag/reading/search/word-counts';
import type { TextWithPlaces } from '@zuschlag/reading/text-with-places';
import type { AiImportProblem } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { readFileContent } from '../../../files/read-file.ts';
import { readFile } from '../../reading/read-file.ts';
import { formFields } from '../fields/form-fields.ts';
import { lotNamedIn, toExtractedField, toLotPlace, toSummary } from '../fields/places.ts';
import { packed, unpacked } from './packing.ts';
import { deleteKept, documentsAtWork, type Kept, keepResult, type WorkDocument, writeResult } from './work.store.ts';

/** What a piece found out: what to write, and what the stream tells of it; or why the import fails. */
export type Outcome = {
  write?: (work: TenantDb<Actor>) => Promise<void>;
  info?: object;
  failure?: { problem: AiImportProblem; names: string[] };
};
/** What a piece works with, as it was when the piece began. */
export type Given = { documents: WorkDocument[]; content: Buffer | null };

type StepRow = {
  /** once for each document, or once for all of them */
  of: 'document' | 'import';
  /** the results of earlier steps that it needs */
  needs: readonly Kept[];
  /** it reads the file itself */
  needsFile?: true;
  run: (given: Given, importId: string) => Promise<Outcome>;
};

/** What is done in each step, in the order of the steps. Nothing is written before a piece has ended. */
export const stepRows: readonly StepRow[] = [
  { of: 'import', needs: [], run: async () => ({}) },
  { of: 'document', needs: [], needsFile: true, run: parse },
  { of: 'document', needs: ['text'], run: chunk },
  { of: 'document', needs: ['passages'], run: index },
  { of: 'document', needs: ['text', 'words'], run: chooseSentences },
  { of: 'import', needs: ['text', 'sentences'], run: summarize },
  { of: 'import', needs: ['text'], run: extractFields },
  { of: 'import', needs: [], run: async (_, importId) => ({ write: (work) => deleteKept(work, importId) }) },
  { of: 'import', needs: [], run: async () => ({}) },
];

/** Reads what a piece works with. */
export async function givenFor(
  work: TenantDb<Actor>,
  { id, step, done }: { id: string; step: number; done: number },
): Promise<Given> {
  const row = stepRows[step - 1];
  if (!row) return { documents: [], content: null };
  const documents = await documentsAtWork(work, id, row.needs, row.of === 'document' ? done : undefined);
  const [first] = documents;
  return { documents, content: row.needsFile && first ? await readFileContent(work, first.fileId) : null };
}

async function parse({ documents: [document], content }: Given): Promise<Outcome> {
  if (!document) return {};
  if (!content) return { failure: { problem: 'FILE_MISSING', names: [document.name] } };
  try {
    const { text } = await readFile(document.fileType, content);
    const unreadParts = text.parts.filter(({ source }) => source === 'PICTURE').length;
    const kept = { parts: text.parts.length, unreadParts, text: await packed(text) };
    return {
      write: (work) => keepResult(work, document.id, kept),
      info: { document: document.name, parts: kept.parts, unreadParts },
    };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    const { problem } = error;
    return {
      write: (work) => keepResult(work, document.id, { problem }),
      info: { document: document.name, problem },
    };
  }
}

async function chunk({ documents: [document] }: Given): Promise<Outcome> {
  if (!document?.text) return {};
  const { parts } = await unpacked<TextWithPlaces>(document.text);
  const passages = await packed(passagesOf(parts));
  return { write: (work) => keepResult(work, document.id, { passages }) };
}

type WordIndex = { passages: number; words: [word: string, inPassages: number][] };

async function index({ documents: [document] }: Given): Promise<Outcome> {
  if (!document?.passages) return {};
  const passages = await unpacked<Passage[]>(document.passages);
  const counts = wordCounts(passages).words.map(({ word, passages: places }) => [word, places.length]);
  const words = await packed({ passages: passages.length, words: counts });
  return { write: (work) => keepResult(work, document.id, { words }) };
}

async function chooseSentences({ documents: [document] }: Given): Promise<Outcome> {
  if (!document?.text || !document.words) return {};
  const { passages, words } = await unpacked<WordIndex>(document.words);
  const known = new Map(words);
  const rarityOf = (word: string) => Math.log(1 + passages / (1 + (known.get(folded(word)) ?? passages)));
  const sentences = candidatesIn(await unpacked<TextWithPlaces>(document.text), document.position, rarityOf);
  return { write: (work) => keepResult(work, document.id, { sentences }) };
}

async function summarize({ documents }: Given, importId: string): Promise<Outcome> {
  const chosen = summaryOf(documents.flatMap(({ sentences }) => sentences ?? []));
  const summary = toSummary(chosen, await textsOf(documents), documents);
  return { write: (work) => writeResult(work, importId, { summary }) };
}

async function extractFields({ documents }: Given, importId: string): Promise<Outcome> {
  const texts = await textsOf(documents);
  if (texts.every((text) => text === null)) {
    const broken = documents.filter(({ problem }) => problem !== null);
    return { failure: { problem: 'FILE_UNREADABLE', names: broken.map(({ name }) => name) } };
  }
  if (texts.every((text) => text === null || text.parts.every(({ blocks }) => blocks.length === 0)))
    return { failure: { problem: 'NOTHING_READ', names: [] } };
  // The places in the list stay those of the documents, so that evidence finds its way back.
  // A notice is not read by rules: it states its values exactly.
  const readable = texts.map((text) => (text && !('exact' in text) ? text : nothingRead));
  const read = extract(readable);
  const valid = withoutOutdatedLots(texts);
  const found = withNotices(read, valid);
  const extractedData = formFields(found).map((field) => toExtractedField(field, texts, documents));
  const notices = valid.flatMap((text, at) => {
    const documentId = documents[at]?.id;
    return text && 'exact' in text && documentId ? [{ ...text, documentId }] : [];
  });
  const noticeNumbers = [...new Set(notices.flatMap(({ numbers }) => numbers))];
  const stated = notices.flatMap(({ documentId, ...notice }) => notice.lots.map((lot) => toLotPlace(lot, documentId)));
  // A notice names its lots exactly; what rules find in texts counts where no notice names several.
  const lots = stated.length > 1 ? stated : lotsIn(readable).flatMap((lot) => lotNamedIn(lot, texts, documents));
  return {
    write: (work) => writeResult(work, importId, { extractedData, noticeNumbers, lots }),
    info: { fields: extractedData.length },
  };
}

const nothingRead: TextWithPlaces = { format: 'txt', statedTitle: null, parts: [], notes: [] };

function textsOf(documents: readonly WorkDocument[]): Promise<(TextWithPlaces | NoticeDocument | null)[]> {
  return Promise.all(documents.map(({ text }) => (text ? unpacked<TextWithPlaces | NoticeDocument>(text) : null)));
}
