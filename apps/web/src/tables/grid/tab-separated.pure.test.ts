import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts';

it('reads a clipboard of Excel: tabs, line ends, quotes around cells with breaks', () => {
  expect(readTabSeparated('Mo\tDi\r\n"a\nb"\t"sagt ""nein"""\r\n')).toEqual([
    ['Mo', 'Di'],
    ['a\nb', 'sagt "nein"'],
  ]);
  expect(readTabSeparated('a\t\n\tb')).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
  expect(readTabSeparated('')).toEqual([]);
});

it('takes a quote that no cell ends for an inch sign', () => {
  expect(readTabSeparated('"24" Bildschirm\t5" Rohr')).toEqual([['"24" Bildschirm', '5" Rohr']]);
});

it('reads back every table that it wrote', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', '\t', '\n', '\r\n', 'ä', '1') });
  // A table of one empty cell is an empty clipboard.
  const table = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    )
    .filter((rows) => rows.at(-1)?.join('') !== '');
  fc.assert(
    fc.property(table, (rows) => {
      expect(readTabSeparated(writeTabSeparated(rows))).toEqual(rows);
    }),
    { numRuns: sampled(100, 5_000) },
  );
});
