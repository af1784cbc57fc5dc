import type { ErasurePlan } from '@zuschlag/validation/administration/erasure';
import { beforeEach, expect, it, vi } from 'vitest';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ErasureScreen } from './erasure-screen.tsx';

beforeEach(() => signIn());

const plan: ErasurePlan = {
  person: {
    ...{ id: 7, firstname: 'Malte', lastname: 'Friedrichs', picture: null, email: null, role: 'Editor' },
    organization: { id: 2, name: 'TW Nord GmbH', shortName: 'TW Nord', isOperational: true },
    ...{ isConfigAdmin: false, state: 'left', invitedAt: null, leftAt: null, permissions: [] },
  },
  pseudonym: 'Ehemalige Person 3',
  erased: [{ kind: 'mails', count: 4 }],
  kept: [{ kind: 'decisions', count: 2 }],
  texts: [
    {
      ...{
        key: 'chat_message:1',
        place: 'chat_message.text',
        naming: 'name',
        chanceId: 'c1',
        chanceName: 'Hafenwache',
      },
      ...{ excerpt: 'Malte Friedrichs war vor Ort', isFixed: false },
    },
  ],
  unlisted: 1,
};

it('erases only when each text has a decision, and says before that it is for good', async () => {
  const erase = vi.fn(() => ({ pseudonym: 'Ehemalige Person 3', replaced: 1, left: 0 }));
  const { screen } = await showPage(
    <WithServer answers={{ 'administration.people.erasurePlan': () => plan, 'administration.people.erase': erase }}>
      <ErasureScreen userId={7} />
    </WithServer>,
    { others: ['/settings/users'] },
  );
  await expect.element(screen.getByText('Das lässt sich nicht zurücknehmen.')).toBeVisible();
  await expect.element(screen.getByText(/Ein weiterer Text enthält nur den Vornamen/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Endgültig löschen' });
  await button.click({ force: true });
  expect(erase).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Alle offenen ersetzen' }).click();
  await button.click();
  await expect
    .poll(() => erase.mock.calls[0])
    .toEqual([{ userId: 7, decisions: [{ key: 'chat_message:1', isReplaced: true }] }]);
});

it('tells a Manager that another one was first', async () => {
  let isErased = false;
  const gone = () => {
    throw refusal('NOT_FOUND');
  };
  const { screen } = await showPage(
    <WithServer
      answers={{
        'administration.people.erasurePlan': () => (isErased ? gone() : { ...plan, texts: [] }),
        'administration.people.erase': gone,
      }}
    >
      <ErasureScreen userId={7} />
    </WithServer>,
  );
  const button = screen.getByRole('button', { name: 'Endgültig löschen' });
  await expect.element(button).toBeVisible();
  isErased = true;
  await button.click();
  await expect.element(screen.getByText('Diese Person gibt es nicht oder nicht mehr')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
