import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aBidder, aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { WithdrawBidderDialog } from './withdraw-bidder-dialog.lazy.tsx';

const withdrawBidder = vi.fn((_: unknown): unknown => []);
const services = vi.fn((_: unknown): unknown => ({
  services: [
    { id: 's1', additional: false, revenue: 40_000 },
    { id: 's2', additional: true, revenue: 5_000 },
  ],
  chanceCostDetails: null,
}));
const answers = { 'bidDecisions.withdrawBidder': withdrawBidder, 'services.ofChance': services };
const others = [aBidder(), { ...aBidder(), id: 3, name: 'Torwacht Mitte GmbH', shortName: 'TW Mitte' }];

const open = (organizations = others) =>
  showPage(
    <WithServer answers={answers}>
      <WithdrawBidderDialog chance={aChance({ organizations, revenue: 100_000 })} isOpen onClose={() => {}} />
    </WithServer>,
  );

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  withdrawBidder.mockClear();
});

it('says in the figures of the Chance what the withdrawal of an organization does, before it is sent', async () => {
  await open();
  await page.getByRole('button', { name: /Wer bietet nicht mehr mit/ }).click();
  await page.getByRole('option', { name: 'TW Mitte' }).click();
  await expect.element(page.getByText(/2 Leistungen bleiben lesbar/)).toBeVisible();
  await expect.element(page.getByText(/von 100\.000\s€ auf 60\.000\s€/)).toBeVisible();
  await page.getByRole('button', { name: 'Bid zurückziehen' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Grund' })).toHaveAttribute('aria-invalid', 'true');
  expect(withdrawBidder).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: 'Grund' }).fill('Keine freien Kräfte');
  await page.getByRole('button', { name: 'Bid zurückziehen' }).click();
  await expect
    .poll(() => withdrawBidder)
    .toHaveBeenCalledWith({ chanceId: 'c1', organizationId: 3, reason: 'Keine freien Kräfte' });
});

it('warns that the Chance ends with its last bidder', async () => {
  await open([aBidder()]);
  await expect.element(page.getByText(/ist die letzte bietende Gesellschaft/)).toBeVisible();
});
