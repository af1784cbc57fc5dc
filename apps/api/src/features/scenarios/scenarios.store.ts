import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { dateOf, dayOf } from '../../database/date-columns.ts';
import { isUuid } from '../../database/uuid.ts';
import { personSelect, toPerson } from '../users/person.ts';

const withCreator = { createdBy: { select: personSelect } } as const satisfies Prisma.ScenarioInclude;
type Row = Prisma.ScenarioGetPayload<{ include: typeof withCreator }>;

/** From which real service, in which version, a service of a scenario was copied. */
export type ScenarioSource = { serviceId: string; sourceId: string; sourceVersion: number };
export type StoredScenario = ReturnType<typeof toStoredScenario>;

/** The scenarios of a Chance in the order they were made. */
export async function scenariosOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<StoredScenario[]> {
  const where = { mainOrganizationId, chanceId };
  const rows = await db.scenario.findMany({ where, include: withCreator, orderBy: { id: 'asc' } });
  return rows.map(toStoredScenario);
}

export async function scenarioById(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<StoredScenario | null> {
  if (!isUuid(id)) return null;
  const where = { mainOrganizationId_id: { mainOrganizationId, id } };
  const row = await db.scenario.findUnique({ where, include: withCreator });
  return row && toStoredScenario(row);
}

type NewScenario = {
  id: string;
  name: string;
  sources: readonly ScenarioSource[];
  chance: { id: string; startDate: string; endDate: string; province: string | null };
};

/** @returns false when the Chance has as many as it may */
export async function insertScenario(
  { actor, db }: TenantDb<UserActor>,
  { chance, ...columns }: NewScenario,
  most: number,
): Promise<boolean> {
  const count = await db.$executeRaw`
    insert into scenario (id, "mainOrganizationId", "chanceId", name, "createdById", sources, "startDate", "endDate",
      province)
    select ${columns.id}::uuid, ${actor.mainOrganizationId}::int, ${chance.id}::uuid, ${columns.name}, ${actor.userId}::int,
      ${JSON.stringify(columns.sources)}::jsonb, ${dateOf(chance.startDate)}::date, ${dateOf(chance.endDate)}::date,
      ${chance.province}
    where (select count(*) from scenario
      where "mainOrganizationId" = ${actor.mainOrganizationId} and "chanceId" = ${chance.id}::uuid) < ${most}`;
  return count > 0;
}

export async function renameStored(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  name: string,
): Promise<void> {
  const where = { mainOrganizationId_id: { mainOrganizationId, id } };
  await db.scenario.update({ where, data: { name, version: { increment: 1 } }, select: { id: true } });
}

/** Removes a scenario with its services. */
export async function deleteScenario(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    delete from scenario where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`);
}

function toStoredScenario({ createdBy, startDate, endDate, sources, ...row }: Row) {
  return {
    ...row,
    createdBy: toPerson(createdBy),
    startDate: dayOf(startDate),
    endDate: dayOf(endDate),
    sources: sources as unknown as ScenarioSource[],
  };
}
