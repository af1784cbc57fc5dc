import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const misspelt = { id: 'k1', organizationId: 1, name: 'Stadt Eichsted', chanceCount: 1, sites: [], version: 1 };
const eichstedt = { ...misspelt, id: 'k9', name: 'Stadt Eichstedt' };
const preview = {
  ...{ keptName: eichstedt.name, mergedName: misspelt.name, chanceCount: 1, chanceNames: ['Rathaus'], sites: [] },
  basis: 'b1',
};
const merge = vi.fn((_input: unknown): unknown => eichstedt);
const [onClose, onMerged] = [vi.fn(), vi.fn()];
const show = (permissions: string[]) => {
  const answers: Answers = {
    'customers.rename': () => {
      throw refusal('CUSTOMER_EXISTS', { names: [eichstedt.name] });
    },
    'customers.near': () => ({ exact: eichstedt, near: [] }),
    'customers.byId': () => ({ ...eichstedt, permissions }),
    'customers.list': () => [],
    'customers.mergePreview': () => preview,
    'customers.merge': merge,
  };
  return showPage(
    <WithServer answers={answers}>
      <RenameDialog customer={misspelt} isOpen onClose={onClose} onMerged={onMerged} />
    </WithServer>,
  );
};
const rename = async () => {
  await page.getByRole('textbox', { name: 'Name des Kunden' }).fill(eichstedt.name);
  await page.getByRole('button', { name: 'Umbenennen' }).click();
};

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('offers to merge with the customer that bears the name, and goes on with that one', async () => {
  await show(['RENAME', 'MERGE']);
  await rename();
  await page.getByRole('button', { name: 'Zusammenführen …' }).click();
  await expect.element(page.getByText('Rathaus')).toBeVisible();
  await page.getByRole('button', { name: 'Zusammenführen', exact: true }).click();
  await expect.poll(() => onMerged.mock.calls).toEqual([['k9']]);
  expect(merge).toHaveBeenCalledWith({ customerId: 'k9', mergedId: 'k1', basis: 'b1' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('says who can merge to a person who cannot, until another name is typed', async () => {
  await show(['RENAME']);
  await rename();
  const offer = page.getByText('können Manager der Hauptgesellschaft beide zusammenführen', { exact: false });
  await expect.element(offer).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zusammenführen …' })).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Name des Kunden' }).fill('Stadt Eichstedt an der Aue');
  await expect.element(offer).not.toBeInTheDocument();
});
