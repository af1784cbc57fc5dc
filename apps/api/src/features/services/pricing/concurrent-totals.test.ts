import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { Service } from '@zuschlag/validation/services/service';
import { shiftInput } from '@zuschlag/validation/services/shift';
import { siteVisitInput } from '@zuschlag/validation/services/site-visit';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { OrganizationKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import {
  aChanceToCalculate,
  aMobileService,
  aService,
  dayShift,
  nightRound,
  nightShift,
  patrolCar,
  radios,
} from '../../../testing/services.ts';
import { copyServices } from '../copy/copy-services.ts';
import { addRow } from '../rows/rows.ts';
import { listServices } from '../service/list-services.ts';
import { editMobileService } from '../service/mobile.ts';
import { editPermanentService } from '../service/permanent.ts';
import { removeService } from '../service/remove-service.ts';
import { addShift } from '../shifts/shifts.ts';
import { recalculateOrganization } from './recalculate.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const bidders: readonly OrganizationKey[] = ['nord', 'mitte', 'sued'];

/** The services of one organization and what its people do to them, one act after the other. */
async function workOf(organization: OrganizationKey, chanceId: string): Promise<void> {
  const actor = tenant.people[`${organization}Editor`];
  const operatedBy = organization;
  const act = <Result>(run: (work: UnitOfWork<UserActor>) => Promise<Result>) => as(tenant, actor, run);
  const post = await aService(tenant, chanceId, { operatedBy });
  const patrol = await aMobileService(tenant, chanceId, { operatedBy });
  const event = await aService(tenant, chanceId, { operatedBy, additional: true, name: 'Fest' });
  const serviceIds = [post.id, patrol.id];
  await Promise.all([
    act((work) => addRow(work, 'cars', { serviceId: post.id, row: patrolCar })),
    act((work) => addRow(work, 'purchases', { serviceId: post.id, row: radios })),
    act((work) => addRow(work, 'siteVisits', { serviceId: patrol.id, row: siteVisitInput.parse(nightRound) })),
    act((work) => copyServices(work, { serviceIds, isTrial: false, input: { chanceId } })),
    act((work) => addShift(work, { serviceId: event.id, shift: shiftInput.parse(nightShift) })),
  ]);
  const margin = { revenueCalculationType: 'Margin', margin: 0.12 } as const;
  const input = { hourlyWage: 16.4, revenue: margin };
  await Promise.all([
    // What a target that was taken over saves: the wage and the price in one act.
    act((work) => editPermanentService(work, { serviceId: post.id, input })),
    act((work) => editMobileService(work, { serviceId: patrol.id, input: { travelTime: 11 } })),
    act((work) => recalculateOrganization(work, { chanceId, organizationId: tenant.organizations[operatedBy].id })),
    act((work) => addShift(work, { serviceId: post.id, shift: shiftInput.parse(dayShift) })),
    act((work) => removeService(work, event.id)),
  ]);
}

function sumOf(services: readonly Service[], figure: 'revenue' | 'totalCost' | 'minutesTotal'): number {
  return services.reduce((sum, service) => sum + (service[figure] ?? 0), 0);
}

describe('the totals of a Chance while three organizations calculate in it at once', () => {
  it.each(Array.from({ length: sampled(1, 25) }, (_, at) => at + 1))(
    'are the sums of its services when all are done, and stay so when all is calculated anew: round %i',
    async () => {
      const chanceId = await aChanceToCalculate(tenant, bidders);
      await Promise.all(bidders.map((organization) => workOf(organization, chanceId)));
      const { holdingManager } = tenant.people;
      const read = () => as(tenant, holdingManager, (work) => listServices(work, { chanceId }));
      const stored = () =>
        inTenant(database, tenant.mainOrganizationId, (db) => db.chance.findFirstOrThrow({ where: { id: chanceId } }));
      const { services, chanceCostDetails } = await read();
      expect(services).toHaveLength(bidders.length * 4);
      const chance = await stored();
      expect(chance).toMatchObject({ serviceCount: 12, additionalServiceCount: 0 });
      expect(chance.revenue).toBeCloseTo(sumOf(services, 'revenue'), 6);
      expect(chance.totalCost).toBeCloseTo(sumOf(services, 'totalCost'), 6);
      expect(Number(chance.minutes)).toBe(sumOf(services, 'minutesTotal'));
      expect(chanceCostDetails?.totalCosts).toBeCloseTo(sumOf(services, 'totalCost'), 6);
      for (const { id: organizationId } of bidders.map((key) => tenant.organizations[key])) {
        await as(tenant, holdingManager, (work) => recalculateOrganization(work, { chanceId, organizationId }));
      }
      const anew = await stored();
      expect(anew.minutes).toBe(chance.minutes);
      expect(anew.revenue).toBeCloseTo(chance.revenue ?? 0, 6);
      expect(anew.totalCost).toBeCloseTo(chance.totalCost ?? 0, 6);
    },
    180_000,
  );
});
