import type { TextWithPlaces } from '@zuschlag/reading/text-with-places';
import type { Extracted, ExtractedField, Found } from '../extracted.ts';
import type { NoticeDocument } from './notice-document.ts';

/**
 * What documents state, beside what notices state exactly: the notice comes first, a document that states the same is one
 * more place, and one that states something else contradicts it.
 *
 * @param documents those that were read, the newest last; null for one without text
 */
export function withNotices(
  extracted: Extracted,
  documents: readonly (TextWithPlaces | NoticeDocument | null)[],
): Extracted {
  const merged = { ...extracted } as { [field in ExtractedField]: Found<unknown>[] };
  for (const [document, text] of documents.entries()) {
    if (!text || !('exact' in text)) continue;
    for (const [field, stated] of Object.entries(text.exact) as [ExtractedField, Found<unknown>[]][]) {
      const exact = stated.map((one) => ({ ...one, evidence: one.evidence.map((place) => ({ ...place, document })) }));
      const keyOf = ({ value }: Found<unknown>) => JSON.stringify(value).toLowerCase();
      const others = merged[field];
      const same = (one: Found<unknown>) => others.filter((other) => keyOf(other) === keyOf(one));
      const known = new Set(exact.map(keyOf));
      merged[field] = [
        ...exact.map((one) => ({
          ...one,
          evidence: [...one.evidence, ...same(one).flatMap(({ evidence }) => evidence)],
        })),
        ...others.filter((other) => !known.has(keyOf(other)) && !isSilentOf(field, exact)),
      ];
    }
  }
  // Each field keeps values of its own type.
  return merged as Extracted;
}

/** What a rule reads of a text says less than the notice itself: it does not contradict it. */
function isSilentOf(field: ExtractedField, exact: readonly Found<unknown>[]): boolean {
  return exact.length > 0 && !contradictable.includes(field);
}
const contradictable: readonly ExtractedField[] = [
  ...(['submission', 'participation', 'questions', 'opening', 'publication', 'bindingUntil', 'bindingFor'] as const),
  ...(['start', 'end', 'duration', 'criteria', 'reference', 'procedure'] as const),
];
