import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { SideMenu } from './side-menu.tsx';

const navigate = vi.fn();
const WithRouter = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={navigate}>{children}</RouterProvider>
);

describe('SideMenu', () => {
  it('folds a group away and keeps the page one is on in sight', async () => {
    await show(
      <WithRouter>
        <SideMenu
          label="Einstellungen"
          selectedId="tables"
          groups={[
            {
              id: 'advanced',
              title: 'Erweitert',
              isFoldable: true,
              items: [
                { id: 'tables', label: 'Tabellen', href: '/tables' },
                { id: 'admins', label: 'Admins', href: '/admins' },
              ],
            },
          ]}
        />
      </WithRouter>,
    );
    const fold = page.getByRole('button', { name: 'Erweitert' });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.click();
    await expect.element(page.getByRole('link', { name: 'Admins' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Tabellen' })).toBeVisible();
  });

  it('shows a name that is longer than one line whole, inside its width', async () => {
    const items = [{ id: 'tokens', label: 'API-Zugänge der Gesellschaft', href: '/tokens' }];
    await show(
      <WithRouter>
        <div style={{ width: 180 }}>
          <SideMenu label="Einstellungen" selectedId="tokens" groups={[{ id: 'all', items }]} />
        </div>
      </WithRouter>,
    );
    const link = page.getByRole('link', { name: 'API-Zugänge der Gesellschaft' }).element();
    expect(link.scrollWidth).toBe(link.clientWidth);
    expect(link.clientWidth).toBeLessThan(180);
    const text = link.querySelector('span');
    expect(text?.scrollWidth).toBe(text?.clientWidth);
  });

  it('leaves the longest name of a workspace on one line beside its lock', async () => {
    const long = { id: 'long', label: 'Kalkulationsübersicht', href: '/long', icon: <svg />, lockedReason: 'Zu früh' };
    const short = { ...long, id: 'short', label: 'Analyse' };
    await show(
      <WithRouter>
        <div className="w-58 border-r">
          <SideMenu label="Chance" selectedId="" groups={[{ id: 'all', items: [long, short] }]} />
        </div>
      </WithRouter>,
    );
    const height = (name: string) =>
      page.getByRole('link', { name }).element().querySelectorAll('span')[1]?.clientHeight;
    expect(height('Kalkulationsübersicht')).toBe(height('Analyse'));
  });

  it('marks where one is, and a locked item says why instead of opening', async () => {
    const onIntent = vi.fn();
    await show(
      <WithRouter>
        <SideMenu
          label="Bereiche"
          selectedId="details"
          onIntent={onIntent}
          groups={[
            {
              id: 'info',
              title: 'Informationen',
              items: [
                { id: 'details', label: 'Details', href: '/details' },
                { id: 'margin', label: 'Marge', href: '/margin', lockedReason: 'Erst kalkuliert TW Nord' },
              ],
            },
          ]}
        />
      </WithRouter>,
    );
    await expect.element(page.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    expect(onIntent).toHaveBeenCalledWith('/details');
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Marge' })).toHaveFocus();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Erst kalkuliert TW Nord');
    await userEvent.keyboard('{Enter}');
    expect(navigate).not.toHaveBeenCalled();
  });
});
