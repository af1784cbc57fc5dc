import { Prisma } from '@zuschlag/db/generated/client';
import type { TenantDb } from '../../../context.ts';

/** @returns the organizations that are asked in any decision group of the Chance */
export async function organizationsAskedOn(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
): Promise<Set<number>> {
  const rows = await db.$queryRaw<{ organizationId: number }[]>`
    select p."organizationId" from bid_participant p
    join bid_group g on g."mainOrganizationId" = p."mainOrganizationId" and g.id = p."groupId"
    where g."mainOrganizationId" = ${mainOrganizationId} and g."chanceId" = ${chanceId}::uuid
    union
    select p."organizationId" from margin_participant p
    join margin_group g on g."mainOrganizationId" = p."mainOrganizationId" and g.id = p."groupId"
    where g."mainOrganizationId" = ${mainOrganizationId} and g."chanceId" = ${chanceId}::uuid`;
  return new Set(rows.map(({ organizationId }) => organizationId));
}

/** Forgets that organizations had to do with a Chance, together with the next statement. */
export function deleteParticipations(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  organizationIds: readonly number[],
): void {
  if (organizationIds.length === 0) return;
  db.$executeLater(Prisma.sql`
    delete from chance_participation where "mainOrganizationId" = ${mainOrganizationId}
      and "chanceId" = ${chanceId}::uuid and "organizationId" = any (${[...organizationIds]}::int[])`);
}
