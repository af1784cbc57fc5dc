import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';

const PREFIX = 'zuschlag_app';
/** The role of versions that had one for all databases of a server. */
const EARLIER_ROLE = PREFIX;
// PostgreSQL cuts longer names off.
const LONGEST_NAME = 63;

export class RightsError extends Error {
  readonly code: 'NO_APP_PASSWORD' | 'APP_ROLE_UNUSABLE';

  constructor(code: RightsError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RightsError';
    this.code = code;
  }
}

/**
 * The name of the application's role: roles belong to the whole server, so that of each database has a name of its own,
 * and installations on one server do not touch each other.
 */
export function appRoleOf(database: string): string {
  const name = `${PREFIX}_${database}`;
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  return `${PREFIX}_${createHash('sha256').update(database).digest('hex').slice(0, 32)}`;
}

/**
 * Connection string of the application's role on the owner's database. Its password follows from the owner's and needs
 * no place of its own; the owner's does not follow from it.
 *
 * @throws {RightsError} NO_APP_PASSWORD when the owner connects without a password
 */
export function deriveAppUrl(ownerUrl: string, role: string): string {
  const url = new URL(ownerUrl);
  if (!url.password) {
    throw new RightsError(
      'NO_APP_PASSWORD',
      'DATABASE_URL has no password to derive the application role from: set DATABASE_APP_URL as well.',
    );
  }
  const secret = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url');
  url.username = role;
  url.password = secret;
  return url.href;
}

/**
 * The connection string that the application is to use, with its role ready. An owner who may no longer create roles goes
 * on with the role that an earlier version created.
 *
 * @throws {RightsError} NO_APP_PASSWORD, APP_ROLE_UNUSABLE
 */
export async function ownAppUrl(owner: pg.PoolClient, ownerUrl: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const appUrl = deriveAppUrl(ownerUrl, appRoleOf(rows[0]?.name ?? ''));
  try {
    await ensureAppRole(owner, appUrl);
    return appUrl;
  } catch (error) {
    const earlierUrl = deriveAppUrl(ownerUrl, EARLIER_ROLE);
    if (await signInRefusal(earlierUrl)) throw error;
    await ensureAppRole(owner, earlierUrl);
    return earlierUrl;
  }
}

/**
 * Takes its rights from the role that an earlier version used, whose password the owner of another database may know.
 * Waits for the next start while processes of that version still work in this database.
 */
export async function retireEarlierRole(owner: pg.PoolClient, appUrl: string): Promise<void> {
  if (roleOf(appUrl) === EARLIER_ROLE) return;
  const { rows } = await owner.query<{ exists: boolean; works: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as exists,
       exists (select from pg_stat_activity where usename = $1 and datname = current_database()) as works`,
    [EARLIER_ROLE],
  );
  if (!rows[0]?.exists || rows[0].works) return;
  const schema = await quotedSchema(owner);
  await owner.query(`
    revoke all on all tables in schema ${schema} from ${EARLIER_ROLE};
    revoke all on all sequences in schema ${schema} from ${EARLIER_ROLE};
    revoke all on all functions in schema ${schema} from ${EARLIER_ROLE};
    revoke all on schema ${schema} from ${EARLIER_ROLE}`);
  // Another database may still use it; then, or without the right to drop it, the role stays, with nothing to see here.
  await owner.query(`drop role ${EARLIER_ROLE}`).catch(() => undefined);
}

/**
 * Ensures that the role of the application exists, can sign in and has no special rights.
 *
 * @throws {RightsError} APP_ROLE_UNUSABLE when it cannot be created, or may do more than it should
 */
export async function ensureAppRole(owner: pg.PoolClient, appUrl: string): Promise<void> {
  const role = roleOf(appUrl);
  const refusal = await signInRefusal(appUrl);
  if (refusal) {
    const name = pg.escapeIdentifier(role);
    const password = pg.escapeLiteral(decodeURIComponent(new URL(appUrl).password));
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role]);
    try {
      await owner.query(
        rowCount
          ? `alter role ${name} login password ${password}`
          : `create role ${name} login nosuperuser nocreatedb nocreaterole noinherit nobypassrls password ${password}`,
      );
    } catch (error) {
      throw unusable(role, `the owner's role may not create or alter it (${error})`, error);
    }
    const still = await signInRefusal(appUrl);
    if (still) throw unusable(role, still.message, still);
  }
  const { rows } = await owner.query(
    `select rolsuper or rolbypassrls or pg_has_role(oid, current_user::regrole, 'usage') as "isTooMighty"
     from pg_roles where rolname = $1`,
    [role],
  );
  if (rows[0]?.isTooMighty) throw unusable(role, 'it may bypass row-level security');
}

function unusable(role: string, reason: string, cause?: unknown): RightsError {
  return new RightsError(
    'APP_ROLE_UNUSABLE',
    `The application's database role "${role}" cannot be used: ${reason}.`,
    cause,
  );
}

function roleOf(appUrl: string): string {
  return decodeURIComponent(new URL(appUrl).username);
}

async function signInRefusal(appUrl: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

// The grants of the application follow the policies of a table that hold for all roles; '*' is a policy on all commands.
const ALLOWED_BY_POLICIES = `
  select format('%I.%I', n.nspname, c.relname) as "table", array_agg(distinct p.polcmd::text) as commands
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_policy p on p.polrelid = c.oid
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and 0 = any (p.polroles)
  group by 1 order by 1`;
const PRIVILEGES: Record<string, string> = {
  '*': 'select, insert, update, delete',
  r: 'select',
  a: 'insert',
  w: 'update',
  d: 'delete',
};

/** The functions that read a closed table for the application; they filter by the tenant (migration `search`). */
const SEARCH_FUNCTIONS = 'app_search, app_search_similar';

/** Grants the application exactly what the policies allow, in one transaction. A table without policies stays closed. */
export async function grantRights(owner: pg.PoolClient, appUrl: string): Promise<void> {
  const role = pg.escapeIdentifier(roleOf(appUrl));
  const schema = await quotedSchema(owner);
  const { rows: tables } = await owner.query<{ table: string; commands: string[] }>(ALLOWED_BY_POLICIES);
  const grants = tables.map(({ table, commands }) => {
    const privileges = commands.map((command) => PRIVILEGES[command]).join(', ');
    return `grant ${privileges} on ${table} to ${role}`;
  });
  const statements = [
    'begin',
    `revoke all on all tables in schema ${schema} from ${role}`,
    `grant usage on schema ${schema} to ${role}`,
    ...grants,
    `grant usage, select on all sequences in schema ${schema} to ${role}`,
    `grant execute on function ${SEARCH_FUNCTIONS} to ${role}`,
    'commit',
  ];
  await owner.query(statements.join(';\n'));
}

async function quotedSchema(owner: pg.PoolClient): Promise<string> {
  const { rows } = await owner.query('select quote_ident(current_schema()) as name');
  return rows[0].name;
}

/**
 * Lets the application add a job in its own transaction: the queue's tables are closed to it, this function is not. The
 * function runs with the owner's rights, so it sees to it itself that a tenant adds and replaces jobs of its own only, and
 * that a caller before the sign-in adds only a job about the address it named, of which one waits at a time.
 * The queue takes jobs as an array, of which PostgreSQL expects ten where it does not know it: it would plan each of the
 * four statements anew for every job, which costs more than twice as much as the job.
 * Does nothing in a database without a queue.
 */
export async function installJobFunction(owner: pg.PoolClient, appUrl: string): Promise<void> {
  const { rowCount } = await owner.query("select from pg_namespace where nspname = 'graphile_worker'");
  if (!rowCount) return;
  await owner.query(`
    begin;
    create or replace function app_add_job(
      task text, payload json, job_key text default null, run_at timestamptz default null, max_attempts int default null
    ) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
    as $function$
    declare
      tenant text := current_setting('app.main_organization', true);
      email text := nullif(current_setting('app.sign_in_email', true), '');
    begin
      if coalesce(tenant, '') = '' and email is not null and payload->>'email' = email
        and payload->>'mainOrganizationId' is null then
        perform graphile_worker.add_job(
          task, payload, job_key => 'of an address: ' || task || ' ' || encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')
        );
        return;
      end if;
      if coalesce(tenant, '') = '' or payload->>'mainOrganizationId' is distinct from tenant then
        raise insufficient_privilege using message = 'A job belongs to the tenant whose transaction adds it.';
      end if;
      perform graphile_worker.add_job(
        task, payload, job_key => tenant || ' ' || app_add_job.job_key, run_at => app_add_job.run_at,
        max_attempts => app_add_job.max_attempts
      );
    end;
    $function$;
    revoke all on function app_add_job from public;
    grant execute on function app_add_job to ${pg.escapeIdentifier(roleOf(appUrl))};
    commit`);
}
