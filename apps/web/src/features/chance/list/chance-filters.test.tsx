import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceFilterBar } from './chance-filters.tsx';

const onFilters = vi.fn();
const button = page.getByRole('button', { name: 'Filter', exact: true });
const layer = page.getByRole('dialog', { name: 'Filter' });

const show = () =>
  showPage(
    <WithServer answers={{ 'organizations.list': () => ({ edges: [] }), 'users.list': () => [] }}>
      <ChanceFilterBar
        filters={{ onlyOwn: true }}
        sort={{ field: 'submission', order: 'DESC' }}
        onFilters={onFilters}
        onSort={vi.fn()}
      />
    </WithServer>,
  );

it('opens the filters on their button, and gives the focus back on Escape', async () => {
  signIn();
  await show();
  await button.click();
  await expect.element(layer).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(layer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('applies what is filled in, keeps the switch to one’s own, and closes', async () => {
  signIn();
  await show();
  await button.click();
  await page.getByRole('textbox', { name: 'Kunde' }).fill('Messe');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onFilters).toHaveBeenCalledWith({ customerName: 'Messe', onlyOwn: true });
  await expect.element(layer).not.toBeInTheDocument();
});
