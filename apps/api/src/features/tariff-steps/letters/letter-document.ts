import { formatDay, formatEuro, formatPercent, formatShare } from '@zuschlag/i18n/format';
import { letterTexts } from '@zuschlag/i18n/handouts/letter-texts';
import type { Locale } from '@zuschlag/i18n/locales';
import { messageText } from '@zuschlag/i18n/messages/message';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { TariffStepLetter, TariffStepLetterLine } from '@zuschlag/validation/tariff-steps/letters';
import { stepsOfLine } from './letter-steps.ts';
import type { LetterTable, LetterWords } from './letter-table.ts';

/** A letter in the words of one language, before it is a PDF or a document to edit. */
export type LetterDocument = {
  language: Locale;
  sender: string;
  recipient: { lines: readonly string[]; open: readonly string[] };
  facts: readonly { term: string; value: string }[];
  draft: string | null;
  subject: string;
  contract: string;
  salutation: string;
  opening: string;
  prices: LetterTable;
  closing: readonly string[];
  regards: string;
  signatures: readonly { whose: string; line: string }[];
  enclosure: string;
  calculation: { heading: string; formula: string; rounding: string | null; parts: readonly LetterPart[] };
  page: (page: number, pages: number) => string;
  madeAt: string;
  fileName: string;
};
/** The calculation of one line of the letter. */
type LetterPart = { heading: string; period: string; steps: LetterTable };

/** @param made who has it made, and when */
export function letterDocument(
  letter: TariffStepLetter,
  locale: Locale,
  made: { person: string; at: Date },
): LetterDocument {
  const words: LetterWords = {
    locale,
    say: (key, values) => messageText(letterTexts[key], locale, values),
    day: (day) => formatDay(day, locale),
  };
  const { say, day } = words;
  const { name, recipient, lines, escalationClause, sender, shortNumber, referenceNumber, lot } = letter;
  const days = { from: day(letter.startDate), to: day(letter.endDate) };
  const clause = formatShare(escalationClause, locale);
  const period = { day: day(letter.changedFrom), clause, from: day(letter.from), to: days.to };
  const facts = [
    ['ourReference', shortNumber],
    ['yourReference', referenceNumber],
    ['lot', lot],
    ['contact', made.person],
    ['date', day(berlinDayOf(made.at))],
  ] as const;
  return {
    ...{ language: locale, sender, madeAt: made.at.toISOString() },
    recipient: {
      lines: [recipient.name, recipient.contact, recipient.address, recipient.city].filter((line) => line !== null),
      open: recipient.address ? [] : [say('street'), say('city')],
    },
    facts: facts.flatMap(([term, value]) => (value ? [{ term: say(term), value }] : [])),
    draft: letter.isDraft ? say('draft') : null,
    subject: say('subject', { day: period.day }),
    contract: say(letter.isOffer ? 'offer' : 'contract', { name, ...days }),
    salutation: say('salutation'),
    opening: openingOf(letter, words, period),
    prices: pricesOf(letter, words),
    closing: [say('unitPrices'), say(letter.isOffer ? 'offerRequest' : 'request')],
    regards: say('regards'),
    signatures: [
      { whose: sender, line: say('signature') },
      // Before the award nothing is agreed that the customer could confirm.
      ...(letter.isOffer ? [] : [{ whose: `${say('agreed')}: ${recipient.name}`, line: say('signature') }]),
    ],
    enclosure: say('enclosure'),
    calculation: {
      heading: say('calculation'),
      formula: say('formula', { clause }),
      rounding: lines.length > 1 ? say('rounding') : null,
      parts: lines.filter(isChanged).map((line) => ({
        heading: line.service,
        period: periodOf(line, words),
        steps: stepsOfLine(line, letter, words),
      })),
    },
    page: (page, pages) => say('page', { page, pages }),
    fileName: say('fileName', { number: shortNumber }),
  };
}

function openingOf(letter: TariffStepLetter, { say }: LetterWords, period: Record<string, string>): string {
  const isFall = letter.added < 0;
  const opening = letter.isOffer ? (isFall ? 'offerFalls' : 'offerRises') : isFall ? 'falls' : 'rises';
  const only = letter.isPartial ? [say(letter.isOffer ? 'onlyTheseOffered' : 'onlyThese')] : [];
  return [say(opening, period), ...only].join(' ');
}

export const isChanged = ({ change }: TariffStepLetterLine) => change !== 0;

function periodOf({ from, to }: TariffStepLetterLine, { say, day }: LetterWords): string {
  return say('period', { from: day(from), to: day(to) });
}

function pricesOf(letter: TariffStepLetter, words: LetterWords): LetterTable {
  const { say, locale } = words;
  const euro = (amount: number) => formatEuro(amount, locale);
  const figure = (key: keyof typeof letterTexts, width: number) => ({ heading: say(key), width, isText: false });
  return {
    columns: [
      { heading: say('service'), width: 59, isText: true },
      ...[figure('priceBefore', 28), figure('change', 24), figure('added', 26), figure('priceAfter', 28)],
    ],
    rows: [
      ...letter.lines.map((line) => ({
        cells: [
          ...[line.service, euro(line.priceBefore)],
          ...(isChanged(line)
            ? [formatPercent(line.change, locale, 4), euro(line.added)]
            : [say('unchanged'), euro(0)]),
          euro(line.priceAfter),
        ],
        note: periodOf(line, words),
      })),
      {
        cells: [
          say(letter.isPartial ? 'totalOfThese' : 'total'),
          euro(letter.priceBefore),
          '',
          euro(letter.added),
          euro(letter.priceAfter),
        ],
        isSum: true,
      },
    ],
  };
}
