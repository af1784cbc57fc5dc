import type { Role } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../context.ts';
import { personSelect } from './person.ts';

const active = { deleted: false } as const;
const byName = [{ lastname: 'asc' }, { firstname: 'asc' }, { id: 'asc' }] as const satisfies object[];
const withOrganization = {
  organization: { select: { id: true, name: true, shortName: true, isOperational: true } },
} as const;

/** Everybody of the tenant who has not left, by name. */
export async function activeUsers({ actor: { mainOrganizationId }, db }: TenantDb) {
  return db.user.findMany({
    where: { mainOrganizationId, ...active },
    include: withOrganization,
    orderBy: [...byName],
  });
}

export async function activeUsersOf({ actor: { mainOrganizationId }, db }: TenantDb, organizationIds: number[]) {
  return db.user.findMany({
    where: { mainOrganizationId, ...active, organizationId: { in: organizationIds } },
    include: withOrganization,
    orderBy: [...byName],
  });
}

const writingRoles: Role[] = ['Editor', 'Manager'];

export async function activeWritersOf({ actor: { mainOrganizationId }, db }: TenantDb, organizationIds: number[]) {
  return db.user.findMany({
    where: { mainOrganizationId, ...active, role: { in: writingRoles }, organizationId: { in: organizationIds } },
    select: personSelect,
    orderBy: [...byName],
  });
}

/** The organizations that may come to work on a new Chance: those that staff services. */
export async function operationalOrganizationIds({ actor: { mainOrganizationId }, db }: TenantDb): Promise<number[]> {
  const rows = await db.organization.findMany({
    where: { mainOrganizationId, isOperational: true },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The organizations that see a Chance besides the main organization; none when there is no such Chance. */
export async function organizationsOnChance({ actor: { mainOrganizationId }, db }: TenantDb, chanceId: string) {
  return db.chanceParticipation.findMany({ where: { mainOrganizationId, chanceId }, select: { organizationId: true } });
}
