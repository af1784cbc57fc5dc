import type { Proofs } from '@zuschlag/validation/chance/proofs';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ProofsCard } from './proofs-card.tsx';

const { owner } = aChance().description;
const open = { id: 'n1', label: 'Referenzen', doneAt: null, doneBy: null };
const ticked = { ...open, doneAt: '2026-11-20T09:00:00Z', doneBy: owner };
const tick = vi.fn((_: unknown): unknown => ({ mayChange: true, proofs: [ticked] }));
const add = vi.fn((_: unknown): unknown => ({
  mayChange: true,
  proofs: [open, { ...open, id: 'n2', label: 'Preisblatt' }],
}));
const show = (proofs: Proofs) =>
  showPage(
    <WithServer answers={{ 'chance.proofs': () => proofs, 'chance.tickProof': tick, 'chance.addProofs': add }}>
      <ProofsCard chance={aChance()} />
    </WithServer>,
  );

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('is ticked, and says who ticked it', async () => {
  await show({ mayChange: true, proofs: [open] });
  await page.getByRole('checkbox', { name: 'Referenzen' }).click();
  await expect.element(page.getByText(/^Mareike Dohm, /)).toBeVisible();
  await expect.element(page.getByText('1/1')).toBeVisible();
  expect(tick).toHaveBeenCalledWith({ proofId: 'n1', isDone: true });
});

it('takes a proof with Enter, and the usual ones with one press while it is empty', async () => {
  await show({ mayChange: true, proofs: [] });
  await expect.element(page.getByRole('button', { name: 'Die üblichen Nachweise eintragen' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Weiterer Nachweis' }).fill('Preisblatt');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: 'Preisblatt' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Weiterer Nachweis' })).toHaveValue('');
  expect(add).toHaveBeenCalledWith({ chanceId: 'c1', labels: ['Preisblatt'] });
});

it('says at its field that a proof is too long, and keeps it whole instead of sending or cutting it', async () => {
  add.mockClear();
  await show({ mayChange: true, proofs: [open] });
  const typed = page.getByRole('textbox', { name: 'Weiterer Nachweis' });
  const pasted = 'Nachweis der Sachkunde '.repeat(12);
  await typed.fill(pasted);
  await expect.element(page.getByText('Höchstens 255 Zeichen.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(typed).toHaveValue(pasted);
  await expect.element(page.getByRole('button', { name: 'Hinzufügen' })).toHaveAttribute('aria-disabled', 'true');
  expect(add).not.toHaveBeenCalled();
});

it('is read only for viewers, and absent for them without a proof', async () => {
  const { screen } = await show({ mayChange: false, proofs: [ticked] });
  await expect.element(page.getByRole('checkbox', { name: 'Referenzen' })).toBeDisabled();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await screen.unmount();
  await show({ mayChange: false, proofs: [] });
  await expect.element(page.getByText('Nachweise')).not.toBeInTheDocument();
});

it('keeps the proofs and what was typed while the connection is lost, and adds it once', async () => {
  let isLost = false;
  const lost = () => {
    throw refusal('UNAVAILABLE');
  };
  const proofs = vi.fn(() => (isLost ? lost() : { mayChange: true, proofs: [open] }));
  add.mockClear();
  const answers = { 'chance.proofs': proofs, 'chance.addProofs': (input: unknown) => (isLost ? lost() : add(input)) };
  await showPage(
    <WithServer answers={answers}>
      <ProofsCard chance={aChance()} />
    </WithServer>,
  );
  const typed = page.getByRole('textbox', { name: 'Weiterer Nachweis' });
  await typed.fill('Preisblatt');
  isLost = true;
  proofs.mockClear();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Ihre Eingaben bleiben hier stehen/).first()).toBeVisible();
  // The list is read anew after the refusal, and fails as well: once, and once more by itself.
  await expect.poll(() => proofs.mock.calls.length).toBeGreaterThan(1);
  await expect.element(page.getByRole('checkbox', { name: 'Referenzen' })).toBeVisible();
  await expect.element(typed).toHaveValue('Preisblatt');
  isLost = false;
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Preisblatt' })).toBeVisible();
  expect(add).toHaveBeenCalledOnce();
});
