import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../client.ts';
import { ownDatabase } from '../testing/database.ts';
import { type ConditionWatch, watchCondition } from './condition.ts';

/** Every look asks, and every look tries to write. */
const pace = { freshMs: 0, writeMs: 0, patienceMs: 5_000 };
let database: Database;
let superuser: pg.Client;
let watch: ConditionWatch;
beforeAll(async () => {
  database = await ownDatabase();
  const url = Object.assign(new URL(inject('testServer').superuserUrl), {
    pathname: new URL(database.appUrl).pathname,
  });
  superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  watch = watchCondition(database, pace);
});
afterAll(async () => {
  await watch.close();
  await superuser.end();
  await database.close();
});

const nameOf = ({ appUrl }: Database) => new URL(appUrl).pathname.slice(1);

/** Connections of the watch end, so that the next look meets the database as a new one does. */
async function disconnected(): Promise<void> {
  await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'zuschlag health' and datname = current_database()`,
  );
}

describe('the condition of the database', () => {
  it('is well while it can be written, and leaves nothing behind', async () => {
    expect([await watch.look(), await watch.look()]).toEqual(['WELL', 'WELL']);
    const { rows } = await superuser.query(
      `select relpersistence as "persistence", pg_relation_size(oid)::int as size
       from pg_class where relname = 'zuschlag_write_try'`,
    );
    expect(rows).toEqual([{ persistence: 't', size: 0 }]);
  });

  it('is DISK_FULL when a write finds no room', async () => {
    await disconnected();
    await superuser.query(`
      create function no_room() returns event_trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE') execute function no_room()`);
    await expect.poll(watch.look).toBe('DISK_FULL');
    await superuser.query('drop event trigger no_room');
    expect(await watch.look()).toBe('WELL');
  });

  it('is READ_ONLY on a server that takes no writes', async () => {
    await superuser.query(`alter database ${nameOf(database)} set default_transaction_read_only = on`);
    await disconnected();
    await expect.poll(watch.look).toBe('READ_ONLY');
    await superuser.query('set transaction read write');
    await superuser.query('begin read write');
    await superuser.query(`alter database ${nameOf(database)} reset default_transaction_read_only`);
    await superuser.query('commit');
    await disconnected();
    await expect.poll(watch.look).toBe('WELL');
  });

  it('is UNREACHABLE without a server, and then says so at once', async () => {
    const nowhere = watchCondition({ appUrl: 'postgresql://a:b@127.0.0.1:9/nowhere' }, pace);
    expect(await nowhere.look()).toBe('UNREACHABLE');
    await nowhere.close();
  });

  it('is asked for once, however many want to know at the same moment', async () => {
    const calm = watchCondition(database, { ...pace, freshMs: 60_000 });
    const first = calm.look();
    expect(calm.look()).toBe(first);
    await first;
    await calm.close();
  });
});
