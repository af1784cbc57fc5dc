import { asSignIn, type Database, readRows } from '@zuschlag/db/client';
import { Prisma } from '@zuschlag/db/generated/client';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import type { Role } from '@zuschlag/validation/vocabulary';
import type { Adapter, DatabaseSession } from 'lucia';
import type { Actor, SystemActor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { Token } from './tokens.ts';

/** What a session says about its user: everything a permission needs, and nothing of the password. */
export type SessionOwner = {
  organizationId: number;
  role: Role;
  isConfigAdmin: boolean;
  firstname: string;
  lastname: string;
  language: string | null;
  deleted: boolean;
};

type StoredSession = { id: string; userId: number; expiresAt: Date; endsAt: Date; userAgent: string | null };

const sessionQuestion = (mainOrganizationId: number, id: string) => Prisma.sql`
  select s.id, s."userId", s."expiresAt", s."endsAt", s."userAgent", u."organizationId", u.role::text as role,
    u."isConfigAdmin", u.firstname, u.lastname, u.language, u.deleted
  from session s
  join app_user u on u."mainOrganizationId" = s."mainOrganizationId" and u.id = s."userId"
  where s.id = ${id} and s."mainOrganizationId" = ${mainOrganizationId}`;

/** A session and whose it is, outside of any transaction. @returns null when there is no such session */
export async function readSession(
  { actor: { mainOrganizationId }, database }: { actor: SystemActor; database: Database },
  id: string,
): Promise<(StoredSession & SessionOwner) | null> {
  const { text, values } = sessionQuestion(mainOrganizationId, id);
  const [row] = (await readRows(database, mainOrganizationId, text, values)) as (StoredSession & SessionOwner)[];
  return row ?? null;
}

/** Lucia's sessions in our table, of one tenant. Ids are hashes of tokens. */
export function sessionAdapter({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Adapter {
  return {
    async getSessionAndUser(id) {
      const question = sessionQuestion(mainOrganizationId, id);
      const [row] = await db.$queryRaw<(StoredSession & SessionOwner)[]>(question);
      if (!row) return [null, null];
      const { organizationId, role, isConfigAdmin, firstname, lastname, language, deleted } = row;
      const attributes = { organizationId, role, isConfigAdmin, firstname, lastname, language, deleted };
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

export async function insertIdentityToken(
  { actor, db }: TenantDb<SystemActor>,
  token: { id: string; userId: number; expiresAt: Date },
): Promise<void> {
  await db.identityToken.create({ data: { ...token, mainOrganizationId: actor.mainOrganizationId } });
}

/** Uses an identity token up, whether or not it is still good. @returns whose it was, null when it is unknown */
export async function takeIdentityToken(
  { actor, db }: TenantDb<SystemActor>,
  token: Token,
): Promise<{ userId: number; expiresAt: Date } | null> {
  const [row] = await db.$queryRaw<{ userId: number; expiresAt: Date }[]>`
    delete from identity_token
    where id = ${token.id} and "mainOrganizationId" = ${actor.mainOrganizationId}
    returning "userId", "expiresAt"`;
  return row ?? null;
}

/** A user and the organization behind it, without the rights, which are computed. */
export type UserProfile = Omit<SessionUser, 'permissions'>;

export async function userProfileById({ actor, db }: TenantDb<Actor>, id: number): Promise<UserProfile | null> {
  const { mainOrganizationId } = actor;
  const row = await db.user.findFirst({
    where: { mainOrganizationId, id, deleted: false },
    include: { organization: true },
  });
  if (!row) return null;
  const settings = await db.tenantSettings.findUnique({ where: { mainOrganizationId } });
  const { organization } = row;
  return {
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    picture: row.picture,
    role: row.role,
    isConfigAdmin: row.isConfigAdmin,
    organizationId: row.organizationId,
    organizationName: organization.name,
    organizationShortName: organization.shortName,
    organizationIsOperational: organization.isOperational,
    mainOrganizationId,
    language: row.language === 'de' || row.language === 'en' ? row.language : null,
    features: {
      ownChancesFilter: settings?.ownChancesFilter ?? true,
      requireOutsideInformation: settings?.requireOutsideInformation ?? true,
    },
  };
}

export async function storeLanguage({ actor, db }: TenantDb<UserActor>, language: string): Promise<void> {
  const { mainOrganizationId, userId: id } = actor;
  await db.user.update({ where: { mainOrganizationId_id: { mainOrganizationId, id } }, data: { language } });
}

/** Clears away what nobody can use any more. */
export async function deleteOutlived(tenant: TenantDb<Actor>, now: Date): Promise<void> {
  const { mainOrganizationId } = tenant.actor;
  await sessionAdapter(tenant).deleteExpiredSessions();
  await tenant.db.identityToken.deleteMany({ where: { mainOrganizationId, expiresAt: { lte: now } } });
}
