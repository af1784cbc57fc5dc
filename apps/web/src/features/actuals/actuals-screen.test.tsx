import type { ActualsOfOrganization, ComparedMonth, ContractActuals } from '@zuschlag/validation/actuals/actuals';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { recordedConflict, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { ActualsScreen } from './actuals-screen.tsx';

const outcome = (income: number, cost: number) => ({
  ...{ income, cost, profit: income - cost, margin: income === 0 ? null : (income - cost) / income },
});
const times = (isKnown: boolean): ComparedMonth['times'] =>
  tariffPeriods.map((kindOfTime) => {
    const isDay = kindOfTime === 'day';
    const planned = { hours: 200, absenceHours: 40, payCost: 4_700, otherCost: 150, income: 5_300 };
    const nothing = { hours: 0, absenceHours: 0, payCost: 0, otherCost: 0, income: 0 };
    const actual = { hours: 210, absenceHours: 60, payCost: 5_300, income: 5_300, isInvoiced: false };
    return {
      ...{ kindOfTime, planned: isDay ? planned : nothing },
      actual: isKnown ? (isDay ? actual : { ...nothing, isInvoiced: false }) : null,
    };
  });
const variances = { payCost: 600, hours: 240, kindOfTime: 0, absence: 320, wage: 40, income: 0, profit: -600 };
const january: ComparedMonth = {
  ...{ month: '2026-01-01', version: 3, changedBy: null, changedAt: null, times: times(true) },
  ...{ planned: outcome(5_300, 4_850), actual: outcome(5_300, 5_450), variances },
};
const february: ComparedMonth = {
  ...{ month: '2026-02-01', version: 0, changedBy: null, changedAt: null, times: times(false) },
  ...{ planned: outcome(5_300, 4_850), actual: null, variances: null },
};
const nord: ActualsOfOrganization = {
  ...{ operationalOrganizationId: 2, operationalOrganizationShortName: 'TW Nord', isHidden: false, mayEnter: true },
  ...{ approvedMargin: 0.08, isBelowApproved: true, problems: [], areRatesGone: false, months: [january, february] },
  contract: outcome(10_600, 9_700),
  soFar: { months: 1, times: january.times, planned: january.planned, actual: outcome(5_300, 5_450), variances },
};
const found = (organizations: ActualsOfOrganization[]): ContractActuals => ({
  ...{ chanceId: 'c1', isWon: true, currentMonth: '2026-03-01', organizations, total: null },
});

type Sent = { version: number; times: object };
const update = vi.fn((sent: Sent): unknown => ({
  ...{ chanceId: 'c1', operationalOrganizationId: 2, month: '2026-02-01', times: sent.times },
  version: sent.version + 1,
}));
const show = (answer: ContractActuals | Error, state: 'won' | 'submitted' = 'won') =>
  showPage(
    <WithServer
      answers={{
        'actuals.ofChance': () => {
          if (answer instanceof Error) throw answer;
          return answer;
        },
        'actuals.updateMonth': update,
        'actuals.imports': () => [],
      }}
    >
      <ChanceContext value={aChance({ state })}>
        <ActualsScreen />
      </ChanceContext>
    </WithServer>,
  );
const textOf = (name: string) =>
  expect.poll(() => page.getByRole('region', { name }).element().textContent?.replaceAll('\u00a0', ' '));

beforeEach(() => {
  sessionStorage.clear();
  update.mockClear();
  signIn();
});

describe('plan and actual of a won contract', () => {
  it('shows months with what differs and why, and marks a margin below the approved one', async () => {
    await show(found([nord]));
    await expect.element(page.getByText('Marge unter der genehmigten')).toBeVisible();
    await textOf('Soll und Ist nach Monaten').toContain('600,00 €');
    await page.getByRole('button', { name: '01.2026' }).click();
    await textOf('Soll und Ist nach Monaten').toContain('210,00 h statt 200,00 h');
    await textOf('Soll und Ist nach Monaten').toContain('320,00 €');
  });

  it('sends what is typed for the next month, with the version that was seen', async () => {
    await show(found([nord]));
    await page.getByRole('button', { name: '02.2026 eintragen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ist-Werte von 02.2026' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByText(/Sobald bei einer ein Erlös steht, zählen die leeren als 0 €/)).toBeVisible();
    await dialog.getByLabelText('Stunden', { exact: true }).first().fill('198,5');
    await dialog.getByLabelText('Ausfallstunden', { exact: true }).first().fill('44');
    await dialog.getByLabelText('Lohnkosten', { exact: true }).first().fill('4.812,30');
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await expect.poll(() => update).toHaveBeenCalledTimes(1);
    expect(update.mock.calls[0]?.[0]).toMatchObject({
      ...{ chanceId: 'c1', operationalOrganizationId: 2, month: '2026-02-01', version: 0 },
      times: {
        day: { hours: 198.5, absenceHours: 44, payCost: 4_812.3, income: null },
        night: { hours: 0, absenceHours: 0, payCost: 0, income: null },
      },
      base: { 'times.day.hours': null, 'times.night.hours': 0 },
    });
  });

  it('asks about a field that another person changed as well, and keeps what was typed', async () => {
    update.mockImplementationOnce(() => {
      throw recordedConflict('actualMonth');
    });
    await show(found([nord]));
    await page.getByRole('button', { name: '01.2026' }).click();
    await page.getByRole('button', { name: 'Ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ist-Werte von 01.2026' });
    await dialog.getByLabelText('Stunden', { exact: true }).first().fill('164');
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    const question = page.getByRole('dialog', { name: 'Jemand anderes hat zuerst gespeichert' });
    await expect.element(question.getByRole('radiogroup', { name: 'Tag: Stunden' })).toBeVisible();
    await expect.element(question.getByText(/164,00 h/)).toBeVisible();
    await expect.element(question.getByText(/162,00 h/)).toBeVisible();
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect.element(dialog.getByLabelText('Stunden', { exact: true }).first()).toHaveValue('164');
  });

  it('says that the month was removed, keeps what was typed and enters it as a new month', async () => {
    update.mockImplementationOnce(() => {
      throw refusal('NOT_FOUND');
    });
    await show(found([nord]));
    await page.getByRole('button', { name: '01.2026' }).click();
    await page.getByRole('button', { name: 'Ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ist-Werte von 01.2026' });
    await dialog.getByLabelText('Stunden', { exact: true }).first().fill('205');
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await expect.element(dialog.getByText('Die Ist-Werte dieses Monats wurden inzwischen entfernt.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Als neuen Monat eintragen' }).click();
    await expect.poll(() => update).toHaveBeenCalledTimes(2);
    expect(update.mock.calls[0]?.[0]).toMatchObject({ version: 3 });
    expect(update.mock.calls[1]?.[0]).toMatchObject({ version: 0, times: { day: { hours: 205, payCost: 5_300 } } });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('folds the months that are still to come', async () => {
    const april = { ...february, month: '2026-04-01' };
    await show(found([{ ...nord, months: [january, april] }]));
    await expect.element(page.getByRole('button', { name: '01.2026' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '04.2026' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: '1 späteren Monat zeigen' }).click();
    await page.getByRole('button', { name: '04.2026' }).click();
    await expect.element(page.getByRole('button', { name: 'Eintragen' })).not.toBeInTheDocument();
  });

  it('says whose actuals are hidden', async () => {
    await show(found([{ ...nord, isHidden: true, mayEnter: false, months: [], soFar: null, contract: null }]));
    await expect.element(page.getByText(/^Die Ist-Werte dieser Gesellschaft sehen nur sie selbst/)).toBeVisible();
  });

  it('stands for won Chances only', async () => {
    await show(found([]), 'submitted');
    await expect.element(page.getByText('Noch kein Soll-Ist-Vergleich')).toBeVisible();
  });

  it('says that it could not be loaded', async () => {
    await show(refusal('UNAVAILABLE'));
    await expect.element(page.getByText('Der Soll-Ist-Vergleich konnte nicht geladen werden')).toBeVisible();
  });
});
