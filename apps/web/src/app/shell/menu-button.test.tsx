import { Button } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { useMenuButton } from './menu-button.tsx';

const Layer = lazyOverlay(async () => (await import('./new-menu.lazy.tsx')).NewMenuContent);

function NewMenu() {
  const { button, place } = useMenuButton();
  return (
    <WithServer answers={{}}>
      <Button {...button}>Neu</Button>
      <Layer {...place} onEntry={() => undefined} />
    </WithServer>
  );
}

const button = page.getByRole('button', { name: 'Neu' });
const menu = page.getByRole('menu');

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('opens by press on its first entry, and gives the focus back on Escape', async () => {
  await showPage(<NewMenu />, { at: '/here' });
  await button.click();
  await expect.element(page.getByRole('menuitem', { name: 'Neue Chance' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => menu.elements()).toHaveLength(0);
  await expect.element(button).toHaveFocus();
});

it('opens by the arrow keys too', async () => {
  await showPage(<NewMenu />, { at: '/here' });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Neue Chance' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Schnell-Chance' })).toHaveFocus();
});
