import { plain } from '@zuschlag/db/decimals';
import { Prisma } from '@zuschlag/db/generated/client';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import { dateOf } from '../../calendar-days.ts';
import { isUuid } from '../../ids.ts';
import type { Tenant } from '../../work.ts';
import { type StoredService, storedServiceInclude, storedServiceOf } from './stored-service.ts';

/** @returns the service of the tenant, or null; ids that are none of ours simply do not exist */
export async function serviceById({ actor, db }: Tenant, id: string): Promise<StoredService | null> {
  if (!isUuid(id)) return null;
  const row = await db.service.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId: actor.mainOrganizationId, id } },
    include: storedServiceInclude,
  });
  return row && storedServiceOf(plain(row));
}

/** Services of a Chance in the order they were added, of one organization or of all. */
export async function servicesOfChance(
  { actor: { mainOrganizationId }, db }: Tenant,
  chanceId: string,
  organizationId: number | null,
): Promise<StoredService[]> {
  const rows = await db.service.findMany({
    where: {
      mainOrganizationId,
      chanceId,
      ...(organizationId === null ? {} : { operationalOrganizationId: organizationId }),
    },
    include: storedServiceInclude,
    orderBy: { id: 'asc' },
  });
  return rows.map((row) => storedServiceOf(plain(row)));
}
