import type { Evidence } from '@zuschlag/extraction/extracted';
import type { FoundLot } from '@zuschlag/extraction/fields/lots';
import type { NoticeDocument } from '@zuschlag/extraction/notices/notice-document';
import type { SummaryCandidate } from '@zuschlag/extraction/summary/summarize';
import type { TextWithPlaces } from '@zuschlag/reading/text-with-places';
import type { ExecutiveSummary, ExtractedField, FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';
import type { NoticeLotPlace } from '@zuschlag/validation/ai-imports/notice-lots';
import type { TextSpan } from '@zuschlag/validation/reading/place';
import type { FieldFound } from './form-fields.ts';

type Named = { id: string; versionId: string; name: string };
type Texts = readonly (TextWithPlaces | NoticeDocument | null)[];

export function toExtractedField(
  { field, value, confidence, evidence }: FieldFound,
  texts: Texts,
  documents: readonly Named[],
): ExtractedField {
  return {
    ...{ field, value: String(value), formValue: value },
    confidence: Math.round(confidence * 100) / 100,
    evidence: evidence.flatMap((one) => toFieldEvidence(one, texts, documents)),
  };
}

/** The summary with one source for each sentence. */
export function toSummary(
  chosen: readonly SummaryCandidate[],
  texts: Texts,
  documents: readonly Named[],
): ExecutiveSummary {
  const placed = chosen.flatMap(({ text, evidence }) =>
    toFieldEvidence(evidence, texts, documents).map((source) => ({ text, source })),
  );
  return {
    text: placed.map(({ text }) => text).join('\n'),
    sentences: placed.map(({ text }, index) => ({ text, sources: [index + 1] })),
    sources: placed.map(({ source }, index) => ({ number: index + 1, ...source })),
  };
}

/** A lot of a notice with the document that names it. */
export function toLotPlace(
  { number, title, part, quote, span }: NoticeDocument['lots'][number],
  documentId: string,
): NoticeLotPlace {
  const place = { part, page: null, boxes: [], ...(span ? { span } : {}) };
  return { documentId, part, number, title, quote, place };
}

/** A lot that a document names; the values of its lots do not stand apart from each other. */
export function lotNamedIn(
  { number, title, evidence }: FoundLot,
  texts: Texts,
  documents: readonly Named[],
): NoticeLotPlace[] {
  return toFieldEvidence(evidence, texts, documents).map(({ documentId, quote, place }) => ({
    ...{ documentId, part: 0, number, title, quote, place },
  }));
}

/** The evidence as clients know it; none where its document is not among those that were read. */
function toFieldEvidence(
  { document, part, quote, boxes, ...evidence }: Evidence,
  texts: Texts,
  documents: readonly Named[],
): FieldEvidence[] {
  const [named, text] = [documents[document], texts[document]];
  if (!named || !text) return [];
  const span = evidence.span ?? spanOf(text, quote);
  const page = text.parts.find(({ number }) => number === part)?.page ?? null;
  return [
    {
      documentId: named.id,
      versionId: named.versionId,
      fileName: named.name,
      quote,
      place: { part, page, boxes, ...(span ? { span } : {}) },
    },
  ];
}

/** Where the XML of a notice states the words of its document. */
function spanOf(text: Texts[number] | undefined, quote: string): TextSpan | undefined {
  const stated = text && 'exact' in text ? Object.values(text.exact).flat() : [];
  return stated.flatMap(({ evidence }) => evidence).find((one) => one.quote.includes(quote))?.span;
}
