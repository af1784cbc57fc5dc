import type { Chance } from '@zuschlag/validation/chance/chance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FeaturesProvider } from '../../../app/features/features-context.tsx';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { chance as feature } from '../chance.feature.ts';
import { ManageMenu } from '../workspace/manage-menu.tsx';

const { owner } = aChance().description;
const jonas = { ...owner, id: 8, firstname: 'Jonas', lastname: 'Wiechert' };
const changed = vi.fn((_: unknown) =>
  aChance({ version: 4, isOwner: false, description: { ...aChance().description, ownerId: 8, owner: jonas } }),
);
const show = (parts: Partial<Chance> = {}) =>
  showPage(
    <WithServer answers={{ 'users.possibleOwners': () => [owner, jonas], 'chance.changeOwner': changed }}>
      <FeaturesProvider features={[feature]}>
        <ManageMenu chance={aChance(parts)} />
      </FeaturesProvider>
    </WithServer>,
  );
const openMenu = () => page.getByRole('button', { name: 'Chance verwalten' }).click();
const entry = page.getByRole('menuitem', { name: /^Chance-Admin ändern/ });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  changed.mockClear();
});

describe('the owner of a Chance', () => {
  it('is not sent while unchanged, is asked for when emptied, and is sent once another person is chosen', async () => {
    await show();
    await openMenu();
    await entry.click();
    const person = page.getByRole('combobox', { name: 'Chance-Admin' });
    await expect.element(person).toHaveValue('Mareike Dohm');
    const submit = page.getByRole('button', { name: 'Ändern', exact: true });
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await person.fill('');
    await userEvent.keyboard('{Escape}');
    await submit.click();
    await expect
      .element(
        page
          .getByRole('dialog')
          .getByText(/ausfüllen|eintragen|wählen/)
          .first(),
      )
      .toBeVisible();
    expect(changed).not.toHaveBeenCalled();
    await person.fill('Jonas');
    await page.getByRole('option', { name: /Jonas Wiechert/ }).click();
    await submit.click();
    await expect.poll(() => changed).toHaveBeenCalledOnce();
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ chanceId: 'c1', newChanceAdminId: 8 }));
  });

  it.each(['won', 'lost', 'notbidding'] as const)(
    'stays with a Chance that is %s, and the menu says so',
    async (state) => {
      await show({ state });
      await openMenu();
      await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
      await expect.element(entry.getByText('Eine abgeschlossene Chance behält ihren Chance-Admin.')).toBeVisible();
    },
  );
});
