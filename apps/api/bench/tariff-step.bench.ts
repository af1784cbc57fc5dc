import { monitorEventLoopDelay } from 'node:perf_hooks';
import { inTenant } from '@zuschlag/db/client';
import { tariffStepEffect } from '../src/features/tariff-steps/effect/effect.ts';
import { addTariffStepRows, createTariffStep } from '../src/features/tariff-steps/tariff-steps.ts';
import { copiesOfChance } from '../src/testing/bulk/many-services.ts';
import { withRates } from '../src/testing/rates.ts';
import { as, aTenant } from '../src/testing/scenario.ts';
import { aChanceToCalculate, aService, dayShift, nightShift } from '../src/testing/services.ts';
import { withDatabase } from './with-database.ts';

/**
 * How long the effect of a tariff step on 1 000 contracts takes, two of three of them won, with two years to go and of 300
 * lengths, so that many rate books are needed; and for how long it holds up the event loop of its process at most.
 *
 * node apps/api/bench/tariff-step.bench.ts
 */
const CONTRACTS = 1_000;
const MOST_SECONDS = 5;

await withDatabase(async (database) => {
  const tenant = await aTenant(database);
  const { mainOrganizationId } = tenant;
  await withRates(tenant, { provinces: ['DE-NW'], years: [2027, 2028, 2029] });
  const contract = { startDate: '2027-01-01', endDate: '2029-12-31' };
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract });
  const { id } = await aService(tenant, chanceId, { shifts: [dayShift, nightShift, { ...dayShift, saturday: true }] });
  await copiesOfChance(tenant, chanceId, CONTRACTS - 1);
  await inTenant(
    database,
    mainOrganizationId,
    async (db) => {
      for (const [table, own] of [
        ['service_cost_parameters', ''],
        ['shift', `'id', gen_random_uuid(), `],
      ]) {
        await db.$executeRawUnsafe(
          `INSERT INTO "${table}" SELECT (jsonb_populate_record(r, jsonb_build_object(${own}'serviceId', s."id"))).*
           FROM "${table}" r CROSS JOIN "service" s WHERE r."serviceId" = $1::uuid AND s."id" <> $1::uuid`,
          id,
        );
      }
      await db.$executeRaw`
        UPDATE "chance" c SET "endDate" = c."endDate" - (n.i % 300)::int, "escalationClause" = 0.7,
          "state" = (CASE WHEN n.i % 3 = 0 THEN 'editing' ELSE 'won' END)::chance_state
        FROM (SELECT "id", row_number() OVER (ORDER BY "id") AS i FROM "chance") n WHERE n."id" = c."id"`;
    },
    { timeout: 120_000 },
  );
  const keeper = tenant.people.configAdmin;
  const step = await as(tenant, keeper, (work) => createTariffStep(work, { name: 'Lohnrunde 2028' }));
  const row = { province: 'DE', payGroup: 'Lohngruppe 2', activeFrom: '2028-01-01', hourlyWage: 16.8 } as const;
  await as(tenant, keeper, (work) => addTariffStepRows(work, { id: step.id, rows: [row] }));

  for (const run of ['first', 'second']) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    const found = await tariffStepEffect((act) => as(tenant, keeper, act), step.id);
    const seconds = (performance.now() - began) / 1_000;
    delay.disable();
    const longest = Math.round(delay.max / 1e6);
    console.log(
      `${run}: ${found.chances.length} contracts, ${found.movedServices} moved, ${found.months.length} months ` +
        `in ${seconds.toFixed(2)} s, event loop held ${longest} ms at most`,
    );
    if (found.chances.length !== CONTRACTS || found.unpriced > 0) throw new Error('not all contracts are calculated');
    if (run === 'second' && seconds > MOST_SECONDS) process.exitCode = 1;
  }
});
