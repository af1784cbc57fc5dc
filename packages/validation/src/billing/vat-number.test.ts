import { expect, it } from 'vitest';
import { hasEuVatShape } from './vat-number.ts';

it.each([
  ['DE123456789', true],
  ['de 123 456 789', true],
  ['ATU12345678', true],
  ['FRXX999999999', true],
  ['DE12345678', false],
  ['CHE-123.456.789', false],
  ['', false],
])('knows the shape of a VAT number of the Union: %s', (vatNumber, isOne) => {
  expect(hasEuVatShape(vatNumber)).toBe(isOne);
});
