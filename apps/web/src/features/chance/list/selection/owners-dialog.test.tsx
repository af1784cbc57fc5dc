import type { OwnerChanges } from '@zuschlag/validation/chance/chance-edit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, signIn, WithServer } from '../../../../testing/server.tsx';
import { showPage } from '../../../../testing/show.tsx';
import { OwnersDialog } from './owners-dialog.lazy.tsx';

type Asked = { chanceIds: string[]; newChanceAdminId: number; isTrial: boolean };
const person = (id: number, firstname: string, lastname: string) => ({
  ...{ id, firstname, lastname, email: `${lastname}@treuwacht.example` },
  ...{ organization: 'TW Nord', organizationId: 2, role: 'Editor' },
});
const one = (name: string | null, problem: string | null, names: string[] = []) => ({
  ...{ name, shortNumber: name && `CH-2026-${name}` },
  ...{ problem, names },
});
const allWell: OwnerChanges = [one('Rathaus', null), one('Klinik', null)];
const change = vi.fn((_asked: Asked): OwnerChanges => allWell);
const owners = vi.fn((): unknown => [person(7, 'Heike', 'Petersen'), person(8, 'Jens', 'Krüger')]);
const closed = vi.fn();
const done = vi.fn();

const show = () =>
  showPage(
    <WithServer answers={{ 'users.possibleOwners': owners, 'chance.changeOwners': change }}>
      <OwnersDialog ids={['c1', 'c2']} isOpen onClose={closed} onDone={done} />
    </WithServer>,
  );
const field = () => page.getByRole('combobox', { name: 'Neuer Chance-Admin' });
const hand = () => page.getByRole('button', { name: 'Übergeben' });
async function choose(name: string) {
  await field().click();
  await page.getByRole('option', { name }).click();
}

beforeEach(() => {
  vi.resetAllMocks();
  change.mockReturnValue(allWell);
  owners.mockReturnValue([person(7, 'Heike', 'Petersen'), person(8, 'Jens', 'Krüger')]);
  signIn();
});

describe('the owner of several Chances', () => {
  it('is tried first, changed on confirmation, and the selection ends', async () => {
    await show();
    await expect.element(hand()).toHaveAttribute('aria-disabled', 'true');
    await choose('Heike Petersen');
    await expect.element(page.getByText('2 Chancen werden übergeben.')).toBeVisible();
    expect(change).toHaveBeenLastCalledWith({ chanceIds: ['c1', 'c2'], newChanceAdminId: 7, isTrial: true });
    await hand().click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(change).toHaveBeenLastCalledWith({ chanceIds: ['c1', 'c2'], newChanceAdminId: 7, isTrial: false });
    expect(done).toHaveBeenCalledOnce();
    await expect.element(page.getByText('2 Chancen übergeben.')).toBeVisible();
  });

  it('stays where the server would refuse, each with its reason, before anything is confirmed', async () => {
    change.mockReturnValue([
      one('Rathaus', null),
      one('Klinik', 'NOT_PERMITTED'),
      one('Hafen', 'INVALID_INPUT'),
      one('Messe', 'LOCKED', ['won']),
      one(null, 'NOT_FOUND'),
    ]);
    await show();
    await choose('Jens Krüger');
    await expect.element(page.getByText('1 Chance wird übergeben.')).toBeVisible();
    const kept = page.getByRole('listitem');
    await expect
      .poll(() => kept.elements().map((item) => item.textContent))
      .toEqual([
        'KlinikÜbergeben kann sie der Chance-Admin; ein Manager kann sie selbst übernehmen.',
        'HafenDiese Person darf die Chance nicht sehen oder nicht bearbeiten.',
        expect.stringMatching(/^MesseIn diesem Status /),
        'Unbekannte ChanceDiese Chance sehen Sie nicht mehr.',
      ]);
    expect(change.mock.calls.map(([{ isTrial }]) => isTrial)).toEqual([true]);
  });

  it('cannot be confirmed when all would stay, nor with a name that is none of the list', async () => {
    change.mockReturnValue([one('Klinik', 'NOT_PERMITTED')]);
    await show();
    await choose('Jens Krüger');
    await expect.element(page.getByText('Keine Chance lässt sich übergeben.')).toBeVisible();
    await expect.element(hand()).toHaveAttribute('aria-disabled', 'true');
    await field().fill('Heike P');
    await userEvent.keyboard('{Tab}');
    await expect.element(field()).toHaveValue('Heike P');
    await expect.element(page.getByText('Steht nicht in der Liste. Bitte einen Eintrag wählen.')).toBeVisible();
    await expect.element(page.getByText('Keine Chance lässt sich übergeben.')).not.toBeInTheDocument();
    await expect.element(hand()).toHaveAttribute('aria-disabled', 'true');
  });

  it('says above the buttons that it failed, keeps the choice, and changes on the next press', async () => {
    await show();
    await choose('Heike Petersen');
    await expect.element(page.getByText('2 Chancen werden übergeben.')).toBeVisible();
    change.mockImplementationOnce(() => {
      throw refusal('NOT_PERMITTED');
    });
    await hand().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Dazu fehlt Ihnen die Berechtigung.');
    await expect.element(field()).toHaveValue('Heike Petersen');
    expect(done).not.toHaveBeenCalled();
    await hand().click();
    await expect.poll(() => done.mock.calls.length).toBe(1);
  });

  it('says at the field that the people could not be loaded', async () => {
    owners.mockImplementation(() => {
      throw refusal('NOT_PERMITTED');
    });
    await show();
    await expect.element(page.getByText('Die Personen konnten nicht geladen werden.')).toBeVisible();
  });
});
