import { describe, expect, it } from 'vitest';
import { isPlainSum, namesThatCount, writtenFormula } from './explanation-formula.ts';

const written = (formula: string, values: Record<string, number> = {}) =>
  writtenFormula(
    formula,
    (name) => values[name] ?? 0,
    (name) => name.toUpperCase(),
  );

describe('a formula as one would write it down', () => {
  it.each([
    ['a * b / c', 'A × B ÷ C'],
    ['a / (b * c)', 'A ÷ (B × C)'],
    ['a - (b - c)', 'A − (B − C)'],
    ['(a + b) * c', '(A + B) × C'],
    ['a / (1 - b)', 'A ÷ (1 − B)'],
    ['min(a, b) * 2', 'min(A; B) × 2'],
    ['max(a, max(b, c))', 'max(A; B; C)'],
    ['a * power(1 + b, c)', 'A × (1 + B)^C'],
  ])('%s reads %s', (formula, text) => {
    expect(written(formula)).toBe(text);
  });

  it('of a choice tells only the branch that counts', () => {
    const formula = 'if(all > 0, part / all, isDay)';
    expect(written(formula, { all: 5 })).toBe('PART ÷ ALL');
    expect(written(formula, { all: 0 })).toBe('ISDAY');
    expect(namesThatCount(formula, () => 5)).toEqual(['part', 'all']);
  });
});

it('knows what only adds, so that nothing that is 0 is missed', () => {
  expect(['sum', 'a + b + c', 'a'].map(isPlainSum)).toEqual([true, true, true]);
  expect(['a * b', 'a - b', 'a + 1', 'a + b / c'].map(isPlainSum)).toEqual([false, false, false, false]);
});
