import type { Span } from '../notices/notice.ts';
import { countOf, countPattern } from './german-numbers.ts';

export type FoundSpan = Span & { start: number; end: number };

const units: readonly [RegExp, Span['unit']][] = [
  [/^(?:kalender|werk)?tag/iu, 'DAY'],
  [/^(?:kalender)?woche/iu, 'WEEK'],
  [/^(?:kalender)?monat/iu, 'MONTH'],
  [/^(?:kalender|vertrags)?jahr/iu, 'YEAR'],
];
const pattern = new RegExp(
  `(?<![\\wäöüß,.])(?<count>${countPattern})\\s*(?:\\((?:${countPattern})\\)\\s*)?(?<unit>(?:Kalender|Werk|Vertrags)?(?:tag|woche|monat|jahr)(?:en|es|e|n|s)?)(?![a-zäöüß])`,
  'giu',
);

/** Lengths of time in a text, in their order: "24 Monate", "zwei Jahre", "2 (zwei) Jahre". */
export function spansIn(text: string): FoundSpan[] {
  return [...text.matchAll(pattern)].flatMap((match): FoundSpan[] => {
    const count = countOf(match.groups?.count ?? '');
    const [, unit] = units.find(([words]) => words.test(match.groups?.unit ?? '')) ?? [];
    if (!count || !unit) return [];
    return [{ unit, count, start: match.index, end: match.index + match[0].length }];
  });
}

/** Whole months; null for days and weeks, which are no whole months. */
export function monthsOf({ unit, count }: Span): number | null {
  if (unit === 'MONTH') return count;
  return unit === 'YEAR' ? count * 12 : null;
}
