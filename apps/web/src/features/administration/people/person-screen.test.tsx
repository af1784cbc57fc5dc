import type { PersonDetails } from '@zuschlag/validation/administration/people';
import { beforeEach, expect, it, vi } from 'vitest';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { PersonScreen } from './person-screen.tsx';

beforeEach(() => signIn());

const lockedOut: PersonDetails = {
  ...{ id: 7, firstname: 'Malte', lastname: 'Friedrichs', picture: null, email: 'malte@example.test', role: 'Editor' },
  organization: { id: 2, name: 'TW Nord GmbH', shortName: 'TW Nord', isOperational: true },
  ...{ isConfigAdmin: false, state: 'active', invitedAt: null, leftAt: null, permissions: ['CHANGE_ROLE', 'REMOVE'] },
  ...{ createdAt: '2026-11-02T09:00:00.000Z', openSessions: 0, goodTokens: 0, denials: [] },
  ...{ hasSecondStep: true, mayEndSecondStep: true, mayErase: false, erasedAt: null },
};

it('ends the second step of a person after a question, keeps the question when that fails, and says it is off', async () => {
  const end = vi.fn<(input: object) => PersonDetails>(() => ({
    ...lockedOut,
    hasSecondStep: false,
    mayEndSecondStep: false,
  }));
  end.mockImplementationOnce(() => {
    throw refusal('NOT_PERMITTED');
  });
  const { screen } = await showPage(
    <WithServer answers={{ 'administration.people.byId': () => lockedOut, 'administration.people.endSecondStep': end }}>
      <PersonScreen userId={7} />
    </WithServer>,
    { others: ['/settings/users'] },
  );
  await screen.getByRole('button', { name: 'Zweiten Schritt beenden' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(/wenn die Person selbst darum gebeten hat/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zweiten Schritt beenden' }).click();
  await expect.element(dialog.getByText('Dazu fehlt Ihnen die Berechtigung.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zweiten Schritt beenden' }).click();
  await expect
    .element(screen.getByText('Malte Friedrichs meldet sich wieder mit dem Passwort allein an.'))
    .toBeVisible();
  await expect.element(screen.getByText('Ausgeschaltet')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Zweiten Schritt beenden' })).not.toBeInTheDocument();
  expect(end.mock.calls.map(([input]) => input)).toEqual([{ userId: 7 }, { userId: 7 }]);
});
