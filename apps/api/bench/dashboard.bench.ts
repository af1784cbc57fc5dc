import { inTenant } from '@zuschlag/db/client';
import { chanceList } from '@zuschlag/validation/chance/chance-list';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import type { UserActor } from '../src/actor.ts';
import { pendingBidGroups } from '../src/features/bid-decisions/list-groups.ts';
import { listChances } from '../src/features/chance/list/list-chances.ts';
import { readRevenue, readStates } from '../src/features/dashboard/figures.ts';
import { pendingMarginGroups } from '../src/features/margin-decisions/list-groups.ts';
import { STARTED_TO_LOAD } from '../src/testing/bulk/load-in-bulk.ts';
import { manyChances } from '../src/testing/bulk/many-chances.ts';
import { as, aTenant, type ScenarioTenant } from '../src/testing/scenario.ts';
import { withDatabase } from './with-database.ts';

/**
 * What the dashboard reads at a million Chances of one tenant, for a Manager of the main organization and for an Editor
 * whose organization takes part in a tenth: each reading in milliseconds, transaction included, and as a ratio to a full
 * count of the same figures in the same run.
 *
 * node apps/api/bench/dashboard.bench.ts [Chances]
 */
const [count = 1_000_000] = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);
const ROUNDS = 25;
const REGIONS = 20;

await withDatabase(async (database, superuserUrl) => {
  const tenant = await aTenant(database);
  console.log(`filling a tenant with ${count} Chances …`);
  await manyChances(tenant, count, { superuserUrl, organizations: REGIONS });
  await measure('main organization', tenant, tenant.people.holdingManager);
  await measure('organization of a region', tenant, await editorOfRegion(tenant));
}, STARTED_TO_LOAD);

async function measure(name: string, tenant: ScenarioTenant, actor: UserActor): Promise<void> {
  const today = '2026-11-18';
  const upcoming = chanceList.parse({
    first: 10,
    sort: { field: 'submission', order: 'ASC' },
    filters: {
      state: ['editing', 'pendingbiddecision', 'pendingmarginapproval'],
      deadlineDate: { gte: today, lte: daysAfter(today, 14) },
    },
  });
  const readings: { [reading: string]: () => Promise<unknown> } = {
    'kept figures: revenue': () => as(tenant, actor, readRevenue),
    'kept figures: states': () => as(tenant, actor, readStates),
    'next submissions': () => listChances({ actor, database: tenant.database, today }, upcoming),
    'open bid decisions': () => as(tenant, actor, pendingBidGroups),
    'open margin decisions': () => as(tenant, actor, pendingMarginGroups),
  };
  const viewed = (await as(tenant, actor, readStates)).reduce((sum, state) => sum + state.count, 0);
  console.log(`\n${name}: views ${viewed} of ${count} Chances`);
  const full = await medianOf(5, () => fullCount(tenant, actor));
  console.log(`${'full count of the same figures'.padEnd(34)} ${full.toFixed(1).padStart(9)} ms`);
  for (const [reading, read] of Object.entries(readings)) {
    const taken = await medianOf(ROUNDS, read);
    const ratio = `full count : it ${(full / taken).toFixed(0)}`;
    console.log(`${reading.padEnd(34)} ${taken.toFixed(1).padStart(9)} ms  ${ratio}`);
  }
}

async function medianOf(rounds: number, run: () => Promise<unknown>): Promise<number> {
  await run();
  const taken: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const before = performance.now();
    await run();
    taken.push(performance.now() - before);
  }
  return taken.sort((one, other) => one - other)[rounds >> 1] ?? Number.NaN;
}

/** What the figures would be without the kept ones. */
function fullCount({ database, mainOrganizationId }: ScenarioTenant, { organizationId }: UserActor) {
  return inTenant(
    database,
    mainOrganizationId,
    (db) => db.$queryRaw`
      select "stateNumber", date_trunc('month', "startDate") as month, count(*), sum("effectiveRevenue"::numeric)
      from chance where "mainOrganizationId" = ${mainOrganizationId} and "archivedAt" is null
        and (${organizationId === mainOrganizationId} or exists (select from chance_participation p
          where p."mainOrganizationId" = chance."mainOrganizationId" and p."chanceId" = chance.id
            and p."organizationId" = ${organizationId}))
      group by grouping sets ((), ("stateNumber"), (date_trunc('month', "startDate")))`,
    { timeout: 300_000 },
  );
}

async function editorOfRegion({ database, mainOrganizationId, people }: ScenarioTenant): Promise<UserActor> {
  const [editor] = await inTenant(database, mainOrganizationId, (db) =>
    db.user.findMany({ where: { email: { startsWith: 'editor.' } }, orderBy: { id: 'asc' }, take: 1 }),
  );
  if (!editor) throw new Error('There is no organization of a region.');
  return { ...people.nordEditor, userId: editor.id, organizationId: editor.organizationId };
}
