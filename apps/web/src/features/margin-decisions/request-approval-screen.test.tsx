import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aBidder, aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { RequestApprovalScreen } from './request-approval-screen.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('says what each bidding organization has calculated, and names no organization that bids no longer', async () => {
  const organizations = [
    aBidder(),
    aBidder({ id: 3, name: 'Torwacht Mitte GmbH', shortName: 'TW Mitte', serviceCount: 0, lastCalculatedAt: null }),
    aBidder({ id: 4, name: 'Torwacht Süd GmbH', shortName: 'TW Süd', isBidding: false }),
  ];
  const answers = { 'marginDecisions.groupsOfChance': () => ({ groups: [], chanceState: 'editing' }) };
  await showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance({ organizations })}>
        <RequestApprovalScreen />
      </ChanceContext>
    </WithServer>,
  );
  const lines = page.getByRole('listitem');
  await expect
    .element(lines.filter({ hasText: 'Wacht Nord GmbH' }).getByText('Zuletzt kalkuliert am 04.11.2026'))
    .toBeVisible();
  await expect.element(lines.filter({ hasText: 'Torwacht Mitte GmbH' }).getByText('keine Leistung')).toBeVisible();
  await expect.element(page.getByText('Torwacht Süd GmbH')).not.toBeInTheDocument();
});
