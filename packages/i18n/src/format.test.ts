import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatDateTime,
  formatDay,
  formatEuro,
  formatEuroShort,
  formatHours,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShare,
} from './format.ts';

/** Replaces non-breaking blanks by plain ones, so that expectations stay readable. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('money', () => {
  it.each([
    [1234.56, '1.234,56 €', '€1,234.56'],
    [-1234.5, '−1.234,50 €', '−€1,234.50'],
    [0, '0,00 €', '€0.00'],
    [-0, '0,00 €', '€0.00'],
    [-0.004, '0,00 €', '€0.00'],
    [1.005, '1,01 €', '€1.01'],
    [2.675, '2,68 €', '€2.68'],
    [-1.005, '−1,01 €', '−€1.01'],
    [null, '–', '–'],
    [undefined, '–', '–'],
    [Number.NaN, '–', '–'],
    [Number.POSITIVE_INFINITY, '–', '–'],
  ])('%s reads %s and %s', (value, german, english) => {
    expect(plain(formatEuro(value, 'de'))).toBe(german);
    expect(plain(formatEuro(value, 'en'))).toBe(english);
  });

  it.each([
    [999.4, '999 €', '€999'],
    [1_000, '1.000 €', '€1,000'],
    [1_000.01, '1,0 K €', '€1.0K'],
    [12_345, '12,3 K €', '€12.3K'],
    [12_350, '12,4 K €', '€12.4K'],
    [999_940, '999,9 K €', '€999.9K'],
    [999_960, '1,0 M €', '€1.0M'],
    [1_000_000, '1,0 M €', '€1.0M'],
    [2_184_600, '2,2 M €', '€2.2M'],
    [-45_000, '−45,0 K €', '−€45.0K'],
    [null, '–', '–'],
  ])('%s is short as %s and %s', (value, german, english) => {
    expect(plain(formatEuroShort(value, 'de'))).toBe(german);
    expect(plain(formatEuroShort(value, 'en'))).toBe(english);
  });
});

describe('entered figures', () => {
  it.each([
    [0.21175, '21,175 %', '21.175%'],
    [0.211755, '21,1755 %', '21.1755%'],
    [0.07, '7 %', '7%'],
    [0.29, '29 %', '29%'],
    [null, '–', '–'],
  ])('the share %s reads %s and %s, never rounded', (value, german, english) => {
    expect(plain(formatShare(value, 'de'))).toBe(german);
    expect(plain(formatShare(value, 'en'))).toBe(english);
  });

  it.each([
    [16.1234, '16,1234 €', '€16.1234'],
    [16, '16,00 €', '€16.00'],
    [0.1 + 0.2, '0,30 €', '€0.30'],
  ])('the amount %s reads %s and %s, never rounded', (value, german, english) => {
    expect(plain(formatAmount(value, 'de'))).toBe(german);
    expect(plain(formatAmount(value, 'en'))).toBe(english);
  });

  it('an agreed margin has at least two decimals: 7,50 %', () => {
    expect(plain(formatShare(0.075, 'de', 2))).toBe('7,50 %');
    expect(plain(formatShare(0.07525, 'de', 2))).toBe('7,525 %');
  });
});

describe('shares', () => {
  it.each([
    [0.125, '12,5 %', '12.5%'],
    [0.07, '7 %', '7%'],
    [0.07125, '7,13 %', '7.13%'],
    [-0.00001, '0 %', '0%'],
    [-0.05, '−5 %', '−5%'],
    [null, '–', '–'],
  ])('the fraction %s reads %s and %s', (value, german, english) => {
    expect(plain(formatPercent(value, 'de'))).toBe(german);
    expect(plain(formatPercent(value, 'en'))).toBe(english);
  });

  it('of a column all show the same decimals: 0.07 reads 7,0 %', () => {
    expect(plain(formatPercent(0.07, 'de', 1, true))).toBe('7,0 %');
  });
});

describe('time', () => {
  it('90 minutes are 1,5 h', () => {
    expect([plain(formatHours(90, 'de')), plain(formatHours(90, 'en')), formatHours(null, 'de')]).toEqual([
      '1,5 h',
      '1.5 h',
      '–',
    ]);
  });

  it('the day 2026-11-03 reads 03.11.2026 and 03/11/2026, wherever the browser is', () => {
    expect([formatDay('2026-11-03', 'de'), formatDay('2026-11-03', 'en'), formatDay(null, 'de')]).toEqual([
      '03.11.2026',
      '03/11/2026',
      '–',
    ]);
  });

  it('its month reads 11.2026 and 11/2026', () => {
    expect([formatMonth('2026-11-03', 'de'), formatMonth('2026-11-03', 'en'), formatMonth(null, 'en')]).toEqual([
      '11.2026',
      '11/2026',
      '–',
    ]);
  });

  it('a moment is shown in the wall time of Berlin: 13:05 UTC in November is 14:05', () => {
    expect(plain(formatDateTime('2026-11-03T13:05:00Z', 'de'))).toBe('03.11.2026, 14:05');
    expect(formatDateTime('soon', 'de')).toBe('–');
  });
});

describe('numbers', () => {
  it('half is rounded up in size: 0.5 reads 1, −0.5 reads −1', () => {
    expect([formatNumber(0.5, 'de'), formatNumber(-0.5, 'de'), formatNumber(-0.4, 'de')]).toEqual(['1', '−1', '0']);
  });
});
