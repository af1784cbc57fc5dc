import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../workspace/chance-context.ts';
import { SubmissionScreen } from './submission-screen.tsx';

const calculated = { revenue: 100_000, totalCost: 92_000, margin: 0.08, minutes: 240_000, pricePerHour: 25 };

it('goes on to the outcome after another price was sent', async () => {
  sessionStorage.clear();
  signIn();
  let submitted = () => {};
  function Page() {
    const [state, setState] = useState<Chance['state']>('readytosubmit');
    submitted = () => setState('submitted');
    return (
      <ChanceContext value={aChance({ ...calculated, state })}>
        <SubmissionScreen />
      </ChanceContext>
    );
  }
  await showPage(
    <WithServer
      answers={{
        // The stream brings the new state before the answer is handled.
        'chance.updateState': (input) => {
          submitted();
          return input;
        },
        'chance.proofs': () => ({ proofs: [], mayChange: true }),
        'services.outdatedRates': () => ({ chanceId: 'c1', organizations: [] }),
        'services.warnings': () => ({ chanceId: 'c1', warnings: [] }),
        'marginDecisions.groupsOfChance': () => ({ groups: [] }),
      }}
    >
      <Page />
    </WithServer>,
  );
  const button = (name: string) => page.getByRole('button', { name });
  await page.getByText('anderer Preis').click();
  await page.getByRole('textbox', { name: 'Preis über die ganze Laufzeit' }).fill('96000');
  await page.getByRole('textbox', { name: 'Warum dieser Preis?' }).fill('Nachlass');
  await button('Als eingereicht markieren').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Als eingereicht markieren' }).click();
  await expect.element(button('Gewonnen')).toBeVisible();
  await expect.element(page.getByText('Jemand anderes war schneller')).not.toBeInTheDocument();
});
