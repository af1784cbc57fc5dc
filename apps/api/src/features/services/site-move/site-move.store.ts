import { plain } from '@zuschlag/db/decimals';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { openStates } from '../rates/open-services.store.ts';
import { type StoredService, storedServiceInclude, toStoredService } from '../stored-service.ts';

/** The services that are calculated at a place of work, by Chance; the stored result is left where it is. */
export async function servicesAtSite({ actor, db }: TenantDb<Actor>, siteId: string): Promise<StoredService[]> {
  if (!isUuid(siteId)) return [];
  const rows = await db.service.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, siteId },
    include: storedServiceInclude,
    omit: { result: true },
    orderBy: [{ chanceId: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => toStoredService({ ...plain(row), result: null }));
}

/** The contracts of Chances. */
export async function contractsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceIds: readonly string[],
): Promise<Map<string, { startDate: string; endDate: string }>> {
  const rows = await db.$queryRaw<{ id: string; startDate: string; endDate: string }[]>`
    SELECT "id"::text, "startDate"::text, "endDate"::text FROM "chance"
    WHERE "mainOrganizationId" = ${mainOrganizationId} AND "id" = ANY (${[...chanceIds]}::uuid[])`;
  return new Map(rows.map(({ id, ...contract }) => [id, contract]));
}

/** The Chances among these that are neither submitted nor given up. */
export async function openAmong(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceIds: readonly string[],
): Promise<Set<string>> {
  const state = { in: [...openStates] as ChanceState[] };
  const rows = await db.chance.findMany({
    where: { mainOrganizationId, id: { in: [...chanceIds] }, state },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
