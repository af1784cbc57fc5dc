import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { changedOrganization } from '../../../testing/outdated-rates.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../workspace/chance-context.ts';
import { SubmissionScreen } from './submission-screen.tsx';

const updateState = vi.fn((input: unknown) => input);
const undoOutcome = vi.fn((input: unknown) => input);
const correctOutcome = vi.fn((input: unknown) => input);
const ratesChanged = vi.fn((_: unknown): unknown => ({ chanceId: 'c1', organizations: [] }));
const proofs = vi.fn((_: unknown): unknown => ({ proofs: [], mayChange: true }));
const warnings = vi.fn((_: unknown): unknown => ({ chanceId: 'c1', warnings: [] }));
const lossReasons = vi.fn((_: unknown): unknown => [
  { id: 'r1', name: 'Preis' },
  { id: 'r2', name: 'Referenzen' },
]);
const group = {
  ...{ currentDecision: 'approved', isStale: false, permissions: ['VIEW'], round: 1, autoApproved: false },
  ...{ margin: 0.08, totalCost: 92_000, revenue: 100_000, finalAt: '2026-11-04T12:10:00Z' },
};
const answers: Answers = {
  'chance.updateState': updateState,
  'chance.undoOutcome': undoOutcome,
  'chance.correctOutcome': correctOutcome,
  'chance.lossReasons': lossReasons,
  'services.outdatedRates': ratesChanged,
  'services.warnings': warnings,
  'chance.proofs': proofs,
  'marginDecisions.groupsOfChance': () => ({
    groups: [
      { ...group, id: 'g1', operationalOrganizationId: 2, operationalOrganizationShortName: 'TW Nord' },
      {
        ...{ ...group, id: 'g2', operationalOrganizationId: 3, operationalOrganizationShortName: 'TW Mitte' },
        ...{ currentDecision: 'open', revenue: null },
      },
      { ...group, id: 'g3', isStale: true, operationalOrganizationId: 4, operationalOrganizationShortName: 'TW Süd' },
    ],
  }),
  'marginDecisions.ofGroup': () => ({
    marginDecisions: [
      {
        ...{ id: 'v1', decision: 'Approve', round: 1, createdAt: '2026-11-04T12:10:00Z' },
        userOnDecision: { firstname: 'Katrin', lastname: 'Sommerfeld', organization: 'TW Nord' },
      },
    ],
  }),
};
const calculated = {
  ...{ revenue: 100_000, totalCost: 92_000, profit: 8_000, margin: 0.08, minutes: 240_000, pricePerHour: 25 },
};

const show = (parts: Partial<Chance>) =>
  showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance({ ...calculated, ...parts })}>
        <SubmissionScreen />
      </ChanceContext>
    </WithServer>,
  );
const button = (name: string) => page.getByRole('button', { name });
const question = page.getByRole('alertdialog');
const past = { ...aChance().deadline, submission: '2026-01-02' };

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  for (const mock of [updateState, undoOutcome, correctOutcome]) mock.mockClear();
  ratesChanged.mockReturnValue({ chanceId: 'c1', organizations: [] });
});

describe('the submission', () => {
  it('tells others than the owner who manages it, and offers them nothing', async () => {
    await show({ state: 'readytosubmit', isOwner: false });
    await expect.element(page.getByText(/Das ist Mareike Dohm, Wacht Holding/)).toBeVisible();
    await expect.element(button('Als eingereicht markieren')).not.toBeInTheDocument();
  });

  it('shows what is submitted: price, hourly price, margin, where to, and who approved it', async () => {
    await show({ state: 'readytosubmit', referenceNumber: 'VG-2026-118' });
    const offer = page.getByRole('region', { name: 'Angebot', exact: true });
    await expect.element(offer.getByText('100.000,00 €')).toBeVisible();
    await expect.element(offer.getByText('25,00 €')).toBeVisible();
    await expect.element(offer.getByText('8,0 %')).toBeVisible();
    const approvals = page.getByRole('region', { name: 'Freigaben' });
    await expect.element(approvals.getByText(/Katrin Sommerfeld, TW Nord/).first()).toBeVisible();
    const destination = page.getByRole('region', { name: 'Wohin' });
    await expect.element(destination.getByText('VG-2026-118')).toBeVisible();
    await expect.element(button('Aktenzeichen kopieren')).toBeVisible();
  });

  it('says what the product has checked itself', async () => {
    await show({ state: 'readytosubmit' });
    const checks = page.getByRole('region', { name: 'Prüfung vor der Abgabe' });
    await expect.element(checks.getByText('Die freigegebenen Zahlen sind unverändert')).toBeVisible();
    await expect.element(checks.getByText('Zuschlagskriterien sind vollständig')).toBeVisible();
    await expect.element(checks.getByText('Auffällige Angaben')).toBeVisible();
    await expect.element(checks.getByText(/^Umsatz: 920.000.€ geschätzt, 100.000.€ kalkuliert/)).toBeVisible();
  });

  it('is marked after a question, which names the price; the page says that nothing is sent to the authority', async () => {
    await show({ state: 'readytosubmit' });
    await expect.element(page.getByText(/^Zuschlag sendet nichts an die Vergabestelle/)).toBeVisible();
    await button('Als eingereicht markieren').click();
    await expect.element(question.getByText(/^Angeboten sind 100.000,00.€/)).toBeVisible();
    await question.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await expect.poll(() => updateState).toHaveBeenCalledWith({ chanceId: 'c1' });
  });

  it('takes another price with its reason, and says what it means before it is sent', async () => {
    await show({ state: 'readytosubmit' });
    await page.getByText('anderer Preis').click();
    await page.getByRole('textbox', { name: 'Preis über die ganze Laufzeit' }).fill('96.000,50');
    await expect.element(page.getByText(/^24,00.€ je Stunde, Marge 4,2.%/)).toBeVisible();
    await button('Als eingereicht markieren').click();
    await expect.element(page.getByText('Begründen, warum ein anderer Preis angeboten wurde.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Warum dieser Preis?' }).fill('Nachlass in der Verhandlung');
    await button('Als eingereicht markieren').click();
    await expect.element(question.getByText(/^Angeboten sind 96.000,50.€/)).toBeVisible();
    await question.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await expect
      .poll(() => updateState)
      .toHaveBeenCalledWith({
        ...{ chanceId: 'c1', offeredRevenue: 96_000.5, offeredReason: 'Nachlass in der Verhandlung' },
      });
  });

  it('keeps another price that was typed when the server does not take it', async () => {
    await show({ state: 'readytosubmit' });
    await page.getByText('anderer Preis').click();
    await page.getByRole('textbox', { name: 'Preis über die ganze Laufzeit' }).fill('96000');
    await page.getByRole('textbox', { name: 'Warum dieser Preis?' }).fill('Nachlass');
    await button('Als eingereicht markieren').click();
    updateState.mockImplementationOnce(() => {
      throw refusal('RATE_LIMITED');
    });
    await question.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Warum dieser Preis?' })).toHaveValue('Nachlass');
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
    await expect.element(question.getByText(words)).toBeVisible();
  });

  it('names the bidders whose approval is missing, also one that changed since', async () => {
    const organizations = [2, 3, 4].map((id) => aBidder({ id }));
    await show({ state: 'editing', organizations });
    await expect.element(page.getByText('Es fehlen noch Margenfreigaben von TW Mitte und TW Süd.')).toBeVisible();
    await expect.element(page.getByText('Geändert seit der Freigabe: TW Süd.')).toBeVisible();
  });

  it('names no organization that bids no longer', async () => {
    const organizations = [2, 3, 4].map((id) => aBidder({ id, isBidding: id !== 3 }));
    await show({ state: 'editing', organizations });
    await expect.element(page.getByText('Es fehlen noch Margenfreigaben von TW Süd.')).toBeVisible();
  });

  it('asks for a confirmation of its own when the deadline has passed', async () => {
    await show({ state: 'readytosubmit', deadline: past });
    await button('Als eingereicht markieren').click();
    await expect.element(question.getByText('Die Abgabefrist ist vorbei.')).toBeVisible();
    await expect
      .element(question.getByRole('button', { name: 'Trotzdem einreichen' }))
      .toHaveAttribute('aria-disabled', 'true');
    await question.getByText(/rechtzeitig eingegangen/).click();
    await question.getByRole('button', { name: 'Trotzdem einreichen' }).click();
    await expect.poll(() => updateState).toHaveBeenCalledWith({ chanceId: 'c1', confirmDeadlinePassed: true });
  });

  it('with changed tables shows the difference and sends that it was confirmed', async () => {
    ratesChanged.mockReturnValue({ chanceId: 'c1', organizations: [changedOrganization()] });
    await show({ state: 'readytosubmit', ratesChanged: true });
    await button('Als eingereicht markieren').click();
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
    await question.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await expect.element(question.getByText('Kosten +2.000,00 € (+2,0 %)')).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Trotzdem einreichen' })).toBeVisible();
  });
});

describe('the outcome', () => {
  const dialog = page.getByRole('dialog');

  it('of a won Chance takes one confirmation, and offers to undo it', async () => {
    await show({ state: 'submitted' });
    await button('Gewonnen').click();
    await dialog.getByRole('button', { name: 'Als gewonnen eintragen' }).click();
    await expect.poll(() => updateState).toHaveBeenCalledWith({ chanceId: 'c1', won: true, winningPrice: null });
    await button('Rückgängig').click();
    await expect.poll(() => undoOutcome).toHaveBeenCalledWith({ chanceId: 'c1' });
    await expect.element(page.getByText('Das Ergebnis ist zurückgenommen.')).toBeVisible();
  });

  it('of a lost one asks for a reason of the list and for words, at their fields', async () => {
    await show({ state: 'submitted' });
    await button('Verloren').click();
    await dialog.getByRole('button', { name: 'Als verloren eintragen' }).click();
    await expect.element(dialog.getByText('Grund wählen.')).toBeVisible();
    expect(updateState).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: 'Grund' }).click();
    await page.getByRole('option', { name: 'Preis' }).click();
    await dialog.getByRole('textbox', { name: 'In eigenen Worten' }).fill('8 % über dem Gewinner');
    await dialog.getByRole('textbox', { name: /^Wer hat gewonnen/ }).fill('Wachdienst Elbe');
    await dialog.getByRole('textbox', { name: /^Preis des Gewinners/ }).fill('92.500');
    await dialog.getByRole('button', { name: 'Als verloren eintragen' }).click();
    await expect
      .poll(() => updateState)
      .toHaveBeenCalledWith({
        ...{ chanceId: 'c1', won: false, lossReasonId: 'r1', reasonForLoss: '8 % über dem Gewinner' },
        ...{ winner: 'Wachdienst Elbe', winningPrice: 92_500 },
      });
  });

  it('of a lost one takes words alone where no list is kept', async () => {
    lossReasons.mockReturnValueOnce([]);
    await show({ state: 'submitted' });
    await button('Verloren').click();
    await dialog.getByRole('textbox', { name: 'In eigenen Worten' }).fill('Preis');
    await dialog.getByRole('button', { name: 'Als verloren eintragen' }).click();
    await expect
      .poll(() => updateState)
      .toHaveBeenCalledWith(expect.objectContaining({ won: false, lossReasonId: null, reasonForLoss: 'Preis' }));
  });

  it('keeps typed words when another person enters the outcome first, and says which', async () => {
    function MovedOn() {
      const [state, setState] = useState<Chance['state']>('submitted');
      // Another person acts while the dialog stands above the page.
      Object.assign(window, { moveOn: () => setState('won') });
      return (
        <ChanceContext value={aChance({ ...calculated, state })}>
          <SubmissionScreen />
        </ChanceContext>
      );
    }
    await showPage(
      <WithServer answers={answers}>
        <MovedOn />
      </WithServer>,
    );
    await button('Verloren').click();
    await dialog.getByRole('textbox', { name: 'In eigenen Worten' }).fill('Preis zu hoch');
    (window as unknown as { moveOn: () => void }).moveOn();
    await expect.element(page.getByText(/jetzt den Status „Gewonnen“/)).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'In eigenen Worten' })).toHaveValue('Preis zu hoch');
    await expect
      .element(dialog.getByRole('button', { name: 'Als verloren eintragen' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('shows winner and price, and is taken back with a reason by a person with the right', async () => {
    await show({
      ...{ state: 'lost', lossReason: 'Preis', reasonForLoss: 'Zu teuer', winner: 'Wachdienst Elbe' },
      ...{ winningPrice: 92_500, mayCorrectOutcome: true },
    });
    await expect.element(page.getByText('Wachdienst Elbe')).toBeVisible();
    await expect.element(page.getByText(/−7,5.% zu unserem Angebot/)).toBeVisible();
    await button('Ergebnis berichtigen').click();
    await dialog.getByRole('button', { name: 'Ergebnis zurücknehmen' }).click();
    await expect.element(dialog.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Was war falsch?' }).fill('Anderes Los');
    await dialog.getByRole('button', { name: 'Ergebnis zurücknehmen' }).click();
    await expect.poll(() => correctOutcome).toHaveBeenCalledWith({ chanceId: 'c1', reason: 'Anderes Los' });
  });

  it.each(['won', 'lost', 'notbidding', 'editing'] as const)('offers nothing to do when %s', async (state) => {
    await show({ state });
    await expect.element(page.getByRole('heading', { name: 'Einreichung' })).toBeVisible();
    expect(page.getByRole('button', { name: /eingereicht|eintragen|berichtigen/ }).elements()).toEqual([]);
  });
});
