import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../../../testing/server.tsx';
import { showPage } from '../../../../testing/show.tsx';
import { listState } from './list-state.ts';
import { ViewDialogs } from './view-dialogs.lazy.tsx';

const create = vi.fn((_: unknown) => ({ id: 'v1' }));
const onSearch = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('a view is saved under a name that fits: a longer one stays as it was pasted, with what is wrong', async () => {
  const state = listState({}, { views: [], choice: null });
  await showPage(
    <WithServer answers={{ 'views.create': create, 'views.list': () => ({ views: [], choice: null }) }}>
      <ViewDialogs act="create" isOpen state={state} onSearch={onSearch} onClose={vi.fn()} />
    </WithServer>,
  );
  const name = page.getByRole('textbox', { name: 'Name' });
  const pasted = 'Ausschreibungen der Landesverwaltung, die noch in diesem Jahr abzugeben sind';
  await name.fill(pasted);
  await expect.element(page.getByText('Höchstens 60 Zeichen.')).toBeVisible();
  await expect.element(name).toHaveValue(pasted);
  await userEvent.keyboard('{Enter}');
  await name.fill('  ');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Name eintragen.')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await name.fill('Land, dieses Jahr');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSearch).toHaveBeenCalledWith({ view: 'v1' });
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ name: 'Land, dieses Jahr', isShared: false }));
});
