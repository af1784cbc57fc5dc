import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService, dayShift, nightShift } from '../../testing/services.ts';
import { previewContractMove } from './preview.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

describe('the preview of other contract days', () => {
  it('names the shifts that are cut or dropped, and the service of which nothing remains', async () => {
    const chanceId = await aChanceToCalculate(tenant);
    await aService(tenant, chanceId, { name: 'Empfang' });
    const spring = { ...dayShift, startDate: '2027-01-15', endDate: '2027-04-30' };
    const first = { ...nightShift, startDate: '2027-01-01', endDate: '2027-01-06' };
    await aService(tenant, chanceId, { name: 'Pforte', shifts: [dayShift, spring, first] as never });
    await aService(tenant, chanceId, { name: 'Silvester', shifts: [first] as never });
    const preview = (startDate: string, endDate: string) =>
      as(tenant, tenant.people.nordViewer, (work) => previewContractMove(work, { chanceId, startDate, endDate }));
    const { services, isWorthAsking } = await preview('2027-02-01', '2027-03-31');
    expect(isWorthAsking).toBe(true);
    expect(services.map(({ serviceName, effect }) => [serviceName, effect])).toEqual([
      ['Empfang', 'recalculated'],
      ['Pforte', 'cut'],
      ['Silvester', 'fails'],
    ]);
    expect(services[1]?.cuts).toMatchObject([
      {
        ...{ label: '08:00–16:00', startDate: '2027-01-15', endDate: '2027-04-30' },
        ...{ newStartDate: '2027-02-01', newEndDate: '2027-03-31', isDropped: false },
      },
      { label: '22:00–06:00', newStartDate: null, newEndDate: null, isDropped: true },
    ]);
    const longer = await preview('2026-12-01', '2028-12-31');
    expect(longer.services.every(({ effect, cuts }) => effect === 'recalculated' && cuts.length === 0)).toBe(true);
  });
});
