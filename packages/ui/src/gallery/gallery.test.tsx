import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Gallery } from './gallery.tsx';

describe.each(['light', 'dark'] as const)('every look of every component in the %s theme', (theme) => {
  it.each([1280, 390])('has no serious or critical accessibility fault at %d pixels', async (width) => {
    await page.viewport(width, 900);
    document.documentElement.dataset.theme = theme;
    await show(<Gallery themes={[theme]} />);
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    const faults = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({
        id,
        where: nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`),
      }));
    expect(faults).toEqual([]);
    await page.viewport(1280, 800);
  });

  it('does not scroll sideways at 390 pixels', async () => {
    await page.viewport(390, 900);
    await show(<Gallery themes={[theme]} />);
    expect(document.documentElement.scrollWidth).toBe(390);
    await page.viewport(1280, 800);
  });
});
