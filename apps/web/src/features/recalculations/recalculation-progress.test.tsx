import type { Recalculation } from '@zuschlag/validation/recalculations/recalculations';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage, speak } from '../../testing/show.tsx';
import { RecalculationNotice } from './recalculation-notice.tsx';

const run: Recalculation = {
  ...{ id: 'r1', chanceId: 'c1', state: 'running', step: 'recalculating', percent: 72, done: 12, total: 40 },
  ...{ startDate: '2027-02-01', endDate: '2028-01-31', startedById: 99, startedByName: 'Katrin Sommerfeld' },
  ...{ isCopy: false, cause: 'contract' as const, failed: [], createdAt: '2026-11-22T10:00:00Z', finishedAt: null },
};
const running = { id: 'r1', step: 'recalculating', percent: 72, done: 12, total: 40 } as const;
const show = (last: Recalculation) =>
  showPage(
    <WithServer answers={{ 'recalculations.ofChance': () => ({ chanceId: 'c1', last }) }}>
      <RecalculationNotice chance={aChance({ recalculation: running })} />
    </WithServer>,
  );

beforeEach(() => signIn());

describe('the recalculation of a Chance', () => {
  it('shows to all who look who started it and how far it is', async () => {
    await show(run);
    await expect
      .element(page.getByText('Katrin Sommerfeld ändert die Laufzeit, die Leistungen werden neu berechnet'))
      .toBeVisible();
    const bar = page.getByRole('progressbar', { name: '12 von 40 berechnet' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '72');
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });

  it('holds the person who moved the contract in a dialog without a way to close it', async () => {
    await show({ ...run, startedById: 7 });
    const dialog = page.getByRole('dialog', { name: 'Die Leistungen werden neu berechnet' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByRole('button').elements()).toHaveLength(0);
  });

  it('names the services that failed, each with its reason, until the notice is closed', async () => {
    const problem = { code: 'OUTSIDE_CONTRACT', table: null, province: null, date: null };
    const failed = [{ serviceId: 's1', serviceName: 'Silvesterwache', problem }];
    await show({ ...run, state: 'applied', step: 'failed', percent: 100, failed });
    const notice = page.getByRole('alert');
    await expect.element(notice.getByText(/die Neuberechnung der Leistungen ist fehlgeschlagen/)).toBeVisible();
    await expect.element(notice.getByText(/Silvesterwache: Zeiten liegen außerhalb der Laufzeit./)).toBeVisible();
  });

  it('says in English that everything is as before when it was undone, and fits a phone', async () => {
    await page.viewport(390, 800);
    await show({ ...run, state: 'undone', step: 'failed', percent: 100 });
    await speak('en');
    await expect
      .element(page.getByRole('alert').getByText(/A problem has occurred, service recalculation failed./))
      .toBeVisible();
    await expect
      .element(page.getByRole('alert').getByText(/The contract and the services are as before./))
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
