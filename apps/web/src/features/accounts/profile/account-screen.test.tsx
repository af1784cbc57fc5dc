import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { AccountScreen } from './account-screen.tsx';

beforeEach(() => signIn());

const off = {
  ...{ isOn: false, since: null, recoveryCodesLeft: 0, isOffered: true, isRequired: false },
  ...{ passkeys: [], arePasskeysOffered: false },
};

type Bound = { accounts: { provider: string; boundAt: string }[]; mayEnd: boolean };
const unbound: Bound = { accounts: [], mayEnd: true };

async function open(change: (input: object) => unknown, bound = unbound, end: () => unknown = () => unbound) {
  const { screen } = await showPage(
    <WithServer
      answers={{
        'accounts.profile.changePassword': change,
        'accounts.secondStep.state': () => off,
        'accounts.boundAccounts.list': () => bound,
        'accounts.boundAccounts.end': end,
        'exports.list': () => [],
      }}
    >
      <AccountScreen />
    </WithServer>,
  );
  return screen;
}

async function page(change: (input: object) => unknown) {
  const screen = await open(change);
  const form = screen.getByRole('form', { name: 'Passwort' });
  await form.getByLabelText('Jetziges Passwort').fill('Nordsee-7-Leuchtturm');
  await form.getByLabelText('Neues Passwort').fill('Ostsee-8-Molenkopf');
  await form.getByLabelText('Passwort wiederholen').fill('Ostsee-8-Molenkopf');
  await form.getByRole('button', { name: 'Passwort ändern' }).click();
  return form;
}

describe('the page of the own account', () => {
  it('changes the password, empties its fields and says what ended', async () => {
    const change = vi.fn(() => ({ endedSessions: 2 }));
    const form = await page(change);
    await expect.element(form.getByText('2 andere Anmeldungen sind beendet.')).toBeVisible();
    await expect.element(form.getByLabelText('Jetziges Passwort')).toHaveValue('');
    expect(change).toHaveBeenCalledExactlyOnceWith({
      current: 'Nordsee-7-Leuchtturm',
      password: 'Ostsee-8-Molenkopf',
    });
  });

  it('says at its field that the current password is another one, and keeps what was typed', async () => {
    const form = await page(() => {
      throw refusal('INVALID_INPUT', { fields: [{ path: 'current', problem: 'WRONG_PASSWORD' }] });
    });
    await expect.element(form.getByText('Das ist nicht Ihr jetziges Passwort.')).toBeVisible();
    await expect.element(form.getByLabelText('Neues Passwort')).toHaveValue('Ostsee-8-Molenkopf');
  });

  it('shows which account at a provider signs in, and ends it after a question', async () => {
    const bound = { accounts: [{ provider: 'google', boundAt: '2026-11-27T10:00:00.000Z' }], mayEnd: true };
    const end = vi.fn(() => unbound);
    const screen = await open(vi.fn(), bound, end);
    await screen.getByRole('button', { name: 'Konto bei Google lösen' }).click();
    const dialog = screen.getByRole('alertdialog');
    expect(end).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: 'Lösen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Konto bei Google lösen' })).not.toBeInTheDocument();
    expect(end).toHaveBeenCalledExactlyOnceWith({ provider: 'google' });
  });

  it('keeps the account that is the only way in', async () => {
    const bound = { accounts: [{ provider: 'google', boundAt: '2026-11-27T10:00:00.000Z' }], mayEnd: false };
    const screen = await open(vi.fn(), bound);
    await expect
      .element(screen.getByRole('button', { name: 'Konto bei Google lösen' }))
      .toHaveAttribute('aria-disabled', 'true');
  });
});
