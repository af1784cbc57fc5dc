import { calculateService, compileRateBook, type ServiceInput, type ServiceResult } from '@zuschlag/calc-engine';
import { anyProvince, contract, mobileIn, permanentIn, rateBook } from '@zuschlag/calc-engine/examples/random-services';
import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { Service } from '@zuschlag/validation/services/service';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { costTypes, tariffPeriods } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import {
  mobileCall,
  permanentCall,
  storableBook,
  storableMobile,
  storablePermanent,
  withBook,
} from '../../../testing/bulk/random-services.ts';
import { aTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate } from '../../../testing/services.ts';

/** Each world has tables and a contract of its own, in a tenant of its own. */
const worlds = sampled(2, 50);
const servicesOfWorld = sampled(4, 20);

let database: Database;
let app: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const world = fc.tuple(anyProvince, contract).chain(([province, period]) =>
  fc.record({
    period: fc.constant(period),
    book: rateBook(province).map(storableBook),
    permanent: fc.array(permanentIn(province, period).map(storablePermanent), exactly(servicesOfWorld / 2)),
    mobile: fc.array(mobileIn(province, period).map(storableMobile), exactly(servicesOfWorld / 2)),
  }),
);

function exactly(count: number) {
  return { minLength: count, maxLength: count };
}

/** What the engine makes of a service without the API, as clients read it. */
function figuresOf({ pricing, costDetails, minutes, warnings, siteVisits }: ServiceResult) {
  return {
    revenue: pricing.totalRevenue,
    totalCost: pricing.totalCost,
    surcharge: pricing.surcharge,
    pricing: { ...pricing, priceDetails: costTypes.map((type) => pricing.priceDetails[type]) },
    costDetails: costTypes.map((type) => costDetails[type]),
    minutesPerTariff: tariffPeriods.map((type) => ({ type, minutes: minutes[type] })),
    warnings: warnings.map(({ code, detail }) => ({ code, detail: detail ?? null })),
    siteVisits: siteVisits.map(({ visits, cost, revenue, pricePerSiteVisit }) => ({
      ...{ visits, cost, revenue, pricePerSiteVisit },
    })),
  };
}

function figuresRead(service: Service): ReturnType<typeof figuresOf> {
  const { revenue, totalCost, surcharge, pricing, costDetails, minutesPerTariff, warnings } = service;
  const siteVisits = service.siteVisits.map(({ visits, cost, revenue, pricePerSiteVisit }) => ({
    ...{ visits, cost, revenue, pricePerSiteVisit },
  }));
  return { revenue, totalCost, surcharge, pricing, costDetails, minutesPerTariff, warnings, siteVisits } as ReturnType<
    typeof figuresOf
  >;
}

describe('a random service sent to the API', () => {
  const cases = fc.sample(world, { numRuns: worlds, seed: 20_261_122 });

  it.each(cases.map((one, at) => ({ ...one, at })))(
    'reads as the engine alone calculates it, to the last digit: world $at',
    async ({ period, book, permanent, mobile }) => {
      const tenant = await aTenant(database);
      await withBook(tenant, book);
      const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract: period });
      const token = await tokenOf(database, tenant.people.nordManager);
      const call = async <Answer>(method: 'GET' | 'POST', path: string, input: object): Promise<Answer> => {
        const query = method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
        const answer = await app.inject({
          ...{ method, url: `/trpc/${path}${query}`, headers: bearing(token) },
          ...(method === 'POST' ? { payload: input } : {}),
        });
        expect(answer.statusCode, answer.body).toBe(200);
        return answer.json().result.data;
      };
      const compiled = compileRateBook(book);
      const sent: { id: string; input: ServiceInput }[] = [];
      for (const input of [...permanent, ...mobile]) {
        const isMobile = input.type === 'MOBILE';
        const organizationId = tenant.organizations.nord.id;
        const { id: serviceId } = await call<Service>(
          'POST',
          isMobile ? 'services.addMobile' : 'services.addPermanent',
          { chanceId, input: isMobile ? mobileCall(input, organizationId) : permanentCall(input, organizationId) },
        );
        const change = { serviceId, acpFields: input.parameters };
        const changed = await call<Service>('POST', 'services.updateCostParameters', change);
        expect(figuresRead(changed)).toEqual(figuresOf(calculateService(input, compiled)));
        sent.push({ id: serviceId, input });
      }
      const { services } = await call<{ services: Service[] }>('GET', 'services.ofChance', { chanceId });
      const read = new Map(services.map((service) => [service.id, service]));
      for (const { id, input } of sent) {
        const stored = read.get(id) as Service;
        expect(figuresRead(stored)).toEqual(figuresOf(calculateService(input, compiled)));
      }
    },
    120_000,
  );
});
