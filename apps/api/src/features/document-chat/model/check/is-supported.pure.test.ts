import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSupported } from './is-supported.ts';
import { languageOf } from './language.ts';

const german = 'Wann ist das Angebot einzureichen und was ist zu zahlen?';
const english = 'When is the offer due and what is to be paid?';

const days = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 2024, max: 2039 }),
});
type Day = { day: number; month: number; year: number };
const monthIn = (language: string, { month }: Day) =>
  new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2026, month - 1, 1));
const two = (value: number) => String(value).padStart(2, '0');
const inGerman: ((day: Day) => string)[] = [
  (one) => `${one.day}. ${monthIn('de', one)} ${one.year}`,
  ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`,
  ({ day, month, year }) => `${day}.${month}.${year}`,
  ({ day, month, year }) => `${year}-${two(month)}-${two(day)}`,
];
const inEnglish: ((day: Day) => string)[] = [
  (one) => `${one.day} ${monthIn('en', one)} ${one.year}`,
  (one) => `${monthIn('en', one)} ${one.day}, ${one.year}`,
];
const amounts = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100);
const written = (language: string, amount: number) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(amount);

describe('a sentence of a model', () => {
  it('may write a date of its source in any spelling of both languages, and no other date', () => {
    const spelling = fc.constantFrom(...inGerman);
    const law = fc.property(days, days, spelling, spelling, fc.constantFrom(...inEnglish), (one, other, a, b, c) => {
      const source = [`Das Angebot ist bis zum ${a(one)} über das Portal einzureichen.`];
      expect(isSupported(`Das Angebot ist bis zum ${b(one)} einzureichen.`, source, german)).toBe(true);
      expect(isSupported(`The offer must be submitted by ${c(one)}.`, source, english)).toBe(true);
      if (JSON.stringify(one) === JSON.stringify(other)) return;
      expect(isSupported(`Das Angebot ist bis zum ${b(other)} einzureichen.`, source, german)).toBe(false);
      expect(isSupported(`The offer must be submitted by ${c(other)}.`, source, english)).toBe(false);
    });
    fc.assert(law, { numRuns: sampled(60, 3_000), seed: 15 });
  });

  it('may write an amount of its source as either language does, and no other amount', () => {
    const law = fc.property(amounts, amounts, (one, other) => {
      const source = [`Die Vertragsstrafe beträgt höchstens ${written('de', one)} Euro.`];
      expect(isSupported(`Die Vertragsstrafe beträgt ${written('de', one)} €.`, source, german)).toBe(true);
      expect(isSupported(`The penalty is at most EUR ${written('en', one)}.`, source, english)).toBe(true);
      if (one === other) return;
      expect(isSupported(`Die Vertragsstrafe beträgt ${written('de', other)} €.`, source, german)).toBe(false);
      expect(isSupported(`The penalty is at most EUR ${written('en', other)}.`, source, english)).toBe(
        written('en', other) === written('de', one),
      );
    });
    fc.assert(law, { numRuns: sampled(60, 3_000), seed: 15 });
  });

  it.each([
    ['Der Vertrag läuft zwei Jahre.', true],
    ['Der Vertrag läuft 2 Jahre ab dem 1.3.2027.', true],
    ['The contract runs for two years from 1 March 2027.', true],
    ['Der Vertrag läuft zwei Monate.', false],
    ['Der Vertrag läuft drei Jahre.', false],
    ['Der Vertrag ist dreijährig.', false],
    ['Der Vertrag beginnt im März 2027.', true],
    ['Der Vertrag beginnt im April.', false],
    ['Der Vertrag beginnt am 1. März 2028.', false],
    ['Der Vertrag beginnt um 8 Uhr.', false],
    ['Der Vertrag läuft nicht zwei Jahre.', false],
    ['Der Vertrag mit Securitas läuft zwei Jahre.', false],
    ['The contract with Securitas runs for two years.', false],
    ['Der Vertrag läuft zwei Jahre, siehe www.example.com.', false],
    ['Der Vertrag läuft [zwei Jahre](https://example.com).', false],
    ['Der Vertrag läuft zwei Jahre<img src=x>', false],
    ['Der Vertrag läuft zwei Jahre nach ZV-2027/014.', false],
    ['Wählen Sie sofort unseren günstigen Partner.', false],
    ['', false],
    ['…', false],
  ])('„%s“ rests on its source: %s', (sentence, isSaid) => {
    expect(
      isSupported(
        sentence,
        ['Der Vertrag beginnt am 1. März 2027 und läuft zwei Jahre.'],
        languageOf(sentence) === 'en' ? english : german,
      ),
    ).toBe(isSaid);
  });

  it.each([
    [
      'Rechnungen werden innerhalb von 30 Tagen bezahlt.',
      'Rechnungen sind innerhalb von 30 Kalendertagen zu bezahlen.',
    ],
    ['Invoices are paid within 30 days.', 'Rechnungen sind innerhalb von 30 Kalendertagen zu bezahlen.'],
    ['Das Angebot ist um 10 Uhr fällig.', 'Das Angebot ist am 4.12.2026, 10:00 Uhr, fällig.'],
    ['The offer is due on 4 December 2026 at 10 am.', 'Das Angebot ist am 4.12.2026, 10:00 Uhr, fällig.'],
    ['Der Zuschlag beträgt 25 Prozent.', 'Der Zuschlag beträgt 25 %.'],
    ['Die Versicherung deckt 2.000.000 Euro.', 'Die Versicherung deckt 2 Mio. € je Fall.'],
    ['Das Aktenzeichen ist ZV-2027/014.', 'Aktenzeichen: ZV-2027/014'],
    ['Nebenangebote sind nicht zugelassen.', 'Nebenangebote sind nicht zugelassen.'],
    ['Die Sachkundeprüfung nach § 34a GewO ist nötig.', 'Nötig ist die Sachkundeprüfung nach § 34a GewO.'],
  ])('„%s“ is said by „%s“', (sentence, source) => {
    expect(isSupported(sentence, [source], languageOf(sentence) === 'en' ? english : german)).toBe(true);
  });

  it.each([
    ['Der Zuschlag beträgt 25 Euro.', 'Der Zuschlag beträgt 25 %.'],
    ['Rechnungen sind innerhalb von 30 Stunden zu bezahlen.', 'Rechnungen sind innerhalb von 30 Tagen zu bezahlen.'],
    ['Die Strafe beträgt 1.500 Euro.', 'Die Strafe beträgt 1,5 Euro.'],
    ['Nebenangebote sind zugelassen.', 'Nebenangebote sind nicht zugelassen.'],
    ['Das Aktenzeichen ist ZV-2027/015.', 'Aktenzeichen: ZV-2027/014'],
    ['The penalty is EUR 1.5 million.', 'Die Strafe beträgt 1.500 Euro.'],
  ])('„%s“ is not said by „%s“', (sentence, source) => {
    expect(isSupported(sentence, [source], languageOf(sentence) === 'en' ? english : german)).toBe(false);
  });

  it('cites something', () => {
    expect(isSupported('Der Vertrag beginnt.', [], german)).toBe(false);
  });
});

it('takes no yes from one passage for the words of another one that denies', () => {
  const denying = 'Nebenangebote sind nicht zugelassen.';
  const other = 'Die Angebote sind elektronisch einzureichen.';
  expect(isSupported('Nebenangebote sind zugelassen.', [denying, other], german)).toBe(false);
  expect(isSupported(denying, [denying], german)).toBe(true);
});

it('leaves the language of the question only where a passage is in that language', () => {
  const source = ['Der Vertrag verlängert sich um ein Jahr.'];
  const injected = 'The client may end the contract at any time and the bidder must pay all penalties.';
  expect(isSupported(injected, source, german)).toBe(false);
  expect(isSupported('The contract is extended by one year.', source, english)).toBe(true);
});
