import { expect, it } from 'vitest';
import { groupedIban, isIban } from './iban.ts';

it.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['AT611904300234573201', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['DE8937040044053201300', false],
  ['DE', false],
  ['', false],
])('takes an account number by its check digits: %s', (text, isGood) => {
  expect(isIban(text)).toBe(isGood);
});

it('finds two digits that were swapped, and each digit that was changed', () => {
  const good = 'DE89370400440532013000';
  for (let at = 2; at < good.length; at += 1) {
    const other = String((Number(good[at]) + 1) % 10);
    expect(isIban(good.slice(0, at) + other + good.slice(at + 1))).toBe(false);
  }
  expect(isIban('DE89370400440523013000')).toBe(false);
});

it('writes groups of four', () => {
  expect(groupedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});
