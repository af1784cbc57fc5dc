import { publish } from '../events/publish.ts';
import { resolveFanOut } from '../jobs/fan-out.ts';
import { resolvers } from '../jobs/jobs.ts';
import { as, type ScenarioTenant, systemOf } from './scenario.ts';

/** Does what the job would do with each row that waits, oldest first, and with those that follow. @returns the ids of the rows */
export async function resolveFanOuts(tenant: ScenarioTenant): Promise<string[]> {
  const done: string[] = [];
  for (let ids = await openFanOuts(tenant); ids.length > 0; ids = await openFanOuts(tenant)) {
    for (const id of ids) await resolveFanOut(originOf(tenant), resolvers, id);
    done.push(...ids);
  }
  return done;
}

export async function openFanOuts(tenant: ScenarioTenant, topic?: string): Promise<string[]> {
  const rows = await as(tenant, systemOf(tenant), ({ db }) =>
    db.fanOut.findMany({
      where: { doneAt: null, ...(topic ? { topic } : {}) },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    }),
  );
  return rows.map(({ id }) => id);
}

export function originOf({ database, mainOrganizationId }: ScenarioTenant, now = new Date()) {
  return { database, publish, mainOrganizationId, now, requestId: 'scenario' };
}
