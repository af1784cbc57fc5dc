import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { NewServiceScreen } from './new-service-screen.tsx';

let change = (_: Partial<Chance>) => {};

function Page() {
  const [chance, setChance] = useState(() => aChance({ organizations: [aBidder()] }));
  change = (parts) => setChance({ ...chance, ...parts });
  return (
    <ChanceContext value={chance}>
      <NewServiceScreen />
    </ChanceContext>
  );
}

const locked: Partial<Chance> = {
  state: 'pendingmarginapproval',
  denials: [{ permission: 'ADD_SERVICE', code: 'LOCKED', names: ['pendingmarginapproval'] }],
};

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('keeps what was typed of a new service when others lock the calculation, and says why it cannot be added', async () => {
  const noRates = () => {
    throw refusal('NOT_FOUND');
  };
  await showPage(
    <WithServer
      answers={{
        'customers.byId': () => ({ sites: [] }),
        'services.rateBook': noRates,
        'organizations.byId': noRates,
        'services.payGroups': () => ({ groups: [] }),
      }}
    >
      <Page />
    </WithServer>,
  );
  const label = page.getByRole('textbox', { name: 'Bezeichnung' });
  await label.fill('Posten Haupttor');
  change(locked);
  await expect.element(page.getByText(/^Gesperrt, weil über die Marge entschieden wird/).first()).toBeVisible();
  await expect.element(label).toHaveValue('Posten Haupttor');
  await expect.element(page.getByRole('button', { name: 'Leistung anlegen' })).toHaveAttribute('aria-disabled', 'true');
});
