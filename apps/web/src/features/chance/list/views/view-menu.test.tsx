import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../../testing/server.tsx';
import { showPage } from '../../../../testing/show.tsx';
import { listState } from './list-state.ts';
import { ViewMenu } from './view-menu.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('shows the link of a view where the browser does not let it be copied', async () => {
  const writing = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const state = listState({ filters: { search: 'Hafen' } }, { views: [], choice: null });
  await showPage(
    <WithServer answers={{}}>
      <ViewMenu state={state} views={[]} onSearch={vi.fn()} />
    </WithServer>,
  );
  await page.getByRole('button', { name: /^Ansicht: / }).click();
  await page.getByRole('menuitem', { name: 'Link kopieren' }).click();
  await expect.element(page.getByText('Der Browser erlaubt das Kopieren nicht.')).toBeVisible();
  await expect.element(page.getByText(/\/tender\/all\?filters=.*Hafen/)).toBeVisible();
  writing.mockRestore();
});
