import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Part } from '../text-with-places.ts';
import { compareParts, type TextChange } from './compare-parts.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text, words: [] });
const pages = (...texts: readonly (readonly string[])[]): Part[] =>
  texts.map((blocks, at) => ({
    ...{ kind: 'page', number: at + 1, name: null, page: null, source: 'TEXT' },
    blocks: blocks.map(paragraph),
  }));
/** `[-gone-]`, `{+new+}` */
const written = (changes: TextChange[] | null) =>
  changes?.map(({ before, after, pieces }) => {
    const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
    const text = pieces.map(({ kind, text: words }) => `${marks[kind][0]}${words}${marks[kind][1]}`).join('');
    return `${before ?? '–'}>${after ?? '–'} ${text}`;
  });

describe('two releases of a document', () => {
  it('differ by the words of a date on the page where it stands', () => {
    const before = pages(
      ['Vergabeunterlagen'],
      ['Die Angebotsfrist endet am 4. Dezember 2026 um 12 Uhr.', 'Sprache: Deutsch'],
    );
    const after = pages(
      ['Vergabeunterlagen'],
      ['Die Angebotsfrist endet am 11. Dezember 2026 um 12 Uhr.', 'Sprache: Deutsch'],
    );
    expect(written(compareParts(before, after))).toEqual([
      '2>2 Die Angebotsfrist endet am [-4-]{+11+}. Dezember 2026 um 12 Uhr.',
    ]);
  });

  it('differ by passages that are new, that are gone, and that stand on a later page', () => {
    const before = pages(['Objekt A wird bewacht.', 'Ein Hund ist nicht nötig.'], ['Ende der Beschreibung']);
    const after = pages(['Objekt A wird bewacht.'], ['Zwei Fahrzeuge fahren Streife.', 'Ende der Beschreibung']);
    expect(written(compareParts(before, after))).toEqual([
      '1>– [-Ein Hund ist nicht nötig.-]',
      '–>2 {+Zwei Fahrzeuge fahren Streife.+}',
    ]);
  });

  it('pair each changed line with the one most like it, also where lines come in between', () => {
    const before = pages(['Los 1: 3 Posten am Tor', 'Los 2: 1 Posten im Foyer']);
    const after = pages(['Los 1: 4 Posten am Tor', 'Neu ist eine Pforte.', 'Los 2: 2 Posten im Foyer']);
    expect(written(compareParts(before, after))).toEqual([
      '1>1 Los 1: [-3-]{+4+} Posten am Tor',
      '–>1 {+Neu ist eine Pforte.+}',
      '1>1 Los 2: [-1-]{+2+} Posten im Foyer',
    ]);
  });

  it('show of a long paragraph what stands beside the change', () => {
    const long = 'Der Auftragnehmer stellt geeignetes Personal. '.repeat(20);
    const [change] = compareParts(pages([`${long}Frist: 10 Tage.`]), pages([`${long}Frist: 14 Tage.`])) ?? [];
    expect(change?.pieces.map(({ text }) => text.length).reduce((sum, length) => sum + length, 0)).toBeLessThan(120);
  });

  it('leave heads and feet of pages alone, and compare tables row by row', () => {
    const page = (foot: string, price: string): Part => {
      const cell = (row: number, column: number, text: string) => ({
        ...{ row, column, text, words: [], rowSpan: 1, columnSpan: 1, isHeader: false, ref: null },
      });
      const cells = [cell(0, 0, 'Position'), cell(0, 1, 'Preis'), cell(1, 0, 'Objektschutz'), cell(1, 1, price)];
      const running: Block = { kind: 'running', place: 'foot', text: foot, words: [] };
      return {
        ...pages([])[0],
        ...pages(['x'])[0],
        blocks: [{ kind: 'table', rows: 2, columns: 2, cells }, running],
      } as Part;
    };
    expect(written(compareParts([page('Stand 1. Mai', '20 €')], [page('Stand 2. Mai', '22 €')]))).toEqual([
      '1>1 Objektschutz | [-20-]{+22+} €',
    ]);
  });

  it('are not compared when they have nothing in common', () => {
    const lines = (name: string) => Array.from({ length: 600 }, (_, at) => `${name} ${at}`);
    expect(compareParts(pages(lines('Satz')), pages(lines('Zeile')))).toBeNull();
  });

  const texts = fc.array(fc.array(fc.constantFrom('a b c', 'a b d', 'e', 'f g', 'a x c'), { maxLength: 6 }), {
    maxLength: 3,
  });
  it('are alike when they are equal, and lose and win exactly the words that the changes name', () => {
    const count = (words: readonly string[]) => words.join(' ').split(' ').filter(Boolean).length;
    const lawful = (one: string[][], other: string[][]) => {
      expect(compareParts(pages(...one), pages(...one))).toEqual([]);
      const pieces = (compareParts(pages(...one), pages(...other)) ?? []).flatMap((change) => change.pieces);
      const of = (kind: string) => count(pieces.filter((piece) => piece.kind === kind).map(({ text }) => text));
      expect(count(other.flat()) - count(one.flat())).toBe(of('added') - of('removed'));
    };
    fc.assert(fc.property(texts, texts, lawful), { numRuns: sampled(200, 5_000) });
  });
});
