import { z } from 'zod';

/** A lot of a notice, and the part of the document in which its values stand. */
export const noticeLotPlace = z
  .object({ documentId: z.string(), part: z.int(), number: z.string(), title: z.string().nullable() })
  .meta({ id: 'NoticeLotPlace' });
export type NoticeLotPlace = z.output<typeof noticeLotPlace>;

type Found = { evidence: readonly { documentId: string; place: { part: number } }[] };

/** What is stated of a lot: all but the values that the notice states of other lots alone. */
export function fieldsOfLot<Field extends Found>(
  fields: readonly Field[],
  lots: readonly NoticeLotPlace[],
  lot: NoticeLotPlace,
): Field[] {
  return fields.filter(({ evidence }) => {
    const stated = lots.filter((one) =>
      evidence.some(({ documentId, place }) => documentId === one.documentId && place.part === one.part),
    );
    return stated.length === 0 || stated.includes(lot);
  });
}

/** The lot of a number as people write it: "LOT-0002", "Los 2" and "2" are one. */
export function lotOfNumber(lots: readonly NoticeLotPlace[], number: string | null): NoticeLotPlace | undefined {
  const plain = (text: string) => /\d+/.exec(text)?.[0].replace(/^0+/, '') ?? text.trim().toLowerCase();
  return number === null ? undefined : lots.find((lot) => plain(lot.number) === plain(number));
}
