import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionOf, percentOf, readNumber, withoutDust } from './number-text.ts';

describe('readNumber', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['9.876.543,21', 9876543.21],
    ['1.234', 1234],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['1.2345', 1.2345],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1,234', 1.234],
    ['−3,5', -3.5],
    ['-1.234,5', -1234.5],
    ['1 234,5', 1234.5],
    ["1'234.50", 1234.5],
    ["1'234,50", 1234.5],
    ['1,', 1],
    [',5', 0.5],
    ['007', 7],
  ])('reads %s as %d on a German screen', (text, value) => {
    expect(readNumber(text, 'de-DE')).toBe(value);
  });

  it.each([
    ['1,234.56', 1234.56],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['1234,56', 1234.56],
    ['1.234,56', 1234.56],
    ['1.234.567', 1234567],
    ['0,125', 0.125],
  ])('reads %s as %d on an English screen', (text, value) => {
    expect(readNumber(text, 'en-GB')).toBe(value);
  });

  it.each(['1.23.4', '1,2,3', '1.2345,6', '12.34,56', 'abc', '-', '1-2', '1.234,56,7', '€'])(
    'refuses %s instead of guessing',
    (text) => {
      expect(readNumber(text, 'de-DE')).toBeNaN();
    },
  );

  it.each([
    ['15,15 €/h', '€/h', 15.15],
    ['15,15€', '€/h', 15.15],
    ['15,15 EUR/h', '€/h', 15.15],
    ['€1,234.56', '€', 1234.56],
    ['-€5', '€', -5],
    ['8 %', '%', 8],
    ['14 Tage', 'Tage', 14],
    ['14', 'Tage', 14],
  ])('reads %s in a field of %s as %d', (text, unit, value) => {
    expect(readNumber(text, 'de-DE', unit)).toBe(value);
  });

  it.each([
    ['12abc', ''],
    ['12abc', '€'],
    ['8 €', '%'],
    ['8 %', '€'],
    ['3 h', '€/h'],
    ['€', '€'],
  ])('does not drop letters that are not the unit: %s in a field of "%s" is no number', (text, unit) => {
    expect(readNumber(text, 'de-DE', unit)).toBeNaN();
  });

  it('reads nothing as null', () => {
    expect(readNumber('', 'de-DE')).toBeNull();
    expect(readNumber('  ', 'de-DE')).toBeNull();
  });

  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => value / 100);

  it.each(['de-DE', 'en-GB'])('reads back every amount that %s formats', (language) => {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(
        cents,
        (value) =>
          readNumber(format.format(value), language) ===
          (value === 0 ? readNumber(format.format(value), language) : value),
      ),
    );
  });

  it.each(['de-DE', 'en-GB'])(
    'reads an amount with two decimals the same with a dot and with a comma (%s)',
    (language) => {
      fc.assert(
        fc.property(cents, (value) => {
          const dotted = value.toFixed(2);
          const expected = Number(dotted);
          return (
            readNumber(dotted, language) === expected && readNumber(dotted.replace('.', ','), language) === expected
          );
        }),
      );
    },
  );
});

describe('percent', () => {
  it('is free of the dust of binary division: 0.07 is 7 and 7 is 0.07', () => {
    expect(percentOf(0.07)).toBe(7);
    expect(percentOf(0.29)).toBe(29);
    expect(fractionOf(7.25)).toBe(0.0725);
  });

  it('goes back and forth unchanged for every hundredth of a percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (n) => percentOf(fractionOf(n / 100)) === n / 100),
    );
  });
});

describe('withoutDust', () => {
  it('takes away what binary arithmetic adds, and nothing that was written', () => {
    expect(withoutDust(0.1 + 0.2)).toBe(0.3);
    expect(withoutDust(-1.005)).toBe(-1.005);
    expect(withoutDust(999_999_999.123456)).toBe(999_999_999.123456);
  });
});
