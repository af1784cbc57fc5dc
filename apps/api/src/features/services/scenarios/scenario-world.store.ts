import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** From here on the transaction sees the services of a scenario; null: the real ones. */
export async function seeScenario({ db }: TenantDb<Actor>, scenarioId: string | null): Promise<void> {
  await db.$queryRaw`select set_config('app.scenario', ${scenarioId ?? ''}, true)`;
}

/** The scenarios of a Chance in the order they were made, each with the federal state that the Chance had then. */
export async function scenariosToPrice(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<{ id: string; province: string | null }[]> {
  const where = { mainOrganizationId, chanceId };
  return db.scenario.findMany({ where, select: { id: true, province: true }, orderBy: { id: 'asc' } });
}

/** Removes services with all their parts, and a scenario with its services. */
export async function deleteServicesAndScenario(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  ids: readonly string[],
  scenarioId: string,
): Promise<void> {
  await db.$executeRaw`
    with adopted as (
      delete from scenario where "mainOrganizationId" = ${mainOrganizationId} and id = ${scenarioId}::uuid)
    delete from service where "mainOrganizationId" = ${mainOrganizationId} and id = any (${[...ids]}::uuid[])`;
}

/** Adds up the services of the scenario that the transaction sees. @returns false when the Chance has no such scenario */
export async function storeScenarioSums(
  { actor: { mainOrganizationId }, db, scenarioId, now }: TenantDb<Actor> & { scenarioId?: string; now: Date },
  chanceId: string,
): Promise<boolean> {
  const count = await db.$executeRaw(Prisma.sql`
    update scenario set "serviceCount" = sums.count, revenue = sums.revenue, "totalCost" = sums.cost,
      version = version + 1, "updatedAt" = ${now}::timestamptz
    from (
      select count(*)::int as count, coalesce(sum(revenue) filter (where not additional), 0) as revenue,
        coalesce(sum("totalCost") filter (where not additional), 0) as cost
      from service where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid) as sums
    where "mainOrganizationId" = ${mainOrganizationId} and scenario.id = ${scenarioId}::uuid
      and scenario."chanceId" = ${chanceId}::uuid`);
  return count > 0;
}
