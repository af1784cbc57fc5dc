import { describe, expect, it } from 'vitest';
import { shownBoxes } from './use-marked-place.ts';

// 100 × 200 points; from the upper left corner 20 to the right and 10 down, 40 wide and 20 high, with the margin of one.
const box = { left: 21, top: 11, right: 59, bottom: 29 };
const on = (rotation: 0 | 90 | 180 | 270) => shownBoxes({ width: 100, height: 200, rotation }, [box])[0];

describe('the boxes of a page', () => {
  it.each([
    [0, { left: 0.2, top: 0.05, width: 0.4, height: 0.1 }],
    // Turned clockwise, what was at the top is at the right.
    [90, { left: 0.85, top: 0.2, width: 0.1, height: 0.4 }],
    [180, { left: 0.4, top: 0.85, width: 0.4, height: 0.1 }],
    [270, { left: 0.05, top: 0.4, width: 0.1, height: 0.4 }],
  ] as const)('turn with it by %i°', (rotation, shown) => {
    for (const [side, share] of Object.entries(shown)) expect(on(rotation)).toHaveProperty(side, expect.closeTo(share));
  });

  it('leave out what is too small to see or lies outside, and end where the page ends', () => {
    const page = { width: 100, height: 200, rotation: 0 } as const;
    expect(
      shownBoxes(page, [
        { left: 5, top: 5, right: 6, bottom: 6 },
        { left: 120, top: 5, right: 160, bottom: 20 },
      ]),
    ).toEqual([]);
    expect(shownBoxes(page, [{ left: 90, top: 190, right: 160, bottom: 260 }])[0]).toMatchObject({
      width: expect.closeTo(0.11),
      height: expect.closeTo(0.055),
    });
  });
});
