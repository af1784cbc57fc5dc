import type { ApiToken } from '@zuschlag/validation/accounts/api-tokens';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { TokensScreen } from './tokens-screen.tsx';

beforeEach(() => signIn());

const token = (fields: Partial<ApiToken> = {}): ApiToken => ({
  id: 'a'.repeat(64),
  name: 'Nächtlicher Abgleich',
  prefix: 'zus_1_AbCdEf',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresOn: '2027-01-31',
  scope: 'read',
  lastUsedAt: null,
  revokedAt: null,
  isExpired: false,
  ...fields,
});

async function page(first: ApiToken[] | Error, more: object = {}) {
  const tokens = Array.isArray(first) ? [...first] : first;
  const create = vi.fn(({ name, expiresOn }: { name: string; expiresOn: string }) => {
    const made = token({ id: 'b', name, expiresOn });
    if (Array.isArray(tokens)) tokens.unshift(made);
    return { token: made, secret: 'zus_1_the-secret' };
  });
  const revoke = vi.fn(({ id }: { id: string }) => {
    if (!Array.isArray(tokens)) throw tokens;
    const index = tokens.findIndex((each) => each.id === id);
    tokens[index] = token({ id, revokedAt: '2026-11-22T10:00:00.000Z' });
    return tokens[index];
  });
  const answers = {
    'accounts.tokens.list': () => {
      if (tokens instanceof Error) throw tokens;
      return { tokens: [...tokens] };
    },
    'accounts.tokens.create': create,
    'accounts.tokens.revoke': revoke,
    ...more,
  };
  const { screen } = await showPage(
    <WithServer answers={answers}>
      <TokensScreen />
    </WithServer>,
  );
  return { screen, create, revoke };
}

describe('the page of access tokens', () => {
  it('shows a new secret once, and afterwards only that the token is there', async () => {
    const { screen, create } = await page([]);
    await expect.element(screen.getByText('Noch kein gültiges Token')).toBeVisible();
    await screen.getByRole('button', { name: 'Token anlegen' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Name').fill('Lohnabgleich');
    await expect.element(dialog.getByRole('radio', { name: 'Nur lesen' })).toBeChecked();
    await dialog.getByText('Nur Tabellen', { exact: true }).click();
    await dialog.getByRole('button', { name: '30 Tage' }).click();
    await dialog.getByRole('button', { name: 'Token anlegen' }).click();
    await expect.element(screen.getByText('zus_1_the-secret')).toBeVisible();
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ name: 'Lohnabgleich', scope: 'tables' }));
    await screen.getByRole('button', { name: 'Fertig' }).click();
    await expect.element(screen.getByText('Lohnabgleich')).toBeVisible();
    await expect.element(screen.getByText('zus_1_the-secret')).not.toBeInTheDocument();
  });

  it('asks for a name before it sends', async () => {
    const { screen, create } = await page([]);
    await screen.getByRole('button', { name: 'Token anlegen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Token anlegen' }).click();
    await expect.element(screen.getByLabelText('Name')).toBeInvalid();
    expect(create).not.toHaveBeenCalled();
  });

  it('asks before it ends a token, and then keeps it among those that are over', async () => {
    const { screen, revoke } = await page([token()]);
    await screen.getByRole('button', { name: 'Nächtlicher Abgleich widerrufen' }).click();
    const question = screen.getByRole('alertdialog');
    await expect.element(question.getByText('„Nächtlicher Abgleich“ widerrufen?')).toBeVisible();
    expect(revoke).not.toHaveBeenCalled();
    await question.getByRole('button', { name: 'Widerrufen' }).click();
    await expect.element(screen.getByRole('button', { name: /Abgelaufen oder widerrufen/ })).toBeVisible();
    await expect.element(screen.getByText('Noch kein gültiges Token')).toBeVisible();
  });

  it('says when there are too many', async () => {
    const tooMany = () => {
      throw refusal('TOO_MANY_TOKENS');
    };
    const { screen } = await page([token()], { 'accounts.tokens.create': tooMany });
    await screen.getByRole('button', { name: 'Token anlegen' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Name').fill('Noch eines');
    await dialog.getByRole('button', { name: 'Token anlegen' }).click();
    await expect.element(dialog.getByText(/schon 20 gültige Tokens/)).toBeVisible();
  });

  it('offers to try again when the list did not come', async () => {
    const { screen } = await page(refusal('UNAVAILABLE'));
    await expect.element(screen.getByText('Die Tokens konnten nicht geladen werden')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
