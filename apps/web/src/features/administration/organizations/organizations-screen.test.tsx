import type { KeptOrganization } from '@zuschlag/validation/administration/organizations';
import { beforeEach, expect, it } from 'vitest';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { OrganizationsScreen } from './organizations-screen.tsx';

beforeEach(() => signIn({ permissions: ['SEE_SETTINGS', 'KEEP_ORGANIZATIONS'] }));

const nord: KeptOrganization = {
  ...{ id: 2, name: 'Treuwacht Nord GmbH', shortName: 'TW Nord', isOperational: true, isMain: false },
  ...{ closedAt: null, people: 3, version: 1, permissions: ['EDIT_ORGANIZATION', 'CLOSE_ORGANIZATION'] },
};

it('names what keeps an organization from being closed, and goes on asking', async () => {
  const { screen } = await showPage(
    <WithServer
      answers={{
        'administration.organizations.list': () => ({
          edges: [{ node: nord, cursor: '1' }],
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
        'administration.organizations.close': () => {
          throw refusal('ORGANIZATION_IN_USE', { names: ['Hafenwache'] });
        },
      }}
    >
      <OrganizationsScreen />
    </WithServer>,
  );
  await screen.getByRole('button', { name: 'Treuwacht Nord GmbH schließen' }).click();
  const question = screen.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Gesellschaft schließen' }).click();
  await expect.element(question.getByText(/Hafenwache/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Gesellschaft schließen' })).toBeEnabled();
});
