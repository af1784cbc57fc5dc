import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { changedOrganization } from '../../../testing/outdated-rates.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../workspace/chance-context.ts';
import { SubmissionScreen } from './submission-screen.tsx';

const updateState = vi.fn((input: unknown) => input);
const ratesChanged = vi.fn((_: unknown): unknown => ({ chanceId: 'c1', organizations: [] }));
const warnings = vi.fn((_: unknown): unknown => ({ chanceId: 'c1', warnings: [] }));
const answers: Answers = {
  'chance.updateState': updateState,
  'services.outdatedRates': ratesChanged,
  'services.warnings': warnings,
  'marginDecisions.groupsOfChance': () => ({
    groups: [
      { currentDecision: 'approved', isStale: false, operationalOrganizationShortName: 'TW Nord' },
      { currentDecision: 'open', isStale: false, operationalOrganizationShortName: 'TW Mitte' },
      { currentDecision: 'approved', isStale: true, operationalOrganizationShortName: 'TW Süd' },
    ],
  }),
};

const show = (parts: Partial<Chance>) =>
  showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance(parts)}>
        <SubmissionScreen />
      </ChanceContext>
    </WithServer>,
  );
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  ratesChanged.mockReturnValue({ chanceId: 'c1', organizations: [] });
});

describe('the submission', () => {
  it('tells others than the owner who manages it, and offers them nothing', async () => {
    await show({ state: 'readytosubmit', isOwner: false });
    await expect.element(page.getByText(/Das ist Mareike Dohm, Wacht Holding/)).toBeVisible();
    await expect.element(button('Als eingereicht markieren')).not.toBeInTheDocument();
  });

  it('is marked after a question, which says that nothing is sent to the authority', async () => {
    await show({ state: 'readytosubmit' });
    await expect.element(page.getByText(/^Zuschlag sendet nichts an die Vergabestelle/)).toBeVisible();
    await button('Als eingereicht markieren').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await expect.poll(() => updateState).toHaveBeenCalledWith({ chanceId: 'c1' });
  });

  it('shows the warnings of the prices on the page and in the question', async () => {
    const services = ['Pforte', 'Empfang', 'Streife', 'Werkschutz'].map((name, index) => ({
      ...{ id: `s${index}`, name, organizationId: 2, organization: 'TW Nord' },
    }));
    warnings.mockReturnValueOnce({
      chanceId: 'c1',
      warnings: [{ code: 'VACATION_BONUS_MISSING', detail: '2027-01-01', province: 'DE-SH', services }],
    });
    await show({ state: 'readytosubmit' });
    const words = /^Für Schleswig-Holstein ist ab 01\.01\.2027 kein Urlaubsgeld eingetragen/;
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(/Pforte \(TW Nord\).*und 1 weitere/)).toBeVisible();
    await button('Als eingereicht markieren').click();
    await expect.element(page.getByRole('alertdialog').getByText(words)).toBeVisible();
  });

  it('names the organizations whose approval is missing, also one that changed since', async () => {
    await show({ state: 'editing' });
    await expect.element(page.getByText('Es fehlen noch Margenfreigaben von TW Mitte und TW Süd.')).toBeVisible();
  });

  it('asks again when the deadline has passed', async () => {
    const { deadline } = aChance();
    await show({ state: 'readytosubmit', deadline: { ...deadline, submission: '2026-01-02' } });
    await expect.element(page.getByText('Die Abgabefrist ist vorbei.')).toBeVisible();
    await button('Als eingereicht markieren').click();
    await expect.element(page.getByText(/Ist das Angebot rechtzeitig eingegangen/)).toBeVisible();
  });

  it('with changed tables shows the difference and sends that it was confirmed', async () => {
    ratesChanged.mockReturnValue({ chanceId: 'c1', organizations: [changedOrganization()] });
    await show({ state: 'readytosubmit', ratesChanged: true });
    await button('Als eingereicht markieren').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText('Kosten +2.000,00 € (+2,0 %)')).toBeVisible();
    await expect.element(question.getByText(/Sozialversicherung ab 01\.01\.2027/)).toBeVisible();
    await question.getByRole('button', { name: 'Trotzdem einreichen' }).click();
    await expect.poll(() => updateState).toHaveBeenCalledWith({ chanceId: 'c1', confirmRatesChanged: true });
  });

  it('asks again, with the difference, when the tables changed while the question stood there', async () => {
    await show({ state: 'readytosubmit' });
    await button('Als eingereicht markieren').click();
    updateState.mockImplementationOnce(() => {
      throw refusal('RATES_CHANGED', { names: ['TW Nord'] });
    });
    ratesChanged.mockReturnValue({ chanceId: 'c1', organizations: [changedOrganization()] });
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await question.getByRole('button', { name: 'Trotzdem einreichen' }).click();
    await expect.poll(() => updateState).toHaveBeenLastCalledWith({ chanceId: 'c1', confirmRatesChanged: true });
  });

  it('takes no loss without a reason', async () => {
    await show({ state: 'submitted', submittedAt: '2026-11-10T10:00:00Z' });
    await expect.element(button('Ergebnis eintragen')).toHaveAttribute('aria-disabled', 'true');
    await page.getByText('Verloren', { exact: true }).click();
    await button('Ergebnis eintragen').click();
    await expect.element(page.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
    expect(updateState).not.toHaveBeenCalled();
    await page.getByRole('textbox', { name: 'Grund' }).fill('Preis');
    await button('Ergebnis eintragen').click();
    await expect.poll(() => updateState).toHaveBeenCalledWith({ chanceId: 'c1', won: false, reasonForLoss: 'Preis' });
  });

  it('keeps a typed reason when another person enters the outcome first, and says which', async () => {
    function MovedOn() {
      const [state, setState] = useState<Chance['state']>('submitted');
      return (
        <ChanceContext value={aChance({ state })}>
          <SubmissionScreen />
          <button type="button" onClick={() => setState('won')}>
            another person
          </button>
        </ChanceContext>
      );
    }
    await showPage(
      <WithServer answers={answers}>
        <MovedOn />
      </WithServer>,
    );
    await page.getByText('Verloren', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Grund' }).fill('Preis zu hoch');
    await button('another person').click();
    await expect.element(page.getByText(/jetzt den Status „Gewonnen“/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Grund' })).toHaveValue('Preis zu hoch');
  });

  it.each(['won', 'lost', 'notbidding', 'editing'] as const)('offers nothing to do when %s', async (state) => {
    await show({ state });
    await expect.element(page.getByRole('heading', { name: 'Einreichung' })).toBeVisible();
    expect(page.getByRole('button', { name: /eingereicht|eintragen/ }).elements()).toEqual([]);
  });
});
