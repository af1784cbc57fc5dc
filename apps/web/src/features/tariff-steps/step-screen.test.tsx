import type { TariffStep, TariffStepEffect, TariffStepSums } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { StepScreen } from './step-screen.tsx';
import { StepsScreen } from './steps-screen.tsx';

const row = { id: 'r1', province: 'DE', payGroup: 'Gruppe 2', activeFrom: '2027-07-01', hourlyWage: 16.6 } as const;
const draft: TariffStep = {
  ...{ id: 's1', organizationId: 1, organization: 'Wacht Holding', name: 'Lohnrunde 2027', rows: [row] },
  ...{ activeFrom: '2027-07-01', version: 2, createdAt: '2026-11-28T10:00:00.000Z', realSince: null },
  createdBy: {
    id: 7,
    firstname: 'Mareike',
    lastname: 'Dohm',
    picture: null,
    organizationId: 1,
    organization: 'Wacht Holding',
  },
};
const sums: TariffStepSums = {
  ...{ costBefore: 32_316.43, costAfter: 33_517.93, incomeBefore: 35_126.56, incomeAfter: 36_048.63 },
  ...{ clauseIncome: 922.07, marginBefore: 0.08, marginAfter: 0.0702 },
};
const effect: TariffStepEffect = {
  ...{
    id: 's1',
    version: 2,
    activeFrom: '2027-07-01',
    total: sums,
    services: 2,
    movedServices: 1,
    unpriced: 1,
    omitted: 0,
  },
  chances: [
    {
      ...{ chanceId: 'c1', shortNumber: 'CH-2026-0042', name: 'Rathaus Empfang', state: 'won', kind: 'BOUND' },
      ...{ customerId: 'k1', customer: 'Stadt Essen', endDate: '2027-12-31', escalationClause: 0.7 },
      ...{ services: 2, unpriced: 1, sums, hasLetter: true, noLetter: null },
      ...{ contractCostBefore: 62_429.47, contractCostAfter: 63_630.97 },
    },
  ],
  customers: [{ customerId: 'k1', customer: 'Stadt Essen', chances: 1, sums }],
  months: [{ month: '2027-07-01', chances: 1, sums }],
};

let step: TariffStep;
const makeReal = vi.fn(() => {
  step = { ...step, realSince: '2026-11-28T11:00:00.000Z', version: 3 };
  return step;
});
const answers: Answers = {
  'tariffSteps.byId': () => step,
  'tariffSteps.effect': () => effect,
  'tariffSteps.makeReal': makeReal,
  'tariffSteps.list': () => ({ steps: [step], mayAdd: true }),
  'exports.list': () => [],
};
const show = (more: Answers = {}) =>
  showPage(
    <WithServer answers={{ ...answers, ...more }}>
      <StepScreen id="s1" />
    </WithServer>,
  );
const says = (name: string, text: string) =>
  expect
    .poll(() => page.getByRole('region', { name }).element().textContent?.replaceAll('\u00a0', ' '))
    .toContain(text);
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  step = draft;
  makeReal.mockClear();
});

describe('a tariff step', () => {
  it('shows what it costs, what the clause returns and what is left, by contract, customer and month', async () => {
    await show();
    await says('Wirkung je Vertrag und Chance', 'Klausel 70 %');
    await says('Wirkung je Vertrag und Chance', '1.201,50 €35.126,56 €922,07 €−279,43 €8,00 %7,02 %');
    await expect.element(page.getByText(/1 Leistung hat ohne oder mit/)).toBeVisible();
    await expect.element(page.getByText(/1 von 2 Leistungen/)).toBeVisible();
    await page.getByRole('tab', { name: /Monate/ }).click();
    await says('Wirkung je Monat', '07.2027');
  });

  it('becomes real with the version that was seen, and stays to read', async () => {
    await show();
    await button('In die Lohntabelle übernehmen').click();
    await button('Übernehmen').click();
    await expect.element(page.getByText(/übernommen am/).first()).toBeVisible();
    expect(makeReal).toHaveBeenCalledWith({ id: 's1', version: 2 });
    await expect.element(button('Zeile hinzufügen')).not.toBeInTheDocument();
  });

  it('does not become real while the effect that is shown is that of other rows', async () => {
    await show({ 'tariffSteps.effect': () => ({ ...effect, version: 1 }) });
    await says('Wirkung je Vertrag und Chance', 'Klausel 70 %');
    await expect.element(button('In die Lohntabelle übernehmen')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Verwerfen')).not.toHaveAttribute('aria-disabled');
  });

  it('asks no more once its rows have changed, and shows those of the other person', async () => {
    const other = { ...row, id: 'r2', payGroup: 'Gruppe 3' };
    await show({
      'tariffSteps.makeReal': () => {
        step = { ...draft, rows: [row, other], version: 3 };
        throw refusal('TARIFF_STEP_CHANGED');
      },
    });
    await button('In die Lohntabelle übernehmen').click();
    await button('Übernehmen').click();
    await expect.element(page.getByText(/haben sich inzwischen geändert/)).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await says('Löhne', 'Gruppe 3');
  });

  it('has a letter for each contract whose price the clause moves, and all of them as one archive', async () => {
    const exportLetters = vi.fn(() => ({}));
    const [bound] = effect.chances;
    const fixed = { ...bound, chanceId: 'c2', name: 'Messe', escalationClause: null, hasLetter: false };
    const moved = { ...fixed, chanceId: 'c3', name: 'Hafen', escalationClause: 0.7, noLetter: 'WAGE_MOVED' };
    await show({
      'tariffSteps.effect': () => ({ ...effect, chances: [bound, fixed, moved] }),
      'exports.exportTariffStepLetters': exportLetters,
    });
    const fetched = vi.spyOn(window, 'fetch');
    await button('Anschreiben zu „Rathaus Empfang“ als Word-Dokument').click();
    const asked = () => fetched.mock.calls.map(([address]) => String(address));
    await expect.poll(asked).toContainEqual(expect.stringMatching(/\/letters\/s1\/c1\/docx\?language=de$/));
    fetched.mockRestore();
    await expect.element(button('Anschreiben zu „Messe“ als PDF')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Kein Anschreiben: Der Preis ist aus einem anderen Lohn/)).toBeVisible();
    await expect.element(page.getByText(/Vermerk „Entwurf“/)).toBeVisible();
    await button('Alle als ZIP').click();
    await expect.poll(() => exportLetters.mock.calls).toEqual([[{ id: 's1', language: 'de' }]]);
  });

  it('says what could not be loaded, and begins empty with a reason', async () => {
    await show({
      'tariffSteps.byId': () => {
        throw refusal('NOT_FOUND');
      },
    });
    await expect.element(page.getByText('Der Tarifschritt konnte nicht geladen werden')).toBeVisible();
  });

  it('is listed with its state; people who keep no table read why there is none', async () => {
    await showPage(
      <WithServer answers={{ ...answers, 'tariffSteps.list': () => ({ steps: [], mayAdd: false }) }}>
        <StepsScreen />
      </WithServer>,
    );
    await expect.element(page.getByText('Keine Tarifschritte für Sie')).toBeVisible();
    await expect.element(button('Neuer Tarifschritt')).not.toBeInTheDocument();
  });
});
