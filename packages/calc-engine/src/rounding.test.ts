import { expect, test } from 'vitest';
import { roundHalfUp } from './rounding.ts';

test.each([
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [-1.005, 2, -1.01],
  [0.125, 2, 0.13],
  [1.0049, 2, 1],
  [24.5, 0, 25],
  [1e20, 2, 1e20],
  [-0.001, 2, 0],
])('%d to %d decimals is %d', (value, digits, rounded) => {
  expect(roundHalfUp(value, digits)).toBe(rounded);
});

test('has two decimals unless told otherwise, and no negative zero', () => {
  expect(roundHalfUp(19.999)).toBe(20);
  expect(Object.is(roundHalfUp(-0.001), 0)).toBe(true);
});
