import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FeaturesProvider } from '../../../app/features/features-context.tsx';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { chance as feature } from '../chance.feature.ts';
import { ManageMenu } from './manage-menu.tsx';

let change = (_: Partial<Chance>) => {};

function Page() {
  const [chance, setChance] = useState(() => aChance({ isOwner: true }));
  change = (parts) => setChance({ ...chance, ...parts });
  return (
    <FeaturesProvider features={[feature]}>
      <ManageMenu chance={chance} />
    </FeaturesProvider>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('keeps the name that is being typed when the Chance gets another owner, and says who may save it', async () => {
  await showPage(
    <WithServer answers={{}}>
      <Page />
    </WithServer>,
  );
  await page.getByRole('button', { name: 'Chance verwalten' }).click();
  await page.getByRole('menuitem', { name: 'Kunden umbenennen' }).click();
  const name = page.getByRole('textbox', { name: 'Name des Kunden' });
  await name.fill('Klinikum Nord');
  change({ isOwner: false, mayTakeOver: false, mayArchive: false });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^Nur der Chance-Admin kann die Angaben ändern/).first()).toBeVisible();
  await expect.element(name).toHaveValue('Klinikum Nord');
  await expect.element(dialog.getByRole('button', { name: 'Umbenennen' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(page.getByRole('button', { name: 'Chance verwalten' })).not.toBeInTheDocument();
});
