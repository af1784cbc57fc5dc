import type { PlatformClient } from '@zuschlag/db/client';

type OfAdmin = { db: PlatformClient };

/** The contracts of all tenants, the newest first, each with the short name of its main organization. */
export function contractsOfPlatform({ db }: OfAdmin) {
  return db.billing.findMany({
    include: { main: { select: { shortName: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** The main organizations of tenants without a contract, by name. */
export function mainOrganizationsWithoutContract({ db }: OfAdmin): Promise<{ id: number; name: string }[]> {
  return db.organization.findMany({
    where: { billing: null },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}
