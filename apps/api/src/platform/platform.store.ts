import type { PlatformClient } from '@zuschlag/db/client';

type OfAdmin = { actor: { adminId: string }; db: PlatformClient };

/** @returns the administrator, or null when the id is not that of one; row-level security shows no other row */
export function findPlatformAdmin(db: PlatformClient, id: string): Promise<{ name: string } | null> {
  return db.platformAdmin.findUnique({ where: { id }, select: { name: true } });
}

export async function insertPlatformEntry(
  { actor, db }: OfAdmin,
  entry: { action: string; mainOrganizationId: number | null; requestId: string },
): Promise<void> {
  await db.platformEntry.create({ data: { ...entry, adminId: actor.adminId } });
}

export type TenantSummary = { mainOrganizationId: number; name: string; shortName: string; createdAt: Date };

/** The main organization of every tenant, by name. */
export async function mainOrganizations({ db }: OfAdmin): Promise<TenantSummary[]> {
  const rows = await db.organization.findMany({
    select: { mainOrganizationId: true, name: true, shortName: true, createdAt: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return rows;
}
