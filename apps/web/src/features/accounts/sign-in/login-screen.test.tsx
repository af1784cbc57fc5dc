import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetClientConfig } from '../../../app/api/client-config.ts';
import { changeLanguage } from '../../../app/preferences/preferences.ts';
import { signIn as signInAs } from '../../../app/session/identity.ts';
import { currentSession, forgetSession } from '../../../app/session/session-store.ts';
import { showPage } from '../../../testing/show.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import { LoginScreen } from './login-screen.tsx';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
const sent: { path: string; body: unknown }[] = [];
let answers: Record<string, Answer> = {};

beforeEach(() => {
  sent.length = 0;
  forgetSession();
  answers = { '/client-config.json': { body: { supportEmail: 'support@example.com' } } };
  const real = window.fetch.bind(window);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = answers[path];
    if (!answer)
      return path.startsWith('/trpc') || path.startsWith('/identity')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(path, init);
    if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200, headers: answer.headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

const button = page.getByRole('button', { name: /^Anmeld/ });
const open = (at = '/login') =>
  showPage(<LoginScreen />, { at, others: ['/dashboard', '/tender/$id/details', '/accept-invite/$token'] });
const fill = async (email = 'm.dohm@example.com', password = 'geheim') => {
  await page.getByLabelText('E-Mail-Adresse').fill(email);
  await page.getByLabelText('Passwort', { exact: true }).fill(password);
};

const login = {
  token: 'session-token',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  user: { id: 7, role: 'Editor', permissions: [], language: null, firstname: 'Mareike', lastname: 'Dohm' },
};

describe('the sign-in', () => {
  it('says what is still missing once a field was left, and only then lets one sign in', async () => {
    await open();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Geben Sie E-Mail-Adresse und Passwort ein.')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByText('Geben Sie E-Mail-Adresse und Passwort ein.')).toBeVisible();
    await fill('m.dohm', 'x');
    await expect.element(page.getByText('Die E-Mail-Adresse ist noch nicht vollständig.')).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await fill('m.döhm@wächter-müller.de', 'x');
    await expect.element(button).toBeEnabled();
  });

  it('trades the identity token for a session and returns to where somebody was', async () => {
    answers['/identity/sign-in'] = { body: { identityToken: 'one-minute' } };
    answers['/trpc/accounts.loginUser'] = { body: { result: { data: login } } };
    const { router } = await open('/login?redirect=%2Ftender%2Fc1%2Fdetails');
    await fill();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c1/details');
    expect(sent).toEqual([
      { path: '/identity/sign-in', body: { email: 'm.dohm@example.com', password: 'geheim' } },
      { path: '/trpc/accounts.loginUser', body: { input: { oAuthToken: 'one-minute' } } },
    ]);
    expect(currentSession()?.token).toBe('session-token');
  });

  it('asks for the code of a second step, keeps a wrong one, and begins again when it comes too late', async () => {
    const refused = (status: number, code: string) => ({ status, body: { error: { data: { code } } } });
    answers['/identity/sign-in'] = { body: { identityToken: 'five-minutes' } };
    answers['/trpc/accounts.loginUser'] = refused(403, 'SECOND_STEP_REQUIRED');
    const { router } = await open();
    await fill();
    await userEvent.keyboard('{Enter}');
    const code = page.getByLabelText('Code', { exact: true });
    await expect.element(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
    answers['/trpc/accounts.loginUser'] = refused(422, 'WRONG_CODE');
    await code.fill('000000');
    await button.click();
    await expect.element(page.getByText(/Dieser Code stimmt nicht/)).toBeVisible();
    await expect.element(code).toHaveValue('000000');
    answers['/trpc/accounts.loginUser'] = refused(401, 'WRONG_CREDENTIALS');
    await code.fill('111111');
    await button.click();
    await expect.element(page.getByText('Der Code kam zu spät')).toBeVisible();
    await page.getByRole('button', { name: 'Zur Anmeldung' }).click();
    answers['/trpc/accounts.loginUser'] = refused(403, 'SECOND_STEP_REQUIRED');
    await fill();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
    answers['/trpc/accounts.loginUser'] = { body: { result: { data: login } } };
    await page.getByLabelText('Wiederherstellungscode').fill('ABCD-EFGH');
    await button.click();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(sent.at(-1)?.body).toEqual({ input: { oAuthToken: 'five-minutes', code: 'ABCD-EFGH' } });
  });

  it('speaks the saved language afterwards, else German, whatever this browser spoke before', async () => {
    answers['/identity/sign-in'] = { body: { identityToken: 'one-minute' } };
    for (const [saved, spoken] of [
      [null, 'de'],
      ['de', 'de'],
      ['en', 'en'],
    ] as const) {
      answers['/trpc/accounts.loginUser'] = {
        body: { result: { data: { ...login, user: { ...login.user, language: saved } } } },
      };
      localStorage.setItem('zuschlag.language', saved === 'en' ? 'de' : 'en');
      await completeSignIn(signInAs('m.dohm@example.com', 'geheim'));
      expect(document.documentElement.lang).toBe(spoken);
      expect(localStorage.getItem('zuschlag.language')).toBe(spoken);
      forgetSession();
    }
    await changeLanguage('de');
    localStorage.clear();
  });

  it('shows that credentials are wrong and keeps them', async () => {
    answers['/identity/sign-in'] = { status: 401 };
    await open();
    const title = page.getByRole('heading', { name: 'Anmelden' });
    await fill();
    const before = title.element().getBoundingClientRect().top;
    await button.click();
    await expect.element(page.getByText('Anmeldung fehlgeschlagen')).toBeVisible();
    expect(title.element().getBoundingClientRect().top, 'the form stays where it is').toBe(before);
    expect(document.body.textContent, 'no toast says it again').not.toContain('Zugangsdaten');
    await expect.element(page.getByLabelText('E-Mail-Adresse')).toHaveValue('m.dohm@example.com');
  });

  it('counts down when there were too many attempts', async () => {
    answers['/identity/sign-in'] = { status: 429, headers: { 'retry-after': '30' } };
    await open();
    await fill();
    await button.click();
    // The button under the pointer says it, too.
    await expect.element(page.getByText(/Bitte warten Sie (30|2\d) Sekunden/).first()).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('tells a server that cannot be reached from wrong credentials', async () => {
    await open();
    await fill();
    await button.click();
    await expect.element(page.getByText(/Der Server ist nicht zu erreichen/)).toBeVisible();
  });
});

describe('the sign-in at a provider', () => {
  const google = page.getByRole('button', { name: 'Mit Google anmelden' });

  it('says which one the operator has not set up, and that one does not answer', async () => {
    forgetClientConfig();
    answers['/client-config.json'] = {
      body: {
        providers: [
          { key: 'google', name: 'Google' },
          { key: 'oidc', name: 'Wachdienst-Konto' },
        ],
      },
    };
    answers['/identity/provider/begin'] = { status: 503 };
    await open('/login?redirect=%2Ftender%2Fc1%2Fdetails');
    await expect.element(page.getByRole('button', { name: 'Mit Wachdienst-Konto anmelden' })).toBeVisible();
    const microsoft = page.getByRole('button', { name: 'Mit Microsoft anmelden' });
    await expect.element(microsoft).toHaveAttribute('aria-disabled', 'true');
    await google.click();
    await expect.element(page.getByText(/Der Anmeldedienst antwortet gerade nicht/)).toBeVisible();
    expect(sent).toEqual([
      { path: '/identity/provider/begin', body: { provider: 'google', redirect: '/tender/c1/details' } },
    ]);
    // Last, because what it says then covers the button above.
    await microsoft.click({ force: true });
    await expect.element(page.getByText(/Die Anmeldung mit Microsoft hat der Betreiber nicht/).first()).toBeVisible();
    forgetClientConfig();
  });

  it('ends in a session where a person was going', async () => {
    answers['/identity/provider/finish'] = { body: { identityToken: 'one-minute', code: null, invitation: null } };
    answers['/trpc/accounts.loginUser'] = { body: { result: { data: login } } };
    const { router } = await open('/login?provider=google&redirect=%2Ftender%2Fc1%2Fdetails');
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c1/details');
    expect(sent.at(-1)?.body).toEqual({ input: { oAuthToken: 'one-minute' } });
    expect(currentSession()?.token).toBe('session-token');
  });

  it('leads back to an invitation that names another address, and signs nobody in', async () => {
    const outcome = { identityToken: null, code: 'SSO_EMAIL_DIFFERS', invitation: '1.secret' };
    answers['/identity/provider/finish'] = { body: outcome };
    const { router } = await open('/login?provider=google');
    await expect.poll(() => router.state.location.pathname).toBe('/accept-invite/1.secret');
    await expect.element(page.getByText(/die eingeladene E-Mail-Adresse/)).toBeVisible();
    expect(currentSession()).toBeNull();
  });

  it('stays when the server is not heard, and goes on when it is tried again', async () => {
    const { router } = await open('/login?provider=google&redirect=%2Ftender%2Fc1%2Fdetails');
    await expect.element(page.getByText(/Der Server ist nicht zu erreichen/)).toBeVisible();
    answers['/identity/provider/finish'] = { body: { identityToken: 'one-minute', code: null, invitation: null } };
    answers['/trpc/accounts.loginUser'] = { body: { result: { data: login } } };
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c1/details');
  });

  it('asks for the code of a second step, and shows the form when nothing came back', async () => {
    answers['/identity/provider/finish'] = { body: { identityToken: 'five-minutes', code: null, invitation: null } };
    answers['/trpc/accounts.loginUser'] = { status: 403, body: { error: { data: { code: 'SECOND_STEP_REQUIRED' } } } };
    await open('/login?provider=google');
    await expect.element(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
    answers['/identity/provider/finish'] = { body: { identityToken: null, code: null, invitation: null } };
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect.element(page.getByLabelText('E-Mail-Adresse')).toBeVisible();
  });
});
