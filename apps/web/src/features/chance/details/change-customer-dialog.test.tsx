import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChangeCustomerDialog } from './change-customer-dialog.tsx';

const eichstedt = { id: 'k9', organizationId: 1, name: 'Stadt Eichstedt', chanceCount: 2, sites: [], version: 1 };
const change = vi.fn((_input: unknown): unknown => ({ lots: [{ id: 'c1', code: null, names: [] }] }));
const onClose = vi.fn();
const answers: Answers = {
  'chance.changeLots': change,
  'customers.list': () => [],
  'customers.near': ({ name }: { name: string }) => ({
    exact: null,
    near: name.startsWith('Stadt') ? [eichstedt] : [],
  }),
};
const show = () =>
  showPage(
    <WithServer answers={answers}>
      <ChangeCustomerDialog chance={aChance({ isOwner: true })} isOpen onClose={onClose} />
    </WithServer>,
  );
const customer = () => page.getByRole('combobox', { name: 'Neuer Kunde' });
const send = () => page.getByRole('button', { name: 'Zuordnen' }).click();

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  change.mockClear();
  onClose.mockClear();
});

it('asks about a similar customer first, and sends the one that is taken', async () => {
  await show();
  await customer().fill('Stadt Eichstett');
  await send();
  await expect.element(page.getByText('Ist einer dieser Kunden gemeint?')).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Stadt Eichstedt nehmen' }).click();
  await send();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(change).toHaveBeenCalledWith({
    ...{ chanceIds: ['c1'], versions: [3] },
    ...{ customerId: 'k9', customerName: 'Stadt Eichstedt' },
  });
});

it('names the services that keep the Chance with its customer, and keeps what was typed', async () => {
  change.mockReturnValueOnce({ lots: [{ id: 'c1', code: 'SITES_OF_CUSTOMER', names: ['Empfang Rathaus'] }] });
  await show();
  await customer().fill('Kreiswerke Havelaue');
  await send();
  await expect.element(page.getByText(/Empfang Rathaus/)).toBeVisible();
  await expect.element(customer()).toHaveValue('Kreiswerke Havelaue');
  expect(onClose).not.toHaveBeenCalled();
});
