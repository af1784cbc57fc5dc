import type { Service } from '@zuschlag/validation/services/service';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import { ServiceRowMenu } from './service-row-menu.tsx';

const button = page.getByRole('button', { name: 'Aktionen für Pforte' });
const entry = (name: string) => page.getByRole('menuitem', { name });
const service = (permissions: Service['permissions']) => ({ name: 'Pforte', permissions }) as Service;

it('offers what may be done, and gives the focus back on Escape', async () => {
  await showPage(<ServiceRowMenu service={service(['VIEW'])} href="/there" onShow={vi.fn()} onRemove={vi.fn()} />);
  await button.click();
  await expect.element(entry('Details')).toHaveFocus();
  await expect.element(entry('Ansehen')).toHaveAttribute('href', '/there');
  await expect.element(entry('Entfernen')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

it('acts and closes', async () => {
  const onRemove = vi.fn();
  await showPage(
    <ServiceRowMenu service={service(['VIEW', 'EDIT', 'DELETE'])} href="/there" onShow={vi.fn()} onRemove={onRemove} />,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(entry('Details')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(onRemove).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
