import { randomUUID } from 'node:crypto';
import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { revenueColumns } from '../services.store.ts';
import { type StoredService, toMasterData } from '../stored-service.ts';

/**
 * Stores copies of services with all their parts, in two statements for any number of them.
 *
 * @param services with their names, which an organization has once in a Chance unless the copies have ids
 * @param places the ids of the copies, and what a service had whose place a copy takes
 * @returns the ids of the copies in the order of the services
 */
export async function insertCopies(
  tenant: TenantDb,
  chanceId: string,
  services: readonly StoredService[],
  places?: readonly { id: string; version?: number; createdAt?: Date }[],
): Promise<string[]> {
  const { mainOrganizationId } = tenant.actor;
  const inserted = await tenant.db.service.createManyAndReturn({
    data: services.map((service, at) => ({
      ...places?.[at],
      ...toMasterData(service),
      ...{ mainOrganizationId, chanceId, type: service.type },
      operationalOrganizationId: service.operationalOrganizationId,
      ...(service.revenueCalculation ? revenueColumns(service.revenueCalculation) : {}),
    })),
    select: { id: true, operationalOrganizationId: true, name: true },
  });
  if (places) {
    const given = places.map(({ id }) => id);
    await insertPartsOf(tenant, services, given);
    return given;
  }
  const idByName = new Map(inserted.map((row) => [nameIn(row), row.id]));
  const ids = services.map((service) => idByName.get(nameIn(service)));
  const known = ids.filter((id) => id !== undefined);
  if (known.length < services.length) throw new DomainError('INTERNAL');
  await insertPartsOf(tenant, services, known);
  return known;
}

export async function deleteCopies(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  ids: readonly string[],
): Promise<void> {
  await db.service.deleteMany({ where: { mainOrganizationId, id: { in: [...ids] } } });
}

function nameIn(service: { operationalOrganizationId: number; name: string }): string {
  return `${service.operationalOrganizationId} ${service.name}`;
}

type Part = { table: Prisma.Sql; rows: object[] };

async function insertPartsOf(
  { actor, db }: TenantDb,
  services: readonly StoredService[],
  ids: readonly string[],
): Promise<void> {
  const rowsOf = (listOf: (service: StoredService) => readonly object[]) =>
    services.flatMap((service, at) => listOf(service).map((row) => ({ ...row, serviceId: ids[at] })));
  const parts: Part[] = [
    {
      table: Prisma.raw('"service_cost_parameters"'),
      rows: rowsOf(({ costParameters }) => (costParameters ? [costParameters] : [])),
    },
    {
      table: Prisma.raw('"shift"'),
      rows: rowsOf(({ shifts }) => withNewIds(shifts.map(({ replacedIds: _earlier, ...shift }) => shift))),
    },
    { table: Prisma.raw('"site_visit"'), rows: rowsOf(({ siteVisits }) => withNewIds(siteVisits)) },
    { table: Prisma.raw('"car"'), rows: rowsOf(({ cars }) => withNewIds(cars)) },
    { table: Prisma.raw('"purchase"'), rows: rowsOf(({ purchases }) => withNewIds(purchases)) },
  ];
  const inserts = parts.flatMap((part) => insertOf(actor.mainOrganizationId, part));
  if (inserts.length === 0) return;
  const named = inserts.map((insert, at) => Prisma.sql`${Prisma.raw(`part${at}`)} as (${insert})`);
  await db.$executeRaw`with ${Prisma.join(named)} select 1`;
}

/** Rows are read by their ids where they agree in all else, so the ids of copies rise in the order of the originals. */
function withNewIds<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const ids = rows.map(() => randomUUID()).toSorted();
  return rows.map((row, at) => ({ ...row, id: ids[at] ?? row.id }));
}

function insertOf(mainOrganizationId: number, { table, rows }: Part): Prisma.Sql[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Prisma.join(Object.keys(first).map((field) => Prisma.raw(`"${field}"`)));
  const insert = Prisma.sql`
    insert into ${table} ("mainOrganizationId", ${columns})
    select ${mainOrganizationId}::int, ${columns}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`;
  return [insert];
}
