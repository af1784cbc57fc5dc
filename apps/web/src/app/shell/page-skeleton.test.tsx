import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Feature } from '../../app/features/feature.ts';
import { FeaturesProvider } from '../../app/features/features-context.tsx';
import { ChanceWorkspace } from '../../features/chance/workspace/chance-workspace.tsx';
import { features } from '../../features/index.ts';
import { aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('of the application has its header and the rows of a list before anything is known', async () => {
  await showPage(<ShellSkeleton />);
  await expect.element(page.getByText('Zuschlag')).toBeVisible();
  const busy = document.querySelector('[aria-busy="true"]');
  const rows = [...(busy?.querySelectorAll('.h-10') ?? [])].filter((row) => row.getBoundingClientRect().height > 0);
  expect(rows.length).toBeGreaterThan(8);
});

// Notices of other features ask the server for things of their own.
const alone: readonly Feature[] = features.map((feature) => ({
  ...feature,
  chanceNotices: [],
  chanceActions: [],
  chanceFigures: [],
}));
const steps = (['bidDecisions', 'calculations', 'marginDecisions', 'submission'] as const).map((step) => ({
  ...{ step, status: 'upcoming' as const, done: 0, total: 1, at: null },
}));

it('of a Chance is as high as its head: nothing jumps when the answer comes', async () => {
  await page.viewport(1440, 900);
  const answer = Promise.withResolvers<unknown>();
  await showPage(
    <WithServer
      answers={{
        'chance.byId': () => answer.promise,
        'teamChat.status': () => ({ totalMessages: 0, unreadMessages: 0, hasRecentMessages: false, mayWrite: true }),
      }}
    >
      <FeaturesProvider features={alone}>
        <ChanceWorkspace id="c1" />
      </FeaturesProvider>
    </WithServer>,
    { at: '/tender/c1/details', route: '/tender/$tenderId/$page' },
  );
  await expect.element(page.getByRole('status', { name: 'Die Chance wird geladen' })).toBeVisible();
  const firstCard = document.querySelector('.rounded-card')?.getBoundingClientRect();
  answer.resolve(aChance({ progress: steps }));
  await expect.element(page.getByRole('list', { name: 'Fortschritt' })).toBeVisible();
  const head = document.querySelector('header:has(h1)')?.getBoundingClientRect();
  expect(firstCard?.left).toBe((head?.left ?? 0) + 24);
  expect(Math.abs((firstCard?.top ?? 0) - 24 - (head?.bottom ?? 0))).toBeLessThanOrEqual(2);
  await page.viewport(1280, 800);
});
