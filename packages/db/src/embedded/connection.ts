import pg from 'pg';
import type { Memory } from './cluster.ts';

/** The connection by which a process holds its server; the database shows through it who else does. */
export type Link = pg.Client;

/** The role that owns everything of the application on the embedded server, and its database. */
export const OWNER = 'zuschlag';
export const OWNED_DATABASE = 'zuschlag';

// One number in all of Zuschlag: the holder of this lock supervises the server.
const SUPERVISOR_LOCK = 720_310_411;

/** The address of the embedded server: its Unix socket, which costs less per message, or TCP. */
export type Address = { port: number; socketFolder?: string | null };

/** Connection string of a role on the embedded server. */
export function urlOf(role: string, password: string, { port, socketFolder }: Address, database: string): string {
  const host = socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1';
  return `postgresql://${role}:${password}@${host}:${port}/${database}`;
}

/**
 * Connects as the superuser and becomes the server's supervisor.
 *
 * @returns undefined when another living process is its supervisor
 */
export async function supervise(memory: Memory, port: number): Promise<Link | undefined> {
  const client = new pg.Client({
    connectionString: urlOf('postgres', memory.superuserPassword, { port }, 'postgres'),
    application_name: 'zuschlag supervisor',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A broken connection also emits 'end', which is what the supervisor acts on.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [SUPERVISOR_LOCK]);
  if (rows[0].held) return client;
  await client.end();
  return undefined;
}

/** Creates the role that owns everything of the application, and its database. Neither is a superuser's. */
export async function createOwner(link: Link, role: string, password: string, database: string): Promise<void> {
  const { rows } = await link.query(
    'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $2) as database',
    [role, database],
  );
  if (!rows[0].role) {
    await link.query(
      `create role ${link.escapeIdentifier(role)} login createrole password ${link.escapeLiteral(password)}`,
    );
  }
  if (!rows[0].database) {
    await link.query(`create database ${link.escapeIdentifier(database)} owner ${link.escapeIdentifier(role)}`);
  }
}
