import type { Lot } from '@zuschlag/validation/chance/lots';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { trpc } from '../../../app/api/trpc.ts';
import { aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { LotsCard } from './lots-card.tsx';

const aLot = (parts: Partial<Lot>): Lot => ({
  id: 'c1',
  shortNumber: 'CH-2026-0042',
  name: 'Bewachung Schulzentren',
  lotNumber: '1',
  lotTitle: 'Nord',
  state: 'editing',
  submission: '2099-12-18',
  submissionTime: '12:00',
  customerName: 'Stadt Eichstedt',
  revenue: 430_000,
  isEstimated: false,
  version: 4,
  margin: 0.06,
  pricePerHour: 31.2,
  minutes: 60_000,
  isOwner: true,
  ...parts,
});
const lots = [
  aLot({ margin: 0.061089755754 }),
  aLot({ id: 'c2', lotNumber: '2', lotTitle: 'Süd', revenue: 150_000, isEstimated: true, margin: null }),
  aLot({ id: 'c3', lotNumber: '3', lotTitle: 'Mitte', revenue: null, state: 'won', isOwner: false }),
];
const change = vi.fn((_input: unknown): unknown => ({ lots: [] }));
/** What an event of the server does: the page asks again. */
let askAgain: () => Promise<void> = async () => undefined;
function Events() {
  const utils = trpc.useUtils();
  askAgain = () => utils.chance.lots.invalidate();
  return null;
}
const show = (of: readonly Lot[] | (() => readonly Lot[])) =>
  showPage(
    <WithServer
      answers={{
        'chance.lots': () => ({ lots: typeof of === 'function' ? of() : of }),
        'chance.changeLots': change,
        'customers.list': () => [],
      }}
    >
      <LotsCard chance={aChance()} />
      <Events />
    </WithServer>,
    { at: '/tender/c1/details', route: '/tender/$tenderId/details' },
  );

beforeEach(() => {
  change.mockReset();
  change.mockReturnValue({ lots: [] });
  sessionStorage.clear();
  signIn();
});

describe('the lots of a procedure', () => {
  it('stand in a table with their figures and a sum that says what it lacks', async () => {
    await show(lots);
    await expect.element(page.getByRole('link', { name: 'Los 2: Süd' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Los 1: Nord' })).toBeVisible();
    const total = page.getByRole('row', { name: /Zusammen/ });
    await expect.poll(() => total.element().textContent).toContain('1 Los ohne Umsatz');
    await expect.poll(() => total.element().textContent).toContain('≈ 580.000');
    await expect.poll(() => page.getByRole('row', { name: /Nord/ }).element().textContent).toMatch(/\D6,1\s%/);
    await expect.poll(() => page.getByRole('row', { name: /Süd/ }).element().textContent).toContain('≈');
  });

  it('are not shown for a Chance of its own', async () => {
    await show([]);
    await expect.element(page.getByText('Lose des Verfahrens')).not.toBeInTheDocument();
  });

  it('change together, and name the one that stayed with the reason', async () => {
    change.mockReturnValueOnce({
      lots: [
        { id: 'c1', shortNumber: 'CH-2026-0042', name: 'Nord', lotNumber: '1', code: null, names: [] },
        { id: 'c2', shortNumber: 'CH-2026-0043', name: 'Süd', lotNumber: '2', code: 'LOCKED', names: [] },
      ],
    });
    await show(lots);
    await page.getByRole('button', { name: 'Mehrere ändern' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('checkbox', { name: /^3 ·/ })).not.toBeChecked();
    document.querySelector<HTMLElement>('[role="dialog"] [data-field="submission"] input')?.focus();
    await userEvent.keyboard('15012100');
    await dialog.getByRole('button', { name: '2 Lose ändern' }).click();
    await expect.element(dialog.getByText('1 Los blieb unverändert')).toBeVisible();
    await expect.element(dialog.getByText(/^2 · Süd/)).toBeVisible();
    await expect.element(dialog.getByText(/In diesem Status lässt sich daran nichts ändern/)).toBeVisible();
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({ chanceIds: ['c1', 'c2'], submission: '2100-01-15', customerName: null }),
    );
    // What was typed is still there for the lot that stayed.
    await dialog.getByRole('button', { name: 'Zurück zur Eingabe' }).click();
    await expect.element(dialog.getByRole('checkbox', { name: /^1 ·/ })).not.toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: /^2 ·/ })).toBeChecked();
    await dialog.getByRole('button', { name: '1 Los ändern' }).click();
    await expect.poll(() => change.mock.lastCall?.[0]).toMatchObject({ chanceIds: ['c2'], submission: '2100-01-15' });
  });

  it('keep what was typed for them without a connection, over a reload, and send what the person saw', async () => {
    change.mockImplementation(() => {
      throw refusal('UNAVAILABLE');
    });
    const { screen } = await show(lots);
    await page.getByRole('button', { name: 'Mehrere ändern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^2 ·/ }).click();
    document.querySelector<HTMLElement>('[role="dialog"] [data-field="submission"] input')?.focus();
    await userEvent.keyboard('15012100');
    await dialog.getByRole('button', { name: '1 Los ändern' }).click();
    await expect.element(page.getByText(/Ihre Eingaben bleiben hier stehen/)).toBeVisible();
    await screen.unmount();

    change.mockReset();
    change.mockReturnValue({ lots: [{ ...lots[0], code: null, names: [] }] });
    let present = lots;
    await show(() => present);
    await page.getByRole('button', { name: 'Mehrere ändern' }).click();
    await expect.element(dialog.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
    await expect.element(dialog.getByRole('checkbox', { name: /^2 ·/ })).not.toBeChecked();
    // Another person saves while the form is open.
    present = [aLot({ version: 5, name: 'Bewachung Grundschulen' }), ...lots.slice(1)];
    await askAgain();
    await dialog.getByRole('button', { name: '1 Los ändern' }).click();
    await expect
      .poll(() => change.mock.lastCall?.[0])
      .toMatchObject({ chanceIds: ['c1'], versions: [4], submission: '2100-01-15' });
  });
});
