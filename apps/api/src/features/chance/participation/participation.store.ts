import type { TenantDb } from '../../../context.ts';

/** @returns whether an organization is asked in any decision group of the Chance */
export async function isAskedOn(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  organizationId: number,
): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ isAsked: boolean }]>`
    select exists (
      select from bid_participant p join bid_group g on g."mainOrganizationId" = p."mainOrganizationId" and g.id = p."groupId"
      where p."mainOrganizationId" = ${mainOrganizationId} and p."organizationId" = ${organizationId}
        and g."chanceId" = ${chanceId}::uuid
    ) or exists (
      select from margin_participant p join margin_group g on g."mainOrganizationId" = p."mainOrganizationId" and g.id = p."groupId"
      where p."mainOrganizationId" = ${mainOrganizationId} and p."organizationId" = ${organizationId}
        and g."chanceId" = ${chanceId}::uuid
    ) as "isAsked"`;
  return row.isAsked;
}

/** Forgets that an organization had to do with a Chance. */
export async function deleteParticipation(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  organizationId: number,
): Promise<void> {
  await db.chanceParticipation.deleteMany({ where: { mainOrganizationId, chanceId, organizationId } });
}
