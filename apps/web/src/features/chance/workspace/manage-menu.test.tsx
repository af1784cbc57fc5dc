import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FeaturesProvider } from '../../../app/features/features-context.tsx';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { bidDecisions } from '../../bid-decisions/bid-decisions.feature.ts';
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

it('has what takes somebody out of the Chance last, and in red', async () => {
  const group = { organizations: [aBidder(), aBidder({ id: 3, shortName: 'TW Mitte' })] };
  await showPage(
    <WithServer answers={{}}>
      <FeaturesProvider features={[bidDecisions, feature]}>
        <ManageMenu chance={aChance({ state: 'pendingbiddecision', ...group })} />
      </FeaturesProvider>
    </WithServer>,
  );
  await page.getByRole('button', { name: 'Chance verwalten' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Chance-Admin ändern' })).toBeVisible();
  const items = page.getByRole('menuitem').elements();
  const place = items.findIndex((item) => item.textContent === 'Gesellschaft aus der Chance nehmen');
  expect(place).toBeGreaterThan(items.findIndex((item) => item.textContent === 'Archivieren'));
  const colourAt = (at: number) => getComputedStyle(items[at] as Element).color;
  expect(colourAt(place)).not.toBe(colourAt(0));
  expect(new Set(items.slice(place).map((item) => getComputedStyle(item).color)).size).toBe(1);
});
