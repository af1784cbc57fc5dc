import type { TenantDb } from '../../../context.ts';

/** @returns whether an organization is asked in any decision group of the Chance */
export async function isAskedOn(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  organizationId: number,
): Promise<boolean> {
  const one = { mainOrganizationId, organizationId, group: { chanceId } };
  const [bid, margin] = [
    await db.bidParticipant.findFirst({ where: one }),
    await db.marginParticipant.findFirst({ where: one }),
  ];
  return bid !== null || margin !== null;
}

/** Forgets that an organization had to do with a Chance. */
export async function deleteParticipation(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  organizationId: number,
): Promise<void> {
  await db.chanceParticipation.deleteMany({ where: { mainOrganizationId, chanceId, organizationId } });
}
