import { createBrowserHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import { AcceptInvitationScreen } from '../invitations/accept-invitation-screen.tsx';
import { NewPasswordScreen } from '../password-reset/new-password-screen.tsx';
import { VerifyTokenScreen } from './verify-token-screen.tsx';

const secret = '7.geheim';
const email = 'm.dohm@example.com';
const before = window.location.href;
let answers: { [path: string]: () => Response | Promise<Response> } = {};
let history: ReturnType<typeof createBrowserHistory> | null = null;

beforeEach(() => {
  answers = {};
  const real = window.fetch.bind(window);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => answers[path]?.() ?? real(path, init));
});
afterEach(() => {
  history?.destroy();
  history = null;
  window.history.replaceState(null, '', before);
  vi.unstubAllGlobals();
});

/** Opens a page as the browser does: its address is there before the router is. */
async function open(screen: ReactNode, address: string): Promise<void> {
  window.history.replaceState(null, '', `${address}/${secret}?email=${email}`);
  history = createBrowserHistory();
  await showPage(screen, { at: `${address}/${secret}`, others: [address, '/login'], history });
}

const refusedFor = (retryAfter: number) =>
  Response.json({ error: {} }, { status: 429, headers: { 'retry-after': String(retryAfter) } });

describe('a page with a secret in its address', () => {
  it('for a new password hides the secret and stays', async () => {
    answers['/identity/check-reset'] = () => Response.json({ email });
    await open(<NewPasswordScreen token={secret} />, '/reset-password');
    await expect.element(page.getByText(email)).toBeVisible();
    await expect.element(page.getByLabelText('Neues Passwort')).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/reset-password');
    expect(JSON.stringify(window.history.state)).not.toContain(secret);
  });

  it('of an invitation hides the secret and stays', async () => {
    answers['/identity/check-invitation'] = () => Response.json({ email, valid: true });
    await open(<AcceptInvitationScreen token={secret} email={email} />, '/accept-invite');
    await expect.element(page.getByLabelText('Neues Passwort')).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/accept-invite');
  });

  it('that signs in hides the secret and stays until the server answers', async () => {
    let answer: (response: Response) => void = () => undefined;
    answers['/trpc/accounts.loginUser'] = () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      });
    await open(<VerifyTokenScreen token={secret} />, '/verify-token');
    await expect.element(page.getByText('Ihr Zugang wird geprüft')).toBeVisible();
    await expect.poll(() => window.location.pathname).toBe('/verify-token');
    answer(Response.json({ error: {} }, { status: 401 }));
    await expect.element(page.getByText('Seite /login')).toBeVisible();
  });

  it('keeps an invitation when the server asks to wait, says how long, and tries again', async () => {
    answers['/identity/check-invitation'] = () => refusedFor(1);
    await open(<AcceptInvitationScreen token={secret} email={email} />, '/accept-invite');
    await expect.element(page.getByText('Ihr Link bleibt gültig.', { exact: false })).toBeVisible();
    answers['/identity/check-invitation'] = () => Response.json({ email, valid: true });
    const again = page.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
    await again.click();
    await expect.element(page.getByLabelText('Neues Passwort')).toBeVisible();
  });

  it('says how long a new password has to wait', async () => {
    answers['/identity/check-reset'] = () => refusedFor(600);
    await open(<NewPasswordScreen token={secret} />, '/reset-password');
    await expect.element(page.getByText(/Bitte warten Sie [1-6]\d\d Sekunden/).first()).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Erneut versuchen' }))
      .toHaveAttribute('aria-disabled', 'true');
  });
});
