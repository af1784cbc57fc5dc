import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { type RevenueCalculation, revenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { updateRevenueCalculation } from './revenue-calculation.ts';

let database: Database;
let tenant: ScenarioTenant;
let service: Service;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
  service = await aService(tenant, await aChanceToCalculate(tenant));
});
afterAll(() => database.close());

const rates = { night: 0.1, sunday: 0.25, sundayNight: 0.35, holiday: 0.5, holidayNight: 0.6 };
const earn = (input: RevenueCalculation) =>
  as(tenant, tenant.people.nordEditor, (work) => updateRevenueCalculation(work, { serviceId: service.id, input }));

describe('how a service earns, with 2 032 hours by day', () => {
  it.each([
    { input: { revenueCalculationType: 'Margin', margin: 0.08 }, revenue: 48_225.28032798574 / 0.92 },
    { input: { revenueCalculationType: 'Flatrate', flatRate: 60_000 }, revenue: 60_000 },
    {
      input: {
        revenueCalculationType: 'Hourlyrateabsolute',
        hourlyRateAbsolute: { day: 26, night: 28, sunday: 32, sundayNight: 35, holiday: 39, holidayNight: 42 },
      },
      revenue: 2032 * 26,
    },
    {
      input: { revenueCalculationType: 'Hourlyraterelative', hourlyRateRelative: { day: 25, ...rates } },
      revenue: 2032 * 25,
    },
  ] as const)('$input.revenueCalculationType: $revenue EUR', async ({ input, revenue }) => {
    const changed = await earn(input);
    expect(changed.revenue).toBeCloseTo(revenue, 6);
    expect(changed.totalCost).toBeCloseTo(48_225.28032798574, 6);
    expect(changed.revenueCalculationType).toBe(input.revenueCalculationType);
    const { flatRate, hourlyRateAbsolute, hourlyRateRelative } = changed;
    const kept = { flatRate, hourlyRateAbsolute, hourlyRateRelative };
    const none = { flatRate: null, hourlyRateAbsolute: null, hourlyRateRelative: null };
    const { revenueCalculationType: _, ...sent } = { margin: undefined, ...input };
    const { margin: __, ...values } = sent;
    expect(kept).toEqual({ ...none, ...values });
  });

  it('takes a margin of 99 % and refuses more', () => {
    const margin = (value: number) => revenueCalculation.safeParse({ revenueCalculationType: 'Margin', margin: value });
    expect(margin(0.99).success).toBe(true);
    expect(margin(0.9901).error?.issues[0]?.message).toBe('MARGIN_TOO_HIGH');
  });

  it('refuses a missing rate of the chosen type', () => {
    const { night: _, ...incomplete } = rates;
    const { error } = revenueCalculation.safeParse({
      revenueCalculationType: 'Hourlyraterelative',
      hourlyRateRelative: { day: 25, ...incomplete },
    });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['hourlyRateRelative.night']);
  });
});
