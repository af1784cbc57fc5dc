import type { Chance } from '@zuschlag/validation/chance/chance';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { showPage } from '../../../testing/show.tsx';
import { ChanceProgress } from './chance-progress.tsx';

const step = (name: Chance['progress'][number]['step'], status: Chance['progress'][number]['status'], at?: string) => ({
  ...{ step: name, status, done: null, total: null, at: at ?? null },
});
const textOf = async (parts: Partial<Chance>) => {
  await showPage(<ChanceProgress chance={aChance(parts)} />);
  await expect.element(page.getByRole('list', { name: 'Fortschritt' })).toBeVisible();
  return page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent ?? '');
};

it('of a Chance without a bid ends with the first step: the others are never reached and have no date', async () => {
  const progress = [
    step('bidDecisions', 'closed', '2026-11-05T10:00:00Z'),
    step('calculations', 'upcoming'),
    step('marginDecisions', 'upcoming'),
    step('submission', 'upcoming'),
  ];
  const items = await textOf({ state: 'notbidding', progress });
  expect(items[0]).toContain('No-Bid am 05.11.2026');
  for (const item of items.slice(1)) expect(item).toMatch(/entfällt$/);
});

it('of a won Chance ends with the award and its day', async () => {
  const progress = [step('submission', 'done', '2026-11-10T10:00:00Z')];
  const items = await textOf({ state: 'won', closedAt: '2026-11-16T10:00:00Z', progress });
  expect(items.at(-1)).toBe('Gewonnen16.11.2026');
});

it('of a won Chance shows every name and day whole where the figures leave little room', async () => {
  const at = '2026-10-27T10:00:00Z';
  const progress = (['bidDecisions', 'calculations', 'marginDecisions', 'submission'] as const).map((name) =>
    step(name, 'done', at),
  );
  await showPage(
    <div style={{ width: 430 }}>
      <ChanceProgress chance={aChance({ state: 'won', closedAt: at, progress })} />
    </div>,
  );
  await expect.element(page.getByRole('list', { name: 'Fortschritt' })).toBeVisible();
  const spans = page
    .getByRole('listitem')
    .elements()
    .flatMap((item) => [...item.querySelectorAll('.truncate')]);
  expect(spans.length).toBe(10);
  for (const span of spans) expect(`${span.textContent} ${span.scrollWidth <= span.clientWidth}`).toMatch(/ true$/);
});
