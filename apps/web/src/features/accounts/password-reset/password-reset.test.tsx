import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import { AskForPasswordScreen } from './ask-for-password-screen.tsx';
import { NewPasswordScreen } from './new-password-screen.tsx';

type Answer = { status?: number; body?: unknown };
const sent: { path: string; body: unknown }[] = [];
let answers: Record<string, Answer | 'offline'> = {};

beforeEach(() => {
  sent.length = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
  answers = { '/client-config.json': { body: { supportEmail: 'support@example.com' } } };
  const real = window.fetch.bind(window);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = answers[path];
    if (!answer) return path.startsWith('/identity') ? Promise.reject(new TypeError('no answer')) : real(path, init);
    if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) });
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const invalid = { status: 404, body: { error: { data: { code: 'LINK_INVALID' } } } };
const email = 'm.dohm@example.com';

describe('asking for a new password', () => {
  const open = () => showPage(<AskForPasswordScreen />, { at: '/reset-password', others: ['/login'] });
  const ask = page.getByRole('button', { name: 'E-Mail anfordern' });

  it('says what is missing, sends the address, and the same words for every address', async () => {
    answers['/identity/reset'] = {};
    await open();
    await expect.element(ask).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('E-Mail-Adresse').fill(email);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Wenn .* zu einem Konto gehört/)).toBeVisible();
    expect(sent).toEqual([{ path: '/identity/reset', body: { email } }]);
  });

  it('lets nobody ask again within a minute, a reload included, and counts the seconds', async () => {
    answers['/identity/reset'] = {};
    const first = await open();
    await page.getByLabelText('E-Mail-Adresse').fill(email);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Noch (5\d|60) Sekunden bis zur nächsten E-Mail/)).toBeVisible();
    await first.screen.unmount();
    await open();
    await expect.element(page.getByRole('button', { name: 'Erneut senden' })).toHaveAttribute('aria-disabled', 'true');
    const pauses = JSON.parse(window.localStorage.getItem('zuschlag.resetPauses') ?? '{}') as {
      [email: string]: number;
    };
    window.localStorage.setItem('zuschlag.resetPauses', JSON.stringify({ [email]: Date.now() + 900 }));
    expect(Object.keys(pauses)).toEqual([email]);
    await page.getByRole('button', { name: 'Erneut senden' }).click();
    await expect.poll(() => sent.length).toBe(2);
  });

  it('stays with the form when the server is not to be reached', async () => {
    answers['/identity/reset'] = 'offline';
    await open();
    await page.getByLabelText('E-Mail-Adresse').fill(email);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Keine Verbindung')).toBeVisible();
    await expect.element(page.getByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });

  it('says nothing about a mail that was not sent', async () => {
    answers['/identity/reset'] = { status: 500 };
    await open();
    await page.getByLabelText('E-Mail-Adresse').fill(email);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Wenn .* zu einem Konto gehört/)).toBeVisible();
  });
});

describe('a link for a new password', () => {
  const open = () =>
    showPage(<NewPasswordScreen token="7.secret" />, {
      at: '/reset-password/7.secret',
      others: ['/login', '/reset-password'],
    });
  const set = page.getByRole('button', { name: 'Passwort setzen' });
  const fill = async (password: string, confirmation = password) => {
    await page.getByLabelText('Neues Passwort').fill(password);
    await page.getByLabelText('Passwort wiederholen').fill(confirmation);
  };
  beforeEach(() => {
    answers['/identity/check-reset'] = { body: { email } };
    answers['/identity/confirm-reset'] = { body: { email } };
  });

  it('leaves the address at once, names the person, and sets the password', async () => {
    await open();
    await expect.element(page.getByText(email)).toBeVisible();
    expect(window.location.href).not.toContain('secret');
    await fill('Ostsee-8-Molenkopf');
    await set.click();
    await expect.element(page.getByText(/gilt ab sofort/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
    expect(sent.at(-1)).toEqual({
      path: '/identity/confirm-reset',
      body: { token: '7.secret', password: 'Ostsee-8-Molenkopf' },
    });
  });

  it.each([
    { typed: 'kurz', strength: 'Schwaches Passwort', reason: 'Das Passwort muss mindestens 8 Zeichen lang sein.' },
    { typed: 'langes passwort', strength: 'Schwaches Passwort', reason: 'Es fehlt eine Ziffer.' },
    { typed: 'langes passwort 1', strength: 'Mittleres Passwort', reason: 'Es fehlt ein Großbuchstabe.' },
    { typed: 'Langes Passwort 1', strength: 'Starkes Passwort', reason: 'Die Passwörter stimmen nicht überein.' },
  ])('measures "$typed" and says what keeps it from being set', async ({ typed, strength, reason }) => {
    await open();
    await fill(typed, 'etwas anderes');
    await userEvent.tab();
    await expect.element(page.getByText(strength)).toBeVisible();
    await expect.element(page.getByText(reason).first()).toBeVisible();
    await expect.element(set).toHaveAttribute('aria-disabled', 'true');
  });

  it('that is too old leads to a new one', async () => {
    answers['/identity/check-reset'] = invalid;
    await open();
    await expect.element(page.getByText('Dieser Link ist ungültig oder abgelaufen.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Neue E-Mail anfordern' })).toBeVisible();
  });

  it('keeps what was typed when the password could not be set', async () => {
    answers['/identity/confirm-reset'] = { status: 500 };
    await open();
    await fill('Ostsee-8-Molenkopf');
    await set.click();
    await expect.element(page.getByText(/konnte nicht gesetzt werden/)).toBeVisible();
    await expect.element(page.getByLabelText('Neues Passwort')).toHaveValue('Ostsee-8-Molenkopf');
  });

  it('is checked again when the server was away', async () => {
    answers['/identity/check-reset'] = 'offline';
    await open();
    await expect.element(page.getByText('Der Link konnte nicht geprüft werden.')).toBeVisible();
    answers['/identity/check-reset'] = { body: { email } };
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByText(email)).toBeVisible();
  });
});
