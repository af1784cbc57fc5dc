import type { RateImpact } from '@zuschlag/validation/services/rates/rate-impact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anImpact } from '../../../testing/outdated-rates.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage, speak } from '../../../testing/show.tsx';
import { RateImpactPanel } from './rate-impact-panel.tsx';
import type { RateChanges } from './use-rate-impact.ts';

const start = vi.fn((_: unknown): RateImpact => anImpact());
const poll = vi.fn((_: unknown): RateImpact => anImpact());
const answers: Answers = { 'services.startRateImpact': start, 'services.rateImpact': poll };

const row: RateChanges = { add: { socialSecurity: [{ activeFrom: '2027-01-01', value: 0.22 }] } };
const show = (changes: RateChanges = row) =>
  showPage(
    <WithServer answers={answers}>
      <RateImpactPanel changes={changes} />
    </WithServer>,
  );

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the effect of a row', () => {
  it('counts Chances and services, says how far the costs move, and names the Chances', async () => {
    await show();
    const panel = page.getByRole('region', { name: 'Wirkung auf offene Chancen' });
    await expect.element(panel.getByText('Betrifft 14 offene Chancen, 37 Leistungen')).toBeVisible();
    await expect.element(panel.getByText('Kosten +12.345,67 € (+0,8 %)')).toBeVisible();
    const [, first, second] = panel.getByRole('row').elements();
    expect(first?.textContent).toContain('Objektschutz Klinikum Havelaue');
    expect(first?.textContent).toContain('TW Nord · In Bearbeitung · 3 Leistungen');
    expect(first?.textContent).toContain('+8.000,00\u00a0€');
    expect(second?.textContent).toContain('Einreichbereit · 1 Leistung');
    expect(start).toHaveBeenCalledExactlyOnceWith(row);
  });

  it('says so when no Chance is touched', async () => {
    start.mockReturnValue(anImpact({ chances: 0, services: 0, costBefore: 0, costAfter: 0, touched: [] }));
    await show();
    await expect.element(page.getByText('Betrifft keine offene Chance.')).toBeVisible();
    expect(page.getByRole('table').elements()).toEqual([]);
  });

  it('of wages names the services with another wage in the table and those below it', async () => {
    const none = { chances: 0, services: 0, costBefore: 0, costAfter: 0, touched: [] };
    const chance = { chanceId: 'c1', shortNumber: 'CH-2026-0042', name: 'Objektschutz Klinikum', state: 'editing' };
    const chances = [{ ...chance, organizationId: 2, organization: 'TW Nord', services: 3, below: 1 }];
    start.mockReturnValue(anImpact({ ...none, wages: { services: 3, below: 1, chances } }));
    const wage = { activeFrom: '2027-01-01', province: 'DE', payGroup: 'Gruppe 2', hourlyWage: 16 } as const;
    await show({ add: { wage: [wage] } });
    await expect.element(page.getByText('Die Tabelle nennt für 3 Leistungen einen anderen Lohn.')).toBeVisible();
    await expect
      .element(page.getByText('1 zahlt dann weniger als die Tabelle. Eingetragene Löhne bleiben.'))
      .toBeVisible();
    await expect.element(page.getByText(/TW Nord · In Bearbeitung · 3 Leistungen · 1 unter der Tabelle/)).toBeVisible();
    expect(page.getByText('Betrifft keine offene Chance.').elements()).toEqual([]);
  });

  it('warns of services without a price and of the last row in force', async () => {
    const [first] = anImpact().touched;
    start.mockReturnValue(
      anImpact({ unpriced: 3, orphanedSeries: 1, touched: first ? [{ ...first, costAfter: null }] : [] }),
    );
    await show({ remove: [{ table: 'socialSecurity', id: 'r1' }] });
    await expect.element(page.getByText(/3 Leistungen hätten keinen Preis mehr/)).toBeVisible();
    await expect.element(page.getByText(/Es ist die letzte Zeile, die heute gilt/)).toBeVisible();
    await expect.element(page.getByText('kein Preis', { exact: true })).toBeVisible();
  });

  it('that leaves no service a price says so instead of a difference of 0,00 €', async () => {
    const [first] = anImpact().touched;
    const touched = first ? [{ ...first, costBefore: 0, costAfter: null }] : [];
    start.mockReturnValue(anImpact({ services: 31, unpriced: 31, costBefore: 0, costAfter: 0, touched }));
    await show({ remove: [{ table: 'liabilityInsurance', id: 'r1' }] });
    const panel = page.getByRole('region', { name: 'Wirkung auf offene Chancen' });
    await expect.element(panel.getByText('Kein Preis mehr', { exact: true })).toBeVisible();
    expect(panel.element().textContent).not.toContain('0,00');
  });

  it('that costs some services their price names the difference of the others', async () => {
    start.mockReturnValue(anImpact({ unpriced: 3 }));
    await show();
    await expect.element(page.getByText('Kosten der übrigen +12.345,67 € (+0,8 %)')).toBeVisible();
  });

  it('follows a long computation until it is done', async () => {
    start.mockReturnValue(anImpact({ state: 'running', done: 0, total: 900 }));
    poll
      .mockReturnValueOnce(anImpact({ state: 'running', done: 400, total: 900 }))
      .mockReturnValue(anImpact({ services: 900 }));
    await show();
    await expect.element(page.getByText('400 von 900 Leistungen')).toBeVisible();
    await expect.element(page.getByText('Betrifft 14 offene Chancen, 900 Leistungen')).toBeVisible();
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('that cannot be computed says so and can be asked for again', async () => {
    start.mockImplementation(() => {
      throw refusal('UNAVAILABLE');
    });
    await show();
    await expect.element(page.getByText('Die Wirkung konnte nicht berechnet werden')).toBeVisible();
    start.mockReset();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByText('Betrifft 14 offene Chancen, 37 Leistungen')).toBeVisible();
  });

  it('that failed in the background is started anew', async () => {
    start.mockReturnValueOnce(anImpact({ state: 'running', done: 0, total: 900 }));
    poll.mockReturnValueOnce(anImpact({ state: 'failed' }));
    await show();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByText('Betrifft 14 offene Chancen, 37 Leistungen')).toBeVisible();
  });

  it.each([{}, { add: { holiday: [] } }, { remove: [] }])('asks nothing for the empty change %j', async (changes) => {
    const { screen } = await show(changes);
    expect(screen.container.textContent).toBe('');
    expect(start).not.toHaveBeenCalled();
  });

  it('reads in English and fits a phone', async () => {
    await page.viewport(390, 800);
    await show();
    await speak('en');
    await expect.element(page.getByText('Touches 14 open Chances, 37 services')).toBeVisible();
    await expect.element(page.getByText('Cost +€12,345.67 (+0.8%)')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
