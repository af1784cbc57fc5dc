import type { OrganizationToken } from '@zuschlag/validation/accounts/api-tokens';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { OrganizationTokensScreen } from './organization-tokens-screen.tsx';

beforeEach(() => signIn());

const person = (lastname: string) => ({
  id: lastname.length,
  firstname: 'Anna',
  lastname,
  picture: null,
  organizationId: 2,
  organization: 'TW Nord',
});
const token: OrganizationToken = {
  id: 'a'.repeat(64),
  name: 'Nächtlicher Abgleich',
  prefix: 'zus_1_AbCdEf',
  scope: 'tables',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresOn: '2027-01-31',
  lastUsedAt: null,
  revokedAt: null,
  isExpired: false,
  owner: person('Peters'),
  revokedBy: null,
};

it('lists the tokens with owner and scope, and ends one after a question', async () => {
  let isOver = false;
  const revoked = { ...token, revokedAt: '2026-11-22T10:00:00.000Z', revokedBy: person('Dohm') };
  const revoke = vi.fn(() => {
    isOver = true;
    return revoked;
  });
  const page = ({ state }: { state: 'good' | 'over' }) => {
    const shown = (state === 'good') === isOver ? [] : [isOver ? revoked : token];
    return {
      edges: shown.map((node) => ({ node, cursor: node.id })),
      pageInfo: { endCursor: null, hasNextPage: false },
    };
  };
  const answers = { 'accounts.tokens.ofOrganization': page, 'accounts.tokens.revokeOfOrganization': revoke };
  const { screen } = await showPage(
    <WithServer answers={answers}>
      <OrganizationTokensScreen />
    </WithServer>,
  );
  await expect.element(screen.getByRole('rowheader', { name: 'Anna Peters' })).toBeVisible();
  await expect.element(screen.getByText('Nur Tabellen')).toBeVisible();
  await screen.getByRole('button', { name: 'Nächtlicher Abgleich von Peters widerrufen' }).click();
  expect(revoke).not.toHaveBeenCalled();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect.element(screen.getByText('Kein gültiges Token')).toBeVisible();
  await screen.getByText('Abgelaufen oder widerrufen', { exact: true }).click();
  await expect.element(screen.getByText(/widerrufen am .* von Anna Dohm/)).toBeVisible();
});
