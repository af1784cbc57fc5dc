import { publish } from '../events/publish.ts';
import { changeContractDuration } from '../features/chance/details/contract-duration.ts';
import { readLastRecalculation } from '../features/recalculations/read.ts';
import { NotHeld, runRecalculation } from '../features/recalculations/run.ts';
import type { CallOrigin } from '../transaction.ts';
import type { PersonKey } from './people.ts';
import { as, type ScenarioTenant } from './scenario.ts';

/** Where the jobs of a tenant begin. */
export function jobOrigin({ database, mainOrganizationId }: ScenarioTenant): CallOrigin {
  return { database, publish, mainOrganizationId, now: new Date(), requestId: 'test' };
}

export function lastRunOf(tenant: ScenarioTenant, chanceId: string, who: PersonKey = 'holdingEditor') {
  return as(tenant, tenant.people[who], async (work) => (await readLastRecalculation(work, chanceId)).last);
}

/** The owner moves the contract and confirms that the services follow. @returns the id of the run */
export async function moveContract(
  tenant: ScenarioTenant,
  chanceId: string,
  days: { startDate: string; endDate: string },
): Promise<string> {
  await as(tenant, tenant.people.holdingEditor, (work) =>
    changeContractDuration(work, { chanceId, ...days, confirmsRecalculation: true }),
  );
  return (await lastRunOf(tenant, chanceId))?.id ?? '';
}

/**
 * A process that dies in the middle of a transaction, when it is about to tell the world of something for the n-th time:
 * its connection ends, and nothing of it runs any more.
 */
export async function runUntilDeath(
  tenant: ScenarioTenant,
  runId: string,
  { at, ...given }: { at: number } & Parameters<typeof runRecalculation>[2],
): Promise<'died' | 'ended'> {
  let told = 0;
  let isDead = false;
  const origin: CallOrigin = {
    ...jobOrigin(tenant),
    publish: async (work, event) => {
      await publish(work, event);
      told += 1;
      if (told < at) return;
      isDead = true;
      await work.db.$queryRaw`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
      throw new NotHeld();
    },
  };
  await runRecalculation(origin, runId, given);
  return isDead ? 'died' : 'ended';
}
