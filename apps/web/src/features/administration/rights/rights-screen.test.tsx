import type { RightsOfPerson, StatedRight } from '@zuschlag/validation/administration/rights';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { RightsScreen } from './rights-screen.tsx';

beforeEach(() => signIn({ permissions: ['SEE_SETTINGS'] }));

const archive = { thing: 'chance', right: 'ARCHIVE', who: ['ownerOfChance', 'managerOfMainOrganization'] };
const table: StatedRight[] = [
  {
    ...{ ...archive, isStateBound: false },
    verdicts: { Viewer: 'never', Editor: 'depends', Manager: 'depends', MainManager: 'always', Admin: 'never' },
  },
];
const editor: RightsOfPerson = {
  person: {
    ...{ id: 7, firstname: 'Malte', lastname: 'Friedrichs', role: 'Editor', isConfigAdmin: false, hasLeft: false },
    organization: { id: 2, name: 'Treuwacht Nord GmbH', shortName: 'TW Nord' },
  } as RightsOfPerson['person'],
  rights: [
    { ...archive, isStateBound: false, verdict: 'depends', by: ['ownerOfChance'] },
    {
      ...{ thing: 'bidDecision', right: 'OVERRULE', who: ['managerOfMainOrganization'], isStateBound: true },
      ...{ verdict: 'never', by: [] },
    },
  ],
};
const show = (answers: Answers, userId: number | null = null) =>
  showPage(
    <WithServer
      answers={{
        'administration.people.list': () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
        'users.named': () => [],
        ...answers,
      }}
    >
      <Chosen first={userId} />
    </WithServer>,
  );

/** Keeps the chosen person, as the address does. */
function Chosen({ first }: { first: number | null }) {
  const [userId, setUserId] = useState(first);
  return <RightsScreen userId={userId} onUserId={setUserId} />;
}

describe('the page of rights', () => {
  it('shows for each right and role whether it is given, and to whom', async () => {
    await show({ 'administration.rights.table': () => table });
    const row = page.getByRole('row', { name: /Archivieren/ });
    await expect.element(row.getByText(/Chance-Admin, mit der Rolle Editor/)).toBeVisible();
    const cells = row.getByRole('cell').elements();
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Nein',
      'Je nach Sache',
      'Je nach Sache',
      'Ja',
      'Nein',
    ]);
  });

  it('says of a person through what a right is given, and who has those that are not', async () => {
    await show({ 'administration.rights.ofPerson': () => editor }, 7);
    await expect.element(page.getByRole('heading', { name: /Malte Friedrichs/ })).toBeVisible();
    const chance = page.getByRole('region', { name: 'Chance', exact: true });
    await expect.element(chance.getByText('Als: Chance-Admin, mit der Rolle Editor oder Manager')).toBeVisible();
    const bid = page.getByRole('region', { name: 'Bid-Entscheidung' });
    await expect.element(bid.getByText('Das dürfen: Manager der Hauptgesellschaft')).toBeVisible();
  });

  it('says that a person who has left may nothing', async () => {
    await show(
      { 'administration.rights.ofPerson': () => ({ ...editor, person: { ...editor.person, hasLeft: true } }) },
      7,
    );
    await expect.element(page.getByText('Malte Friedrichs darf nichts mehr')).toBeVisible();
  });

  it('keeps the focus on what was pressed and in a field that is emptied', async () => {
    await show({
      'administration.rights.table': () => table,
      'administration.rights.ofPerson': () => editor,
      'users.named': () => [{ id: 7, firstname: 'Malte', lastname: 'Friedrichs' }],
    });
    await expect.element(page.getByRole('row', { name: /Archivieren/ })).toBeVisible();
    const own = page.getByRole('button', { name: 'Meine Rechte' });
    await own.click();
    await expect.element(page.getByRole('heading', { name: /Malte Friedrichs/ })).toBeVisible();
    await expect.element(own).toHaveFocus();
    await expect.element(own).toHaveAttribute('aria-disabled', 'true');
    const field = page.getByRole('combobox', { name: 'Person' });
    await expect.element(field).toHaveValue('Malte Friedrichs');
    await field.fill('');
    // The open list hides the page behind it from readers.
    await expect.element(page.getByRole('row', { name: /Archivieren/, includeHidden: true })).toBeVisible();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Ma');
    await expect.element(field).toHaveValue('Ma');
  });

  it('can be asked for again when it could not be loaded', async () => {
    let isDown = true;
    await show({
      'administration.rights.table': () => {
        if (isDown) throw refusal('NOT_PERMITTED');
        return table;
      },
    });
    await expect.element(page.getByText('Die Rechte konnten nicht geladen werden')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByRole('row', { name: /Archivieren/ })).toBeVisible();
  });
});
