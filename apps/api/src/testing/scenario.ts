import { randomUUID } from 'node:crypto';
import { type Database, inTenant, type TenantClient } from '@zuschlag/db/client';
import type { Actor, UserActor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import { publish } from '../events/publish.ts';
import { newUnitOfWork } from '../transaction.ts';
import { addressOf, type OrganizationKey, organizationCast, type PersonKey, partOf, personKeys } from './people.ts';

/** The organizations and people of a tenant under the names of `people.ts`. */
export type Cast = {
  mainOrganizationId: number;
  organizations: { [key in OrganizationKey]: ScenarioOrganization };
  people: { [key in PersonKey]: UserActor };
};
type ScenarioOrganization = { id: number; name: string; shortName: string };
export type ScenarioTenant = Cast & { database: Database };

type TenantOptions = {
  /** sign-in addresses end with it and must be unique over all tenants; left out, an invented one */
  domain?: string;
  /** without it no user can sign in with a password, which most tests do not need */
  passwordHash?: string;
};

/** Transactions of tests: how long they take on a busy machine is not what is asked. */
export const unhurried = { timeout: 60_000 };

/** A tenant with its organizations and people; configuration and Chances are added by the builders beside this one. */
export async function aTenant(database: Database, options: TenantOptions = {}): Promise<ScenarioTenant> {
  const ids = await reserveIds(database);
  const cast = await inTenant(database, Math.min(...ids), (db) => castIn(db, ids, options), unhurried);
  return { ...cast, database };
}

/** @returns ids for the organizations of a new tenant; the smallest is that of the main organization */
export async function reserveIds(database: Database): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('organization', 'id'))::int as id from generate_series(1, $1)`,
    [Object.keys(organizationCast).length],
  );
  return rows.map(({ id }) => id);
}

/** The same tenant, founded in a transaction that is already open. */
export async function castIn(db: TenantClient, ids: readonly number[], options: TenantOptions = {}): Promise<Cast> {
  const { domain = `t${randomUUID().slice(0, 8)}.example`, passwordHash = null } = options;
  const mainOrganizationId = Math.min(...ids);
  const keys = Object.keys(organizationCast) as OrganizationKey[];
  const organizations = Object.fromEntries(
    keys.map((key, index): [string, ScenarioOrganization] => [key, { id: ids[index] ?? 0, ...organizationCast[key] }]),
  ) as Cast['organizations'];
  for (const key of keys) {
    const { id, name, shortName } = organizations[key];
    const { isOperational } = organizationCast[key];
    await db.organization.create({ data: { id, mainOrganizationId, name, shortName, isOperational } });
  }
  await db.tenantSettings.create({ data: { mainOrganizationId } });
  const users = await db.user.createManyAndReturn({
    data: personKeys.map((key) => {
      const { organization, ...part } = partOf(key);
      const organizationId = organizations[organization].id;
      return {
        ...part,
        mainOrganizationId,
        organizationId,
        email: addressOf(key, domain),
        passwordHash,
        emailVerified: true,
      };
    }),
  });
  const people = Object.fromEntries(users.map((user, index) => [personKeys[index], actorOf(user)])) as Cast['people'];
  return { mainOrganizationId, organizations, people };
}

type UserRow = Omit<UserActor, 'kind' | 'userId' | 'language'> & { id: number; language: string | null };

function actorOf(user: UserRow): UserActor {
  const { id, organizationId, mainOrganizationId, role, isConfigAdmin, firstname, lastname } = user;
  const language = user.language === 'en' ? 'en' : 'de';
  return {
    kind: 'user',
    userId: id,
    organizationId,
    mainOrganizationId,
    role,
    isConfigAdmin,
    firstname,
    lastname,
    language,
  };
}

/**
 * Runs a verb as a user, in a separate transaction, like a call.
 *
 * @param now the clock of the call; the real one when left out
 */
export function as<Who extends Actor, Result>(
  { database }: Pick<ScenarioTenant, 'database'>,
  actor: Who,
  run: (work: UnitOfWork<Who>) => Promise<Result>,
  now = new Date(),
): Promise<Result> {
  return inTenant(
    database,
    actor.mainOrganizationId,
    (db) => run(newUnitOfWork({ actor, db, publish, now, requestId: 'scenario' })),
    unhurried,
  );
}

/** The product itself, at work in the tenant. */
export function systemOf({ mainOrganizationId }: Pick<ScenarioTenant, 'mainOrganizationId'>): Actor {
  return { kind: 'system', mainOrganizationId };
}
