import type { CalendarFeedKind } from '@zuschlag/validation/calendar/calendar';
import type { Role } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';

export type StoredFeed = {
  id: string;
  kind: CalendarFeedKind;
  chanceId: string | null;
  chanceName: string | null;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** The feeds of the actor that are not revoked, the latest first. */
export async function feedsOf({ actor, db }: TenantDb<UserActor>): Promise<StoredFeed[]> {
  const { mainOrganizationId, userId } = actor;
  const rows = await db.calendarFeed.findMany({
    where: { mainOrganizationId, userId, revokedAt: null },
    include: { chance: { select: { name: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  // Only `insertFeed` writes the kind, and it is typed.
  return rows.map(({ chance, kind, ...row }) => ({
    ...row,
    kind: kind as CalendarFeedKind,
    chanceName: chance?.name ?? null,
  }));
}

/** Counts the feeds of the actor. Until the transaction ends no other transaction adds one. */
export async function countFeeds({ actor, db }: TenantDb<UserActor>): Promise<number> {
  const { mainOrganizationId, userId } = actor;
  await db.$queryRaw`
    select 1 from app_user where "mainOrganizationId" = ${mainOrganizationId} and id = ${userId} for no key update`;
  return db.calendarFeed.count({ where: { mainOrganizationId, userId, revokedAt: null } });
}

export async function insertFeed(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  feed: Omit<StoredFeed, 'chanceName' | 'lastUsedAt'>,
): Promise<void> {
  await db.calendarFeed.create({ data: { ...feed, mainOrganizationId, userId } });
}

/** @returns whether a feed of the actor was good until now */
export async function revokeStoredFeed(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
  revokedAt: Date,
): Promise<boolean> {
  const where = { id, mainOrganizationId, userId, revokedAt: null };
  return (await db.calendarFeed.updateMany({ where, data: { revokedAt } })).count > 0;
}

/** A feed that a calendar fetches, and its owner as the tenant knows the person at this moment. */
export type FeedInUse = { kind: CalendarFeedKind; chanceId: string | null; lastUsedAt: Date | null; owner: UserActor };

/** @returns null for a feed that is unknown or revoked, and for one whose owner was removed */
export async function feedInUse(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<FeedInUse | null> {
  const row = await db.calendarFeed.findFirst({
    where: { id, mainOrganizationId, revokedAt: null, user: { is: { deleted: false } } },
    include: { user: true },
  });
  if (!row) return null;
  const { user, kind, chanceId, lastUsedAt } = row;
  const owner: UserActor = {
    kind: 'user',
    userId: user.id,
    mainOrganizationId,
    organizationId: user.organizationId,
    role: user.role as Role,
    isConfigAdmin: user.isConfigAdmin,
    firstname: user.firstname,
    lastname: user.lastname,
    language: user.language === 'en' ? 'en' : 'de',
  };
  return { kind: kind as CalendarFeedKind, chanceId, lastUsedAt, owner };
}

/** Records the use of a feed. */
export async function moveFeedUse({ actor, db }: TenantDb<Actor>, id: string, now: Date): Promise<void> {
  await db.calendarFeed.updateMany({
    where: { id, mainOrganizationId: actor.mainOrganizationId },
    data: { lastUsedAt: now },
  });
}

/** The short name of the organization of the actor. */
export async function organizationName({ actor, db }: TenantDb<UserActor>): Promise<string> {
  const { mainOrganizationId, organizationId: id } = actor;
  const row = await db.organization.findFirst({ where: { mainOrganizationId, id }, select: { shortName: true } });
  return row?.shortName ?? '';
}
