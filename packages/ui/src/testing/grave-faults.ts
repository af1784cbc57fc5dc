import axe from 'axe-core';

const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/**
 * Serious and critical accessibility faults of what is on the page.
 * @param except rules that do not count
 */
export async function graveFaults(
  checked: keyof typeof rules,
  except: readonly string[] = [],
): Promise<{ id: string; where: string[] }[]> {
  // Half faded in, a text has half its contrast.
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
  const moving = document.getAnimations().filter((animation) => !isEndless(animation));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { type, values } = rules[checked];
  const { violations } = await axe.run(document, {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
  });
  return violations
    .filter(({ id, impact }) => (impact === 'serious' || impact === 'critical') && !except.includes(id))
    .map(({ id, nodes }) => ({ id, where: nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`) }));
}
