import { isDeep, sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownGroups } from './held-back.ts';

it.each([
  { counts: [9, 8, 3], all: 20, shown: [true, false, false] },
  { counts: [9, 8], all: 17, shown: [true, true] },
  { counts: [12, 4, 4], all: 20, shown: [true, false, false] },
  { counts: [9], all: 12, shown: [false] },
  { counts: [7], all: 7, shown: [false] },
  { counts: [], all: 0, shown: [] },
])('of groups with $counts cases of $all the shown ones are $shown', ({ counts, all, shown }) => {
  expect(shownGroups(counts, all)).toEqual(shown);
});

it('all cases less those of the shown groups are none, or at least eight, or all of them', () => {
  const counts = fc.array(fc.nat(20), { maxLength: 8 });
  fc.assert(
    fc.property(counts, fc.nat(12), (groups, unlisted) => {
      const all = groups.reduce((sum, count) => sum + count, unlisted);
      const shown = shownGroups(groups, all);
      const left = groups.reduce((rest, count, at) => rest - (shown[at] ? count : 0), all);
      expect(groups.every((count, at) => !shown[at] || count >= 8)).toBe(true);
      expect(left === 0 || left >= 8 || shown.every((isShown) => !isShown)).toBe(true);
    }),
    { numRuns: sampled(200, 5_000), ...(isDeep ? {} : { seed: 16 }) },
  );
});
