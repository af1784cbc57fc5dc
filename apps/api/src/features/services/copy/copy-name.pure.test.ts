import { limits } from '@zuschlag/validation/limits';
import { describe, expect, it } from 'vitest';
import { copyName } from './copy-name.ts';

describe('the name of a copied service', () => {
  it.each([
    ['stays where it is free', 'Empfang', [], 'Empfang'],
    ['gets the number 2 where it is taken', 'Empfang', ['Empfang'], 'Empfang (2)'],
    ['gets the next free number', 'Empfang', ['Empfang', 'Empfang (2)'], 'Empfang (3)'],
    ['counts on from a number it has', 'Empfang (2)', ['Empfang', 'Empfang (2)'], 'Empfang (3)'],
    ['fills a gap', 'Empfang (3)', ['Empfang', 'Empfang (3)'], 'Empfang (2)'],
  ])('%s', (_, name, taken, expected) => {
    expect(copyName(name, new Set(taken))).toBe(expected);
  });

  it('stays within the longest name', () => {
    const longest = 'x'.repeat(limits.serviceName);
    const copied = copyName(longest, new Set([longest]));
    expect(copied).toHaveLength(limits.serviceName);
    expect(copied.endsWith('x (2)')).toBe(true);
  });
});
