import { evidenceOf } from '../documents/evidence.ts';
import { withoutNumbering } from '../documents/labelled.ts';
import { type Passage, type Table, tablesIn } from '../documents/passages.ts';
import type { FoundCriteria, FoundCriterion } from '../extracted.ts';
import { germanNumber } from '../values/german-numbers.ts';
import type { Candidate } from './agree.ts';

const announced = /zuschlagskriteri|wertungskriteri|bewertungskriteri|gewichtung|wertung der angebote/iu;
const kinds: readonly [FoundCriterion['kind'], RegExp][] = [
  ['PRICE', /preis|kosten|entgelt|honorar|vergütung|angebotssumme|stundenverrechnungssatz/iu],
  ['REFERENCE', /referenz|vergleichbare (?:aufträge|leistungen|projekte)/iu],
  [
    'QUALITY',
    /qualit|konzept|personal|erfahrung|organisation|leistung|umwelt|nachhaltig|reaktionszeit|schulung|präsentation/iu,
  ],
];
const share =
  /(?<name>\p{L}[^:;%\n|]{1,80}?)\s*(?::|\(|–|-|=|,|\bmit\b|\bzu\b|\s)\s*(?<weight>\d{1,3}(?:,\d{1,2})?)\s*(?<unit>%|v\.?\s?H\.?|Prozent|Punkte?n?)/giu;

/** How sure criteria are that no word announces. */
const unannouncedSure = 0.85;
/** How sure they are when one of them counts as quality only because it is neither price nor reference. */
const otherSure = 0.58;

/** Criteria of the award with their weights, where lines or rows of a table state them. */
export function criteriaIn(passages: readonly Passage[]): Candidate<FoundCriteria>[] {
  const tables = tablesIn(passages);
  const groups: Piece[][] = [[]];
  let isOpen = 0;
  for (const passage of passages) {
    const isAnnouncing = announced.test(passage.text) || announced.test(passage.headings.join(' '));
    if (isAnnouncing) isOpen = 14;
    if (isOpen === 0) {
      if (groups.at(-1)?.length) groups.push([]);
      continue;
    }
    isOpen -= 1;
    groups.at(-1)?.push(...(passage.cell ? ofRow(passage, tables.get(passage.cell.table)) : ofText(passage)));
  }
  const announcedOnes = groups.flatMap(criteriaOf);
  return announcedOnes.length > 0 ? announcedOnes : [...tables.values()].flatMap(unannounced);
}

/** A table whose shares make a whole, one of them the price's, states criteria under any heading. */
function unannounced(table: Table): Candidate<FoundCriteria>[] {
  const cells = [...table.rows.values()].flat();
  return criteriaOf(cells.flatMap((passage) => ofRow(passage, table)))
    .filter(({ value: { fits } }) => fits && fits.price > 0 && fits.price < 100)
    .map((found) => ({ ...found, confidence: Math.min(found.confidence, unannouncedSure) }));
}

type Piece = { criterion: FoundCriterion; unit: 'PERCENT' | 'POINTS'; passage: Passage; start: number; end: number };

function criteriaOf(pieces: readonly Piece[]): Candidate<FoundCriteria>[] {
  const named = new Map(pieces.map((piece) => [piece.criterion.name.toLowerCase(), piece]));
  const unique = [...named.values()];
  const [first] = unique;
  if (!first || unique.some(({ unit }) => unit !== first.unit)) return [];
  const criteria = unique.map(({ criterion }) => criterion);
  const sum = criteria.reduce((all, { weight }) => all + (weight ?? 0), 0);
  const isWhole = first.unit === 'PERCENT' && Math.abs(sum - 100) < 0.01;
  // Sub-criteria repeat the sum of their criterion; a person has to say which level counts.
  const hasOther = criteria.some(({ kind }) => kind === 'OTHER');
  const confidence = isWhole ? (hasOther ? otherSure : 0.92) : 0.55;
  return [
    {
      value: { criteria, measure: first.unit, fits: isWhole ? fitsOf(criteria) : null },
      confidence,
      evidence: evidenceOf(first.passage, first.start, first.end),
    },
  ];
}

/** Price, quality and reference as the form has them: what is neither price nor reference is quality. Null where a weight is no whole number. */
function fitsOf(criteria: readonly FoundCriterion[]): FoundCriteria['fits'] {
  const sumOf = (kind: FoundCriterion['kind']) =>
    criteria.filter((one) => one.kind === kind).reduce((all, { weight }) => all + (weight ?? 0), 0);
  const quality = sumOf('QUALITY') + sumOf('OTHER');
  const fits = { price: sumOf('PRICE'), quality, reference: sumOf('REFERENCE') };
  return Object.values(fits).every(Number.isInteger) ? fits : null;
}

function ofText(passage: Passage): Piece[] {
  return [...passage.text.matchAll(share)].flatMap((match) =>
    pieceOf(match.groups ?? {}, passage, match.index, match[0].length),
  );
}

/** A name in one cell and its share in another of the same row. */
function ofRow(passage: Passage, table: Table | undefined): Piece[] {
  const { cell } = passage;
  const [, weight, unit] =
    /^(\d{1,3}(?:,\d{1,2})?)\s*(%|v\.?\s?H\.?|Prozent|Punkte?n?)?$/iu.exec(passage.text.trim()) ?? [];
  if (!cell || !weight) return ofText(passage);
  const row = table?.rows.get(cell.row)?.filter((one) => (one.cell?.column ?? 0) < cell.column);
  const name = row?.findLast(({ text }) => /\p{L}{3}/u.test(text));
  const measured = unit ?? /%|prozent|punkt/iu.exec(table?.heads.get(cell.column)?.text ?? '')?.[0];
  if (!name || !measured || /summe|gesamt/iu.test(name.text)) return [];
  return pieceOf({ name: name.text, weight, unit: measured }, passage, 0, passage.text.length);
}

type Groups = { readonly [name: string]: string | undefined };

function pieceOf(
  { name = '', weight = '', unit = '' }: Groups,
  passage: Passage,
  start: number,
  length: number,
): Piece[] {
  const value = germanNumber(weight);
  const clean = withoutNumbering(name)
    .replace(/[\s,(–-]+$/u, '')
    .replace(/^(?:und|sowie|der|die|das)\s/iu, '')
    .trim();
  if (value === null || value > 1000 || !/\p{L}{3}/u.test(clean) || /summe|gesamt|maximal|mindestens/iu.test(clean))
    return [];
  const kind = kinds.find(([, words]) => words.test(clean))?.[0] ?? 'OTHER';
  const measure = /punkt/iu.test(unit) ? 'POINTS' : 'PERCENT';
  return [{ criterion: { name: clean, kind, weight: value }, unit: measure, passage, start, end: start + length }];
}
