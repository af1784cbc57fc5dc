import type { TextWithPlaces } from '@zuschlag/reading/text-with-places';
import { plainLotNumber } from '@zuschlag/validation/ai-imports/notice-lots';
import type { Found } from '../extracted.ts';
import type { NoticeDocument } from './notice-document.ts';

type Read = TextWithPlaces | NoticeDocument | null;

/**
 * The documents, where earlier notices lack the lots that a later notice of the same procedure states anew, and the values
 * in their parts: a correction repeats a lot as a whole. Otherwise each lot would be there twice, the outdated one first.
 *
 * @param documents those that were read, the newest last; null for one without text
 */
export function withoutOutdatedLots(documents: readonly Read[]): Read[] {
  return documents.map((text, at) => {
    if (!isNotice(text)) return text;
    const later = documents
      .slice(at + 1)
      .filter(isNotice)
      .filter(isOfSameProcedure(text));
    const anew = new Set(later.flatMap(({ lots }) => lots.map(plainNumber)));
    const outdated = new Set(text.lots.filter((lot) => anew.has(plainNumber(lot))).map(({ part }) => part));
    return outdated.size === 0 ? text : withoutParts(text, outdated);
  });
}

function isNotice(text: Read): text is NoticeDocument {
  return text !== null && 'exact' in text;
}

function isOfSameProcedure({ numbers }: NoticeDocument) {
  return (other: NoticeDocument) => other.numbers.some((number) => numbers.includes(number));
}

function plainNumber({ number }: NoticeDocument['lots'][number]): string {
  return plainLotNumber(number).toLowerCase();
}

function withoutParts(notice: NoticeDocument, outdated: ReadonlySet<number>): NoticeDocument {
  const values = Object.entries(notice.exact) as [string, Found<unknown>[]][];
  const exact = values.map(([field, found]) => {
    const left = found.map((one) => ({ ...one, evidence: one.evidence.filter(({ part }) => !outdated.has(part)) }));
    return [field, left.filter(({ evidence }) => evidence.length > 0)];
  });
  // Each field keeps values of its own type.
  const kept = Object.fromEntries(exact) as NoticeDocument['exact'];
  return { ...notice, exact: kept, lots: notice.lots.filter(({ part }) => !outdated.has(part)) };
}
