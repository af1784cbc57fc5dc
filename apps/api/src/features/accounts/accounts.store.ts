import { asSignIn, type Database } from '@zuschlag/db/client';
import { Prisma } from '@zuschlag/db/generated/client';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import type { Role } from '@zuschlag/validation/vocabulary';
import type { Adapter, DatabaseSession } from 'lucia';
import type { Actor, SystemActor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { canKeepSecrets } from '../../database/kept-secrets.ts';
import { hasSecondStep } from '../../policy/second-step-in-force.ts';
import type { Token } from './tokens/tokens.ts';

/** The facts of a session about its user: all that permissions need, without the password. */
export type SessionOwner = {
  organizationId: number;
  role: Role;
  isConfigAdmin: boolean;
  firstname: string;
  lastname: string;
  language: string | null;
  deleted: boolean;
  /** since when the contract of the tenant is unpaid, ISO day; null while it is paid */
  unpaidSince: string | null;
};

export type FoundSession = StoredSession & SessionOwner & { lacksSecondStep: boolean };
type StoredSession = { id: string; userId: number; expiresAt: Date; endsAt: Date; userAgent: string | null };

/**
 * Whether a tenant requires a second step that the person `u` has yet to bring into force. Without a key of the operator no person can
 * set up codes of an app, and not every device has a passkey, so the answer is no.
 */
const lacksSecondStep = () => Prisma.sql`
  ${canKeepSecrets()}::boolean and exists (select from tenant_settings r where r."mainOrganizationId" = u."mainOrganizationId" and r."secondStepRequired")
  and not ${hasSecondStep(Prisma.sql`u."mainOrganizationId"`, Prisma.sql`u.id`)}`;

/** Since when the contract of the tenant of the person `u` is unpaid. */
export const unpaidSince = Prisma.sql`
  (select b."unpaidSince"::text from billing b where b."mainOrganizationId" = u."mainOrganizationId")`;

const foundSessions = () => Prisma.sql`
  select s.id, s."userId", s."expiresAt", s."endsAt", s."userAgent", u."organizationId", u.role::text as role,
    u."isConfigAdmin", u.firstname, u.lastname, u.language, u.deleted, ${lacksSecondStep()} as "lacksSecondStep",
    ${unpaidSince} as "unpaidSince"
  from session s
  join app_user u on u."mainOrganizationId" = s."mainOrganizationId" and u.id = s."userId"`;
const sessionQuestion = (mainOrganizationId: number, id: string) => Prisma.sql`
  ${foundSessions()} where s.id = ${id} and s."mainOrganizationId" = ${mainOrganizationId}`;

/** A session and whose it is. @returns null when there is no such session */
export async function sessionById({ actor, db }: TenantDb<Actor>, id: string): Promise<FoundSession | null> {
  const [row] = await db.$queryRaw<FoundSession[]>(sessionQuestion(actor.mainOrganizationId, id));
  return row ?? null;
}

/** Those of some sessions that there are. */
export function sessionsByIds({ actor, db }: TenantDb<Actor>, ids: readonly string[]): Promise<FoundSession[]> {
  return db.$queryRaw<FoundSession[]>(Prisma.sql`
    ${foundSessions()} where s.id = any(${ids}::text[]) and s."mainOrganizationId" = ${actor.mainOrganizationId}`);
}

/** One session, asked together with the next statement. */
export function sessionWithNext({ actor, db }: TenantDb<Actor>, id: string): () => Promise<FoundSession | null> {
  const ask = db.$queryWithNext<FoundSession>(sessionQuestion(actor.mainOrganizationId, id));
  return async () => (await ask())[0] ?? null;
}

/** Lucia's sessions in our table, of one tenant. Ids are hashes of tokens. */
export function sessionAdapter({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Adapter {
  return {
    async getSessionAndUser(id) {
      const row = await sessionById({ actor: { kind: 'system', mainOrganizationId }, db }, id);
      if (!row) return [null, null];
      const { organizationId, role, isConfigAdmin, firstname, lastname, language, deleted, unpaidSince } = row;
      const attributes = { organizationId, role, isConfigAdmin, firstname, lastname, language, deleted, unpaidSince };
      return [sessionOf(row), { id: row.userId, attributes }];
    },
    async getUserSessions(userId) {
      return (await db.session.findMany({ where: { mainOrganizationId, userId } })).map(sessionOf);
    },
    async setSession({ id, userId, expiresAt, attributes: { endsAt, userAgent } }) {
      await db.session.create({ data: { id, mainOrganizationId, userId, expiresAt, endsAt, userAgent } });
    },
    // Lucia would renew on every look in the second half of the span; what counts as activity is for us to say.
    async updateSessionExpiration() {},
    async deleteSession(id) {
      await db.session.deleteMany({ where: { id, mainOrganizationId } });
    },
    async deleteUserSessions(userId) {
      await db.session.deleteMany({ where: { mainOrganizationId, userId } });
    },
    async deleteExpiredSessions() {
      const now = new Date();
      const isOver = [{ expiresAt: { lte: now } }, { endsAt: { lte: now } }];
      await db.session.deleteMany({ where: { mainOrganizationId, OR: isOver } });
    },
  };
}

function sessionOf({ id, userId, expiresAt, endsAt, userAgent }: StoredSession): DatabaseSession {
  return { id, userId, expiresAt, attributes: { endsAt, userAgent, idleAt: expiresAt } };
}

/** Moves the moment from which a session counts as idle. */
export async function moveIdle({ actor, db }: TenantDb<Actor>, id: string, expiresAt: Date): Promise<void> {
  await db.session.updateMany({ where: { id, mainOrganizationId: actor.mainOrganizationId }, data: { expiresAt } });
}

export type Credentials = { id: number; mainOrganizationId: number; passwordHash: string | null; deleted: boolean };

/** The one place that looks for a person before a tenant is known. */
export async function credentialsOf(database: Database, email: string): Promise<Credentials | null> {
  const rows = await asSignIn(
    database,
    { email },
    (db) => db.$queryRaw<Credentials[]>`
      select id, "mainOrganizationId", "passwordHash", deleted from app_user where lower(email) = lower(${email})`,
  );
  return rows[0] ?? null;
}

/** @param token.beforeCode when it ends for a person who has a second step */
export async function insertIdentityToken(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  { id, userId, expiresAt, beforeCode }: { id: string; userId: number; expiresAt: Date; beforeCode: Date },
): Promise<void> {
  await db.$executeRaw`
    insert into identity_token (id, "mainOrganizationId", "userId", "expiresAt")
    select ${id}, ${mainOrganizationId}, ${userId},
      case when ${hasSecondStep(Prisma.sql`${mainOrganizationId}`, Prisma.sql`${userId}`)} then ${beforeCode}::timestamptz else ${expiresAt}::timestamptz end`;
}

/**
 * Uses an identity token up, whether or not it is still good.
 *
 * @returns whose it was; null when it is unknown, or its person has a second step: it stays then
 */
export async function takeIdentityToken(
  { actor, db }: TenantDb<SystemActor>,
  token: Token,
): Promise<{ userId: number; expiresAt: Date } | null> {
  const [row] = await db.$queryRaw<{ userId: number; expiresAt: Date }[]>`
    delete from identity_token
    where id = ${token.id} and "mainOrganizationId" = ${actor.mainOrganizationId} 
      and not ${hasSecondStep(Prisma.sql`identity_token."mainOrganizationId"`, Prisma.sql`identity_token."userId"`)}
    returning "userId", "expiresAt"`;
  return row ?? null;
}

/** A user and the organization behind it, without the rights, which are computed. */
export type UserProfile = Omit<SessionUser, 'permissions' | 'contract'> & {
  /** of the tenant; `state` is null without one, `unpaidSince` while it is paid */
  contract: { state: string | null; unpaidSince: string | null };
};

type ProfileRow = Omit<UserProfile, 'mainOrganizationId' | 'features' | 'contract'> &
  UserProfile['features'] &
  UserProfile['contract'];

export async function userProfileById({ actor, db }: TenantDb<Actor>, id: number): Promise<UserProfile | null> {
  const { mainOrganizationId } = actor;
  const [row] = await db.$queryRaw<ProfileRow[]>(Prisma.sql`
    select u.id, u.email, u.firstname, u.lastname, u.picture, u.role::text as role, u."isConfigAdmin", u."organizationId",
      o.name as "organizationName", o."shortName" as "organizationShortName", o."isOperational" as "organizationIsOperational",
      case when u.language in ('de', 'en') then u.language end as language, ${lacksSecondStep()} as "lacksSecondStep",
      coalesce(t."ownChancesFilter", true) as "ownChancesFilter",
      coalesce(t."requireOutsideInformation", true) as "requireOutsideInformation",
      b."subscriptionStatus" as state, b."unpaidSince"::text as "unpaidSince"
    from app_user u
    join organization o on o."mainOrganizationId" = u."mainOrganizationId" and o.id = u."organizationId"
    left join tenant_settings t on t."mainOrganizationId" = u."mainOrganizationId"
    left join billing b on b."mainOrganizationId" = u."mainOrganizationId"
    where u."mainOrganizationId" = ${mainOrganizationId} and u.id = ${id} and not u.deleted`);
  if (!row) return null;
  const { ownChancesFilter, requireOutsideInformation, state, unpaidSince: since, ...user } = row;
  const features = { ownChancesFilter, requireOutsideInformation };
  return { ...user, mainOrganizationId, features, contract: { state, unpaidSince: since } };
}

export function storeLanguage({ actor, db }: TenantDb<UserActor>, language: string): void {
  db.$executeLater(Prisma.sql`
    update app_user set language = ${language}
    where "mainOrganizationId" = ${actor.mainOrganizationId} and id = ${actor.userId}`);
}

/** Deletes expired sessions and tokens. @returns how many sessions */
export async function deleteOutlived(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  now: Date,
): Promise<number> {
  const isOver = [{ expiresAt: { lte: now } }, { endsAt: { lte: now } }];
  const { count } = await db.session.deleteMany({ where: { mainOrganizationId, OR: isOver } });
  await db.identityToken.deleteMany({ where: { mainOrganizationId, expiresAt: { lte: now } } });
  return count;
}
