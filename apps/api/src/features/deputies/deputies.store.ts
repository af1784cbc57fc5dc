import type { Prisma } from '@zuschlag/db/generated/client';
import type { Role } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { personSelect } from '../users/person.ts';

const people = {
  user: { select: { ...personSelect, role: true } },
  deputy: { select: { ...personSelect, role: true } },
} as const satisfies Prisma.DeputyInclude;

export type StoredDeputy = Prisma.DeputyGetPayload<{ include: typeof people }>;

/** The deputies that hold on a day or later, by the beginning, of people who have not left. */
export function deputiesFrom({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, day: string) {
  const present = { deleted: false };
  return db.deputy.findMany({
    where: { mainOrganizationId, removedAt: null, toDay: { gte: new Date(day) }, user: present, deputy: present },
    include: people,
    orderBy: [{ fromDay: 'asc' }, { id: 'asc' }],
  });
}

/** @returns null when the tenant has no such entry, or it was taken back */
export async function deputyRow({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, id: string) {
  if (!isUuid(id)) return null;
  return db.deputy.findFirst({ where: { mainOrganizationId, id, removedAt: null }, include: people });
}

export async function insertDeputy(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  row: {
    userId: number;
    deputyId: number;
    from: string;
    to: string;
    isForBids: boolean;
    isForMargins: boolean;
    createdById: number;
  },
): Promise<string> {
  const { from, to, ...columns } = row;
  const data = { ...columns, mainOrganizationId, fromDay: new Date(from), toDay: new Date(to) };
  return (await db.deputy.create({ data, select: { id: true } })).id;
}

export async function markRemoved(
  { actor: { mainOrganizationId }, db, now }: TenantDb<Actor> & { now: Date },
  id: string,
): Promise<void> {
  await db.deputy.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { removedAt: now },
    select: { id: true },
  });
}

/** The active people who can be named, of one organization or of the tenant, by name. */
export function activePeople({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, organizationId: number | null) {
  return db.user.findMany({
    where: {
      mainOrganizationId,
      deleted: false,
      role: { not: 'Admin' },
      ...(organizationId === null ? {} : { organizationId }),
    },
    select: { ...personSelect, role: true },
    orderBy: [{ lastname: 'asc' }, { firstname: 'asc' }, { id: 'asc' }],
    take: 1_000,
  });
}

/**
 * The people with these ids who have not left, locked until the transaction ends, so that entries of one person come one
 * after the other. Locked by their ids: two people who name each other at once wait for each other in one order.
 */
export function lockPeople({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, ids: readonly number[]) {
  return db.$queryRaw<{ id: number; organizationId: number; role: Role }[]>`
    select id, "organizationId", role::text as role from app_user
    where "mainOrganizationId" = ${mainOrganizationId} and id = any (${[...ids]}::int[]) and not deleted
    order by id for no key update`;
}

/** Open Chances whose decisions wait for one of these organizations, the nearest submission first. */
export async function chancesAwaitingAnyOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  organizationIds: readonly number[],
): Promise<string[]> {
  if (organizationIds.length === 0) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    select c.id::text from chance c
    where c."mainOrganizationId" = ${mainOrganizationId} and c."archivedAt" is null and (
      c.state = 'pendingbiddecision' and exists (
        select from bid_group g join bid_participant p on p."mainOrganizationId" = g."mainOrganizationId" and p."groupId" = g.id
        where g."mainOrganizationId" = c."mainOrganizationId" and g."chanceId" = c.id and not g."isFinal"
          and not p."hasAgreed" and p."organizationId" = any (${[...organizationIds]}::int[]))
      or c.state = 'pendingmarginapproval' and exists (
        select from margin_group g join margin_participant p on p."mainOrganizationId" = g."mainOrganizationId" and p."groupId" = g.id
        where g."mainOrganizationId" = c."mainOrganizationId" and g."chanceId" = c.id and g.outcome = 'open'
          and p."organizationId" = any (${[...organizationIds]}::int[])))
    order by c."dueRank", c.id limit 1000`;
  return rows.map(({ id }) => id);
}

/** The organizations of people whose absence began on a day or ended the day before. */
export async function organizationsWithChangeOn(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  day: string,
): Promise<number[]> {
  const rows = await db.$queryRaw<{ organizationId: number }[]>`
    select distinct u."organizationId" from deputy a
    join app_user u on u."mainOrganizationId" = a."mainOrganizationId" and u.id = a."userId"
    where a."mainOrganizationId" = ${mainOrganizationId} and a."removedAt" is null
      and (a."fromDay" = ${day}::date or a."toDay" = ${day}::date - 1)`;
  return rows.map(({ organizationId }) => organizationId);
}
