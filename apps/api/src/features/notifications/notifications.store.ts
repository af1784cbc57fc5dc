import { Prisma } from '@zuschlag/db/generated/client';
import type { NotificationValues } from '@zuschlag/i18n/notifications/notification-text';
import type { NotificationKind } from '@zuschlag/validation/notifications/notification-kinds';
import type { NotificationCount, NotificationSection } from '@zuschlag/validation/notifications/notifications';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { notDoneYet, notificationsWithPeople, visibleNow } from './visible.store.ts';

export type StoredNotification = {
  id: string;
  kind: NotificationKind;
  variant: string;
  eventKey: string;
  isAction: boolean;
  chanceId: string | null;
  subjectId: string | null;
  aboutOrganizationId: number | null;
  values: NotificationValues;
  createdAt: Date;
  readAt: Date | null;
};

/** From here on the transaction reaches the notifications of its person only, by row-level security. */
function actForPerson({ actor, db }: TenantDb<UserActor>): void {
  db.$executeLater(Prisma.sql`select set_config('app.person', ${String(actor.userId)}, true)`);
}

type Wish = {
  section: NotificationSection | null;
  isUnread: boolean;
  /** moment and id of the last one of the page before */
  before: readonly [string, string] | null;
  limit: number;
};

/** Those of the caller that the bell shows, the newest first. Acts that are done are left out. */
export function ownNotifications(tenant: TenantDb<UserActor>, wish: Wish): Promise<StoredNotification[]> {
  actForPerson(tenant);
  const { mainOrganizationId, userId } = tenant.actor;
  const { section, isUnread, before, limit } = wish;
  return tenant.db.$queryRaw<StoredNotification[]>`
    select n.id::text, n.kind, n.variant, n."eventKey", n."isAction", n."chanceId"::text, n."subjectId",
      n."aboutOrganizationId", n.values, n."createdAt", n."readAt"
    from ${notificationsWithPeople}
    where n."mainOrganizationId" = ${mainOrganizationId} and n."userId" = ${userId}
      and n."inBell" and n."closedAt" is null and ${visibleNow} and ${notDoneYet}
      ${section === null ? Prisma.empty : Prisma.sql`and n."isAction" = ${section === 'action'}`}
      ${isUnread ? Prisma.sql`and n."readAt" is null` : Prisma.empty}
      ${before ? Prisma.sql`and (n."createdAt", n.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)` : Prisma.empty}
    order by n."createdAt" desc, n.id desc
    limit ${limit}`;
}

export async function countOwn(tenant: TenantDb<UserActor>): Promise<NotificationCount> {
  actForPerson(tenant);
  const { mainOrganizationId, userId } = tenant.actor;
  const [count] = await tenant.db.$queryRaw<NotificationCount[]>`
    select count(*) filter (where n."isAction")::int as action, count(*) filter (where not n."isAction")::int as informative
    from ${notificationsWithPeople}
    where n."mainOrganizationId" = ${mainOrganizationId} and n."userId" = ${userId}
      and n."inBell" and n."closedAt" is null and n."readAt" is null and ${visibleNow} and ${notDoneYet}`;
  return count ?? { action: 0, informative: 0 };
}

export async function ownNotification(tenant: TenantDb<UserActor>, id: string): Promise<StoredNotification | null> {
  if (!isUuid(id)) return null;
  actForPerson(tenant);
  const { mainOrganizationId, userId } = tenant.actor;
  const [found] = await tenant.db.$queryRaw<StoredNotification[]>`
    select n.id::text, n.kind, n.variant, n."eventKey", n."isAction", n."chanceId"::text, n."subjectId",
      n."aboutOrganizationId", n.values, n."createdAt", n."readAt"
    from ${notificationsWithPeople}
    where n."mainOrganizationId" = ${mainOrganizationId} and n."userId" = ${userId} and n.id = ${id}::uuid
      and n."inBell" and ${visibleNow}`;
  return found ?? null;
}

/** Marks those that inform as read; without an id all of them. @returns how many were unread */
export async function markRead(tenant: TenantDb<UserActor>, id: string | null, readAt: Date): Promise<number> {
  actForPerson(tenant);
  const { mainOrganizationId, userId } = tenant.actor;
  const { count } = await tenant.db.notification.updateMany({
    where: { mainOrganizationId, userId, isAction: false, readAt: null, ...(id ? { id } : {}) },
    data: { readAt },
  });
  return count;
}

/** Marks the notifications of one kind about one Chance as read. @returns how many were unread */
export async function markKindRead(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  about: { userId: number; chanceId: string; kind: NotificationKind },
  readAt: Date,
): Promise<number> {
  const { count } = await db.notification.updateMany({
    where: { mainOrganizationId, ...about, isAction: false, readAt: null },
    data: { readAt },
  });
  return count;
}
