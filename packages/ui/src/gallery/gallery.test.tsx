import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Gallery } from './gallery.tsx';

/** The theme changes nothing but colours, so each width sees all rules in one theme and those of colours in the other. */
const looks = {
  light: { 1280: 'all', 390: 'colours' },
  dark: { 1280: 'colours', 390: 'all' },
} as const;
const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

async function graveFaults(checked: keyof typeof rules) {
  const { type, values } = rules[checked];
  const { violations } = await axe.run(document, {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`) }));
}

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
