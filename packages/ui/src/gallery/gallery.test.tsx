import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { graveFaults } from '../testing/grave-faults.ts';
import { show } from '../testing/show.tsx';
import { Gallery } from './gallery.tsx';

/** The theme changes nothing but colours, so each width sees all rules in one theme and those of colours in the other. */
const looks = {
  light: { 1280: 'all', 390: 'colours' },
  dark: { 1280: 'colours', 390: 'all' },
} as const;
afterEach(() => page.viewport(1280, 800));

describe.each(['light', 'dark'] as const)('every look of every component in the %s theme', (theme) => {
  it('has no serious or critical accessibility fault at 1280 and 390 pixels, and does not scroll sideways', async () => {
    await page.viewport(1280, 900);
    document.documentElement.dataset.theme = theme;
    await show(<Gallery themes={[theme]} />);
    expect(await graveFaults(looks[theme][1280])).toEqual([]);
    await page.viewport(390, 900);
    expect(await graveFaults(looks[theme][390])).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
