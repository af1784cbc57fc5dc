import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
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

it('takes winner and price from the notice of the award into the dialog of the outcome', async () => {
  sessionStorage.clear();
  signIn();
  let uploads = 0;
  const declared = vi.fn((_input: unknown): unknown => aChance({ ...calculated, state: 'lost' }));
  const lot = { lotTitle: null, isAwarded: true, tenders: 4, isOwn: false };
  await showPage(
    <WithServer
      answers={{
        'chance.updateState': declared,
        'chance.lossReasons': () => [],
        'marginDecisions.groupsOfChance': () => ({ groups: [] }),
        'POST /files': () => {
          uploads += 1;
          return { id: `file ${uploads}`, name: 'a.xml', size: 4, documentProblem: null };
        },
        'chance.readAwardNotice': ({ fileId }: { fileId: string }) => {
          if (fileId === 'file 1') throw refusal('DOCUMENT_REFUSED', { names: ['Rechnung.xml'] });
          return {
            ...{ title: 'Bewachung', buyer: 'Stadt Eichstedt', reference: 'ZV-9', publicationNumber: null },
            ...{ publishedOn: '2026-11-20', hasOtherReference: true, likelyLot: null },
            lots: [
              { ...lot, lotNumber: '1', winners: ['Objektschutz AG'], price: 1 },
              { ...lot, lotNumber: '2', winners: ['Wachdienst Nord GmbH'], price: 80_000 },
            ],
          };
        },
      }}
    >
      <ChanceContext value={aChance({ ...calculated, state: 'submitted', referenceNumber: 'ZV-8' })}>
        <SubmissionScreen />
      </ChanceContext>
    </WithServer>,
  );
  const button = (name: string) => page.getByRole('button', { name });
  const choose = (name: string) =>
    userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['<a/>'], name));
  await button('Aus Bekanntmachung übernehmen').click();
  await expect.element(button('Datei wählen')).toBeVisible();
  await choose('Rechnung.xml');
  await expect
    .element(page.getByText('Rechnung.xml ist keine Bekanntmachung im XML von eForms oder TED.'))
    .toBeVisible();
  await choose('Ergebnis.xml');
  await expect.element(page.getByText(/^Das Aktenzeichen der Chance ist ein anderes: ZV-8/)).toBeVisible();
  // Which lot is meant is not sure, so nothing is proposed yet.
  await expect.element(button('Weiter zu „Verloren“')).not.toBeInTheDocument();
  await button('Los dieser Chance').click();
  await page.getByRole('option', { name: '2' }).click();
  await expect.element(page.getByText('+25,0 %')).toBeVisible();
  await button('Weiter zu „Verloren“').click();
  await expect.element(page.getByRole('textbox', { name: /^Wer hat gewonnen/ })).toHaveValue('Wachdienst Nord GmbH');
  await page.getByRole('textbox', { name: /^In eigenen Worten/ }).fill('Preis');
  await button('Als verloren eintragen').click();
  await expect
    .poll(() => declared.mock.lastCall?.[0])
    .toMatchObject({ won: false, winner: 'Wachdienst Nord GmbH', winningPrice: 80_000, reasonForLoss: 'Preis' });
});
