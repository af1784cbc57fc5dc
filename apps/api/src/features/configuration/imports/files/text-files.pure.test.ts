import { describe, expect, it } from 'vitest';
import { headingsOf } from '../cells/column-headers.ts';
import type { RawTable } from './raw-table.ts';
import { readTable } from './read-table.ts';

const headings = headingsOf('socialSecurity');
const texts = ({ heading, rows }: RawTable) =>
  [heading, ...rows].map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? ''));

describe('a file as people have them', () => {
  const expected = [
    ['Gültig ab', 'Wert'],
    ['01.01.2026', '20,5'],
  ];
  const text = 'Gültig ab;Wert\r\n01.01.2026;20,5\r\n';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['with Excel’s hint', Buffer.from(`sep=;\r\n${text}`)],
    ['with quotes', Buffer.from('"Gültig ab";"Wert"\n"01.01.2026";"20,5"')],
    ['tabs', Buffer.from(text.replaceAll(';', '\t'))],
    ['commas', Buffer.from('Gültig ab,Wert\n01.01.2026,"20,5"')],
    ['a title above the headings', Buffer.from(`Sozialversicherung\n\n${text}`)],
  ])('%s', async (_, content) => {
    expect(texts(await readTable({ name: 'werte.csv', content }, headings))).toEqual(expected);
  });

  // „ü“ and „ß“ as a Mac of the nineties and some exports of today write them.
  it('of a Mac is read by its headings, and the note names the encoding', async () => {
    const macLetters: { [latin1: number]: number } = { 252: 0x9f, 223: 0xa7 };
    const latin1 = Buffer.from(text.replace('20,5', 'groß'), 'latin1');
    const content = Buffer.from(latin1.map((byte) => macLetters[byte] ?? byte));
    const table = await readTable({ name: 'werte.csv', content }, headings);
    expect(texts(table)).toEqual([expected[0], ['01.01.2026', 'groß']]);
    expect(table.notes).toContainEqual({ code: 'ENCODING_READ', names: ['Mac Roman'], count: 1 });
  });

  it('without a heading that only a Mac writes is read as Windows-1252, without a note', async () => {
    const content = Buffer.from('Gilt ab;Wert\n01.01.2026;gro\xdf', 'latin1');
    const table = await readTable({ name: 'werte.csv', content }, headings);
    expect(texts(table)[1]).toEqual(['01.01.2026', 'groß']);
    expect(table.notes).toEqual([]);
  });

  it('counts its rows as the spreadsheet does, empty ones too', async () => {
    const { heading, rows } = await readTable(
      { name: 'x.csv', content: Buffer.from('\nGültig ab;Wert\n\n\n1.1.2026;20') },
      headings,
    );
    expect([heading.row, ...rows.map(({ row }) => row)]).toEqual([2, 5]);
  });
});
