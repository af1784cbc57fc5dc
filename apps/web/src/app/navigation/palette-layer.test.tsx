import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { paletteLayer, usePalette } from './palette-layer.tsx';

// The code of the palette arrives when the test says so, as on a slow line. Another test may have loaded it already.
const line = Promise.withResolvers<void>();
const SlowPaletteLayer = paletteLayer(line.promise);

const saved = vi.fn();

function Shell() {
  const palette = usePalette();
  return (
    <WithServer answers={{ 'chance.list': () => ({ edges: [], pageInfo: {} }), 'customers.list': () => [] }}>
      <button type="button" onClick={saved}>
        Speichern
      </button>
      <SlowPaletteLayer {...palette} />
    </WithServer>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('keeps what is typed after Ctrl+K until the code of the palette is there, and presses nothing on the page', async () => {
  await showPage(<Shell />, { at: '/here' });
  const button = page.getByRole('button', { name: 'Speichern' });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}Schnell-{Enter}x{Backspace}');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  line.resolve();
  const field = page.getByRole('searchbox', { name: 'Suchen oder öffnen' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Schnell-');
  await userEvent.keyboard('Ch');
  await expect.element(field).toHaveValue('Schnell-Ch');
  await expect.element(page.getByRole('menuitem', { name: 'Schnell-Chance' })).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});
