import { describe, expect, it } from 'vitest';
import { changeOf } from './audit-log.ts';

describe('a change in the trail', () => {
  it.each([
    {
      what: 'keeps only the fields that differ',
      change: { before: { name: 'Alt', count: 1 }, after: { name: 'Neu', count: 1 } },
      kept: { before: { name: 'Alt' }, after: { name: 'Neu' } },
    },
    {
      what: 'takes a missing field for null',
      change: { before: { a: 1 }, after: { b: 2 } },
      kept: { before: { a: 1, b: null }, after: { a: null, b: 2 } },
    },
    {
      what: 'keeps everything of what came to be',
      change: { after: { day: new Date(0), minutes: 5n } },
      kept: { before: null, after: { day: '1970-01-01T00:00:00.000Z', minutes: 5 } },
    },
    {
      what: 'is empty when nothing differs',
      change: { before: { list: [1, 2] }, after: { list: [1, 2] } },
      kept: { before: {}, after: {} },
    },
  ])('$what', ({ change, kept }) => {
    expect(changeOf(change)).toEqual(kept);
  });
});
