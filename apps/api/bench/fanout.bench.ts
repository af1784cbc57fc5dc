import { inTenant } from '@zuschlag/db/client';
import { notificationsOf } from '../src/features/notifications/testing/mail-everybody.ts';
import { callerOf } from '../src/testing/app.ts';
import { aQuickInput } from '../src/testing/chances.ts';
import type { OrganizationKey } from '../src/testing/people.ts';
import { aTenant, type ScenarioTenant } from '../src/testing/scenario.ts';
import { withDatabase } from './with-database.ts';

/**
 * How much slower the creation of a Chance answers when it notifies 200 people instead of one organization of two. Both
 * turn by turn in one run; medians. The jobs that write the notifications run afterwards, and their time is shown.
 *
 * node apps/api/bench/fanout.bench.ts [calls]
 */
const [calls = 150] = process.argv.slice(2).map(Number);
const WARM_UP = 30;
const RECIPIENTS = 200;
const GOAL = 1.1;

await withDatabase(async (database) => {
  const tenant = await aTenant(database);
  await employ(tenant, RECIPIENTS);
  await measure(tenant);
});
process.exit(process.exitCode);

/** Gives the organization Mitte that many Editors more. */
async function employ(tenant: ScenarioTenant, count: number): Promise<void> {
  const { mainOrganizationId, organizations, database } = tenant;
  await inTenant(database, mainOrganizationId, ({ user }) =>
    user.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        ...{ mainOrganizationId, organizationId: organizations.mitte.id, role: 'Editor' as const },
        ...{ firstname: 'Wache', lastname: String(index), email: `wache.${index}@fanout.example` },
      })),
    }),
  );
}

async function measure(tenant: ScenarioTenant): Promise<void> {
  const caller = await callerOf(tenant.database, tenant.people.holdingEditor);
  const create = async (key: OrganizationKey) => {
    const input = aQuickInput(tenant, { operatedBy: [key] });
    const begun = performance.now();
    await caller.chance.createQuick({ input });
    return performance.now() - begun;
  };
  const few: number[] = [];
  const many: number[] = [];
  for (let turn = 0; turn < WARM_UP + calls; turn += 1) {
    const isFewFirst = turn % 2 === 0;
    const [one, other] = [await create(isFewFirst ? 'sued' : 'mitte'), await create(isFewFirst ? 'mitte' : 'sued')];
    if (turn < WARM_UP) continue;
    few.push(isFewFirst ? one : other);
    many.push(isFewFirst ? other : one);
  }
  const ratio = median(many) / median(few);
  const begun = performance.now();
  const written = (await notificationsOf(tenant)).length;
  const perCall = (performance.now() - begun) / (2 * (WARM_UP + calls));
  console.log(
    `a call that notifies ${RECIPIENTS + 2} people ${median(many).toFixed(1)} ms, two people ${median(few).toFixed(1)} ms: ${ratio.toFixed(2)} times (goal ${GOAL})`,
  );
  console.log(`${written} notifications, ${perCall.toFixed(1)} ms of jobs for each call`);
  if (ratio > GOAL) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
