import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { MarginActionsOfChance } from './margin-actions-of-chance.tsx';

/** The step of another person, as the event stream tells it. */
let moveTo: (state: Chance['state']) => void;

function Actions() {
  const [state, setState] = useState<Chance['state']>('pendingmarginapproval');
  moveTo = setState;
  return <MarginActionsOfChance chance={aChance({ state })} />;
}

const show = () =>
  showPage(
    <WithServer
      answers={{
        'chance.byId': () => aChance({ state: 'pendingmarginapproval' }),
        'marginDecisions.groupsOfChance': () => ({ groups: [] }),
      }}
    >
      <Actions />
    </WithServer>,
  );
const reason = () => page.getByRole('textbox', { name: 'Grund' });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the request for new figures, while another person acts', () => {
  it('stays with its reason when the Chance moved on, and says where it is now', async () => {
    await show();
    await page.getByRole('button', { name: 'Neukalkulation anfordern' }).click();
    await reason().fill('Neue Zeiten des Kunden');
    moveTo('editing');
    await expect.element(page.getByText(/Die Chance hat jetzt den Status/)).toBeVisible();
    await expect.element(reason()).toHaveValue('Neue Zeiten des Kunden');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(page.getByRole('button', { name: 'Margenfreigabe anfragen' })).toBeVisible();
  });

  it('says nothing when it can still be sent', async () => {
    await show();
    await page.getByRole('button', { name: 'Neukalkulation anfordern' }).click();
    await reason().fill('Neue Zeiten des Kunden');
    moveTo('readytosubmit');
    await expect.element(reason()).toHaveValue('Neue Zeiten des Kunden');
    expect(page.getByText(/Die Chance hat jetzt den Status/).elements()).toEqual([]);
  });
});
