import { z } from 'zod';
import type { FieldValue } from '../edits/field-values.ts';
import { limits } from '../limits.ts';
import { documentPlace } from '../reading/place.ts';

/** A lot that documents name, and the part of the document in which its values stand; 0 where none stand apart. */
export const noticeLotPlace = z.object({
  documentId: z.string(),
  part: z.int(),
  number: z.string(),
  title: z.string().nullable(),
  /** the words that name it, and where they stand; left out by imports from before lots were offered */
  quote: z.string().nullish(),
  place: documentPlace.nullish(),
});
export type NoticeLotPlace = z.output<typeof noticeLotPlace>;

type Found = { evidence: readonly { documentId: string; place: { part: number } }[] };
type FoundField = Found & { field: string; value: string; formValue: FieldValue };

/** What is stated of a lot: all but the values that the notice states of other lots alone. */
export function fieldsOfLot<Field extends Found>(
  fields: readonly Field[],
  lots: readonly NoticeLotPlace[],
  lot: NoticeLotPlace,
): Field[] {
  return fields.filter(({ evidence }) => {
    const stated = lots.filter((one) => evidence.some((place) => standsIn(place, one)));
    return stated.length === 0 || stated.includes(lot);
  });
}

/** What is stated in the part of a lot itself; empty without a part of its own. */
export function ownFieldsOfLot<Field extends Found>(fields: readonly Field[], lot: NoticeLotPlace): Field[] {
  return fields.filter(({ evidence }) => evidence.some((place) => standsIn(place, lot)));
}

/**
 * The same in the fields of the form of a Chance for that lot alone: with its number and title, which its name names as
 * well, and with its own description.
 */
export function formFieldsOfLot<Field extends FoundField>(
  fields: readonly Field[],
  lots: readonly NoticeLotPlace[],
  lot: NoticeLotPlace,
): Field[] {
  const stated = fieldsOfLot(fields, lots, lot);
  const own = stated
    .filter(({ field }) => field === 'lotDetails')
    .map((one) => ({ ...one, field: 'description.details' }));
  return [...own, ...stated.filter((one) => own.length === 0 || one.field !== 'description.details')].map((one) =>
    one.field === 'description.name' ? { ...one, formValue: nameOfLot(String(one.formValue), lot) } : one,
  );
}

/** The lot of a number as people write it: "LOT-0002", "Los 2" and "2" are one. */
export function lotOfNumber(lots: readonly NoticeLotPlace[], number: string | null): NoticeLotPlace | undefined {
  const plain = (text: string) => plainLotNumber(text).toLowerCase();
  return number === null ? undefined : lots.find((lot) => plain(lot.number) === plain(number));
}

/** "2" of "LOT-0002" and "Los 2", "1a" of "Los 1 a", "1.2" of "Los 1.2", "A" of "Los A". */
export function plainLotNumber(number: string): string {
  const [digits] = /\d+(?:\.\d+)*(?:\s?[a-z](?![\p{L}\d]))?/iu.exec(number) ?? [];
  return (
    digits?.replaceAll(/\s/g, '').replace(/^0+(?=\d)/, '') ?? number.replace(/^\s*lo[st][\s.:-]+/iu, '').trim()
  ).slice(0, limits.lotNumber);
}

/**
 * The name of a Chance for one lot of a tender. The lot comes first, so that a list that cuts names still tells lots
 * apart; its title is left out where the name of the tender would be cut for it.
 */
export function nameOfLot(tender: string, { number, title }: Pick<NoticeLotPlace, 'number' | 'title'>): string {
  const { max } = limits.chanceName;
  const short = `Los ${plainLotNumber(number)}, `;
  const long = title === null || title === tender ? short : `Los ${plainLotNumber(number)}: ${title}, `;
  const begin = long.length + tender.length <= max ? long : short;
  const room = max - begin.length;
  return `${begin}${tender.length <= room ? tender : `${tender.slice(0, room - 1).trimEnd()}…`}`;
}

function standsIn({ documentId, place }: Found['evidence'][number], lot: NoticeLotPlace): boolean {
  return documentId === lot.documentId && place.part === lot.part;
}
