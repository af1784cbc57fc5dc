import { evidenceOf } from '../documents/evidence.ts';
import type { Passage } from '../documents/passages.ts';
import type { Span } from '../notices/notice.ts';
import { countOf, countPattern } from '../values/german-numbers.ts';
import { monthsOf, spansIn } from '../values/spans.ts';
import type { Candidate } from './agree.ts';

const words = {
  binding: /bindefrist|zuschlagsfrist|gebunden/iu,
  payment: /zahlungs(?:ziel|frist|bedingung)|zahlbar|(?:zahlung|rechnung)[^.]{0,80}(?:innerhalb|binnen)/iu,
  duration: /laufzeit|vertragsdauer|dauer|leistungszeitraum|vertragszeitraum|geschlossen für|für die zeit von/iu,
  extension: /verlänger|option/iu,
} as const;

/** How long the contract runs as it stands, without its options. */
export function durationsIn(passages: readonly Passage[]): Candidate<Span>[] {
  return passages.flatMap((passage) =>
    spansIn(passage.text).flatMap(({ unit, count, start, end }): Candidate<Span>[] => {
      const before = clauseBefore(passage.text, start);
      if (!words.duration.test(`${contextOf(passage)} ${before}`) || words.extension.test(before)) return [];
      if (words.binding.test(before) || words.payment.test(before) || unit === 'DAY' || unit === 'WEEK') return [];
      // "mindestens", "bis zu" and "jeweils" bound something else.
      if (/(?:mindestens|höchstens|maximal|bis zu|jeweils|frist(?: von)?|kündig\p{L}*)\s*$/iu.test(before)) return [];
      const isNamed = words.duration.test(before);
      return [{ value: { unit, count }, confidence: isNamed ? 0.88 : 0.75, evidence: evidenceOf(passage, start, end) }];
    }),
  );
}

/** How long a tender binds, as a time; as a day it is one of the moments. */
export function bindingsIn(passages: readonly Passage[]): Candidate<Span>[] {
  return spansAfter(passages, words.binding, 0.85);
}

/** Days until a bill is paid. */
export function paymentTermsIn(passages: readonly Passage[]): Candidate<number>[] {
  return spansAfter(passages, words.payment, 0.85).flatMap(({ value, ...candidate }) =>
    value.unit === 'DAY' ? [{ ...candidate, value: value.count }] : [],
  );
}

const times = new RegExp(
  `(?<count>${countPattern})\\s*(?:x|×|mal)?\\s*(?:um\\s)?(?:je(?:weils)?\\s)?(?:weitere\\s)?$`,
  'iu',
);
const most = new RegExp(`(?:höchstens|maximal|bis zu)\\s(?<count>${countPattern})(?:mal|\\smal)?`, 'iu');

/** "zweimal um je 12 Monate", "um jeweils ein Jahr, höchstens dreimal", "2 x 12 Monate". */
export function extensionsIn(passages: readonly Passage[]): Candidate<{ count: number; months: number }>[] {
  return passages.flatMap((passage) =>
    spansIn(passage.text).flatMap(({ unit, count: length, start, end }) => {
      const months = monthsOf({ unit, count: length });
      const before = clauseBefore(passage.text, start);
      if (months === null || !/verlänger|option/iu.test(`${before}${passage.text.slice(end, end + 60)}`)) return [];
      if (/vor (?:ablauf|ende)|frist(?: von)?|kündig|spätestens|laufzeit (?:von|beträgt)/iu.test(before)) return [];
      const repeated =
        countOf(times.exec(before)?.groups?.count ?? '') ?? countOf(most.exec(passage.text)?.groups?.count ?? '');
      const count = repeated ?? (/jeweils|je\b/iu.test(before) ? null : 1);
      if (count === null || count < 1 || count > 20) return [];
      const confidence = repeated === null ? 0.65 : 0.85;
      return [{ value: { count, months }, confidence, evidence: evidenceOf(passage, start, end) }];
    }),
  );
}

function spansAfter(passages: readonly Passage[], announced: RegExp, confidence: number): Candidate<Span>[] {
  return passages.flatMap((passage) =>
    spansIn(passage.text).flatMap(({ unit, count, start, end }) => {
      const before = clauseBefore(passage.text, start);
      if (!announced.test(before) && !announced.test(contextOf(passage))) return [];
      const isNear = announced.test(before);
      return [
        {
          value: { unit, count },
          confidence: isNear ? confidence : confidence - 0.15,
          evidence: evidenceOf(passage, start, end),
        },
      ];
    }),
  );
}

/** The sentence as far as the value, at most 160 letters. */
function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 160), at);
  return before.split(/[.;]\s+(?=[A-ZÄÖÜ])|\n/u).at(-1) ?? '';
}

function contextOf({ headings, cell }: Passage): string {
  return cell ? '' : (headings.at(-1) ?? '');
}
