import type { RemovalPlan } from '@zuschlag/validation/administration/removal';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { RemovalScreen } from './removal-screen.tsx';

beforeEach(() => signIn());

const none = { count: 0, first: [] };
const plan: RemovalPlan = {
  person: {
    ...{ id: 7, firstname: 'Malte', lastname: 'Friedrichs', picture: null, email: null, role: 'Editor' },
    organization: { id: 2, name: 'TW Nord GmbH', shortName: 'TW Nord', isOperational: true },
    ...{ isConfigAdmin: true, state: 'active', invitedAt: null, leftAt: null, permissions: ['REMOVE'] },
  },
  chances: {
    count: 3,
    first: [
      { id: 'c1', name: 'Hafenwache', shortNumber: '26-1', state: 'editing', submission: '2026-12-03' },
      { id: 'c2', name: 'Museum', shortNumber: '26-2', state: 'editing', submission: null },
    ],
  },
  ...{ votes: none, hasOtherDeciders: true, tasks: none, deputyFor: none, absences: 0, imports: none, sessions: 2 },
  tokens: [{ name: 'Abgleich', prefix: 'zus_1_Ab' }],
  ...{ calendarLinks: 0, isLastManager: false, isLastConfigAdmin: true },
};
const anke = {
  ...{ id: 9, firstname: 'Anke', lastname: 'Lindner', picture: null, organizationId: 1, organization: 'TW Holding' },
};

it('names what hangs on the person, and removes only when someone keeps the tables', async () => {
  const remove = vi.fn(({ userId }: { userId: number }) => ({
    ...{ person: plan.person, chances: 3, tasks: 0, tokens: 1, calendarLinks: 0, userId },
  }));
  const { screen } = await showPage(
    <WithServer
      answers={{
        'administration.people.removalPlan': () => plan,
        'administration.people.successors': () => [anke],
        'administration.people.remove': remove,
      }}
    >
      <RemovalScreen userId={7} />
    </WithServer>,
    { others: ['/settings/users'] },
  );
  await expect.element(screen.getByRole('link', { name: /Hafenwache/ })).toBeVisible();
  await expect.element(screen.getByText('und eine weitere')).toBeVisible();
  await expect.element(screen.getByText('2 offene Anmeldungen')).toBeVisible();
  await expect.element(screen.getByText('Offene Aufgaben')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Entfernen und übergeben' });
  await button.click({ force: true });
  expect(remove).not.toHaveBeenCalled();
  await screen.getByRole('combobox', { name: /Pflegt künftig die Tabellen/ }).fill('Lindner');
  await screen.getByRole('option', { name: /Anke Lindner/ }).click();
  await button.click();
  await expect.poll(() => remove.mock.calls[0]?.[0]).toMatchObject({ userId: 7, successors: { configAdmin: 9 } });
});
