import type { Prisma } from '@zuschlag/db/generated/client';
import type { ListChoice, ViewDefinition } from '@zuschlag/validation/views/views';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';

const list = 'chances';
const withOwner = { owner: { select: { firstname: true, lastname: true } } } as const satisfies Prisma.ListViewInclude;
export type StoredView = Prisma.ListViewGetPayload<{ include: typeof withOwner }>;

/** The own views, and those shared with the organization. */
const visibleTo = ({ mainOrganizationId, userId, organizationId }: UserActor): Prisma.ListViewWhereInput => ({
  mainOrganizationId,
  list,
  OR: [{ ownerId: userId }, { organizationId, isShared: true }],
});

export function visibleViews({ actor, db }: TenantDb<UserActor>): Promise<StoredView[]> {
  return db.listView.findMany({
    where: visibleTo(actor),
    include: withOwner,
    orderBy: [{ isShared: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    take: 500,
  });
}

/** A view that the actor sees, locked until the transaction ends: two people may save it at the same time. */
export async function lockView({ actor, db }: TenantDb<UserActor>, id: string): Promise<StoredView | null> {
  if (!isUuid(id)) return null;
  await db.$queryRaw`
    SELECT "id" FROM "list_view" WHERE "mainOrganizationId" = ${actor.mainOrganizationId} AND "id" = ${id}::uuid FOR UPDATE`;
  return db.listView.findFirst({ where: { ...visibleTo(actor), id }, include: withOwner });
}

export function countOwnViews({ actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>): Promise<number> {
  return db.listView.count({ where: { mainOrganizationId, ownerId: userId } });
}

export function insertView(
  { actor: { mainOrganizationId, userId, organizationId }, db }: TenantDb<UserActor>,
  view: { name: string; isShared: boolean; definition: ViewDefinition },
): Promise<StoredView> {
  return db.listView.create({
    data: { ...view, list, mainOrganizationId, ownerId: userId, organizationId },
    include: withOwner,
  });
}

export function updateView(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  id: string,
  data: { name?: string; isShared?: boolean; definition?: ViewDefinition },
): Promise<StoredView> {
  return db.listView.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { ...data, version: { increment: 1 } },
    include: withOwner,
  });
}

export async function deleteView(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<void> {
  await db.listView.delete({ where: { mainOrganizationId_id: { mainOrganizationId, id } }, select: { id: true } });
}

export async function readChoice({ actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>): Promise<unknown> {
  const where = { mainOrganizationId_userId_list: { mainOrganizationId, userId, list } };
  return (await db.listChoice.findUnique({ where }))?.choice ?? null;
}

export async function writeChoice(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  choice: ListChoice,
): Promise<void> {
  await db.listChoice.upsert({
    where: { mainOrganizationId_userId_list: { mainOrganizationId, userId, list } },
    create: { mainOrganizationId, userId, list, choice },
    update: { choice },
  });
}
