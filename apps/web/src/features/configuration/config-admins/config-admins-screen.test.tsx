import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import type { ConfigAdmin } from './config-admin.ts';
import { ConfigAdminsScreen } from './config-admins-screen.tsx';

const somebody = (id: number, firstname: string, lastname: string): ConfigAdmin => ({
  id,
  firstname,
  lastname,
  picture: null,
  organizationId: 1,
  organization: 'Wacht Holding',
  organizationName: 'Wacht Holding GmbH',
  permissions: ['REMOVE'],
});
const me = somebody(7, 'Mareike', 'Dohm');
const holger = somebody(8, 'Holger', 'Brandes');
const candidates = [somebody(9, 'Ines', 'Albrecht'), somebody(10, 'Jan', 'Petry')];
let admins: ConfigAdmin[];
let permissions: string[];
const add = vi.fn(({ userId }: { userId: number }) => {
  admins = [...admins, ...candidates.filter(({ id }) => id === userId)];
});
const remove = vi.fn(({ userId }: { userId: number }) => {
  admins = admins.filter(({ id }) => id !== userId);
});
function candidatesOf({ name }: { name?: string | null }) {
  return candidates.filter(
    (one) => !admins.some(({ id }) => id === one.id) && `${one.firstname} ${one.lastname}`.includes(name ?? ''),
  );
}
const answers: Answers = {
  'configuration.admins.list': () => ({
    edges: admins.map((node) => ({ node, cursor: String(node.id) })),
    pageInfo: { endCursor: null, hasNextPage: false },
    permissions,
  }),
  'configuration.admins.candidates': candidatesOf,
  'configuration.admins.add': add,
  'configuration.admins.remove': remove,
};
const show = () =>
  showPage(
    <WithServer answers={answers}>
      <ConfigAdminsScreen />
    </WithServer>,
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const choose = async (name: string) => {
  await page.getByRole('combobox', { name: 'Person' }).fill(name.slice(0, 3));
  await page.getByRole('option', { name: new RegExp(name) }).click();
};

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  admins = [me, holger];
  permissions = ['ADD'];
  answers['configuration.admins.candidates'] = candidatesOf;
});

describe('the people who maintain the tables', () => {
  it('are shown to others without a way to change them, and with words for reading', async () => {
    permissions = [];
    admins = admins.map((admin) => ({ ...admin, permissions: [] }));
    await show();
    await expect.element(page.getByRole('rowheader', { name: 'Brandes' })).toBeVisible();
    await expect.element(page.getByText(/Wenden Sie sich an sie/)).toBeVisible();
    await expect.element(button('Person aufnehmen')).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: /entfernen/ }).elements()).toEqual([]);
  });

  it('can be removed after a question, but nobody removes himself', async () => {
    await show();
    await expect.element(button('Mareike Dohm entfernen')).not.toBeInTheDocument();
    await button('Holger Brandes entfernen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
    await expect.poll(() => remove).toHaveBeenCalledWith({ userId: 8 });
    await expect.element(page.getByRole('rowheader', { name: 'Brandes' })).not.toBeInTheDocument();
  });

  it('that another person removed first are gone, and the page says who was faster', async () => {
    remove.mockImplementationOnce(({ userId }) => {
      admins = admins.filter(({ id }) => id !== userId);
      throw refusal('NOT_FOUND');
    });
    await show();
    await button('Holger Brandes entfernen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(page.getByText(/^Jemand anderes war schneller/)).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Brandes' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('say why the last one stays', async () => {
    remove.mockImplementationOnce(() => {
      throw refusal('LAST_CONFIG_ADMIN');
    });
    await show();
    await button('Holger Brandes entfernen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(page.getByText('Mindestens eine Person muss die Tabellen pflegen können.')).toBeVisible();
  });
});

describe('taking somebody on', () => {
  it('needs a choice, stays open for the next one, and closes with the last', async () => {
    await show();
    await button('Person aufnehmen').click();
    await expect.element(page.getByRole('option', { name: /Ines Albrecht/ })).toBeVisible();
    // The open list is all a screen reader hears of the dialog.
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Hinzufügen')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Hinzufügen und schließen')).toHaveAttribute('aria-disabled', 'true');
    await choose('Ines Albrecht');
    await button('Hinzufügen').click();
    await expect.poll(() => add).toHaveBeenCalledWith({ userId: 9 });
    await expect.element(page.getByRole('combobox', { name: 'Person' })).toHaveValue('');
    await choose('Jan Petry');
    await button('Hinzufügen und schließen').click();
    await expect.poll(() => add).toHaveBeenCalledWith({ userId: 10 });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: 'Petry' })).toBeVisible();
  });

  it('offers nobody else than whom one types, also while the server is still looking', async () => {
    await show();
    await button('Person aufnehmen').click();
    await expect.element(page.getByRole('combobox', { name: 'Person' })).toBeVisible();
    const stillLooking = Promise.withResolvers<unknown>();
    answers['configuration.admins.candidates'] = () => stillLooking.promise;
    await page.getByRole('combobox', { name: 'Person' }).fill('Petry');
    await expect.element(page.getByRole('option', { name: /Jan Petry/ })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(1);
    stillLooking.resolve([]);
  });

  it('keeps the choice when it fails', async () => {
    add.mockImplementationOnce(() => {
      throw refusal('ALREADY_CONFIG_ADMIN');
    });
    await show();
    await button('Person aufnehmen').click();
    await choose('Ines Albrecht');
    await button('Hinzufügen und schließen').click();
    await expect.element(page.getByText('Diese Person pflegt die Tabellen bereits.')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Person' })).toHaveValue('Ines Albrecht');
  });

  it('says so when there is nobody left', async () => {
    admins = [me, ...candidates];
    await show();
    await button('Person aufnehmen').click();
    await page.getByRole('combobox', { name: 'Person' }).click();
    await expect.element(page.getByText('Alle Personen pflegen die Tabellen schon.')).toBeVisible();
  });
});
