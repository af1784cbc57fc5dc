import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, inTenant, openDatabase } from '../client.ts';
import { migrate } from '../migrate.ts';
import { ownDatabase } from '../testing/database.ts';
import { foundTenant } from '../testing/tenants.ts';
import { appRoleOf, deriveAppUrl } from './app-role.ts';

const ofServer = `p${process.pid}`;
let administrator: pg.Client;
let database: Database;
beforeAll(async () => {
  administrator = await connected(inject('testServer').superuserUrl);
  database = await ownDatabase();
});
afterAll(async () => {
  await database.close();
  await administrator.end();
});

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A database of an owner of its own, as two firms would have on one server. */
async function installation(name: string): Promise<string> {
  const owner = `owner_${ofServer}_${name}`;
  await administrator.query(`create role ${owner} login createrole password 'secret of ${name}'`);
  await administrator.query(`create database ${owner} owner ${owner}`);
  await connected(at(inject('testServer').superuserUrl, owner)).then(async (client) => {
    // Extensions of the migrations that an owner may not create on every server.
    await client.query('create extension if not exists pg_trgm; create extension if not exists btree_gin');
    await client.end();
  });
  return at(inject('testServer').superuserUrl, owner, owner, `secret of ${name}`);
}

function at(url: string, name: string, username?: string, password?: string): string {
  const changed = { pathname: `/${name}`, ...(username ? { username, password } : {}) };
  return Object.assign(new URL(url), changed).href;
}

async function within<Result>(appUrl: string, run: (opened: Database) => Promise<Result>): Promise<Result> {
  const opened = openDatabase({ ownerUrl: appUrl, appUrl, poolSize: 1 });
  try {
    return await run(opened);
  } finally {
    await opened.close();
  }
}
const aPersonIn = (appUrl: string) => within(appUrl, (opened) => foundTenant(opened, 1, 'eins'));
const peopleOf = (appUrl: string) => within(appUrl, (opened) => inTenant(opened, 1, (tx) => tx.user.count()));

describe('the role of the application', () => {
  it('has a password that follows from the owner, and none without one', () => {
    const url = new URL(deriveAppUrl('postgresql://owner:secret@db.example:5433/zuschlag?sslmode=require', 'app_role'));
    expect(url.username).toBe('app_role');
    expect(url.host + url.pathname + url.search).toBe('db.example:5433/zuschlag?sslmode=require');
    expect(url.password).toMatch(/^[\w-]{43}$/);
    expect(() => deriveAppUrl('postgresql://owner@db.example/zuschlag', 'app_role')).toThrow('DATABASE_APP_URL');
  });

  it('is named after its database, in 63 bytes at most', () => {
    expect(appRoleOf('zuschlag')).toBe('zuschlag_app_zuschlag');
    const long = ['ä'.repeat(30), 'ä'.repeat(29)].map(appRoleOf);
    expect(new Set(long).size).toBe(2);
    for (const name of long) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63);
  });

  it('is refused when it may bypass row-level security', async () => {
    await expect(migrate({ ownerUrl: database.ownerUrl, appUrl: database.ownerUrl })).rejects.toMatchObject({
      code: 'APP_ROLE_UNUSABLE',
    });
  });

  it('may be another one, which an administrator created', async () => {
    const role = `guest_${process.pid}`;
    const client = await connected(database.ownerUrl);
    const url = Object.assign(new URL(database.appUrl), { username: role, password: 'pass word' }).href;
    try {
      await client.query(`create role ${role} login password 'pass word'`);
      const bare = await ownDatabase();
      const appUrl = Object.assign(new URL(url), { pathname: new URL(bare.ownerUrl).pathname }).href;
      expect(await migrate({ ownerUrl: bare.ownerUrl, appUrl })).toEqual({ appUrl, applied: [] });
      await bare.close();
    } finally {
      await client.query(`drop role if exists ${role}`);
      await client.end();
    }
  });
});

describe('two installations on one server', () => {
  it('live side by side, whichever starts first and however often', async () => {
    const [one, other] = [await installation('one'), await installation('other')];
    const [first, second] = await Promise.all([migrate({ ownerUrl: one }), migrate({ ownerUrl: other })]);
    await aPersonIn(first.appUrl);
    expect((await migrate({ ownerUrl: other })).appUrl).toBe(second.appUrl);
    expect((await migrate({ ownerUrl: one })).appUrl).toBe(first.appUrl);
    expect(await Promise.all([peopleOf(first.appUrl), peopleOf(second.appUrl)])).toEqual([1, 0]);
    // The role of one reads nothing of the other.
    const strange = at(second.appUrl, new URL(one).pathname.slice(1));
    await expect(peopleOf(strange)).rejects.toMatchObject({ message: expect.stringContaining('permission denied') });
  });
});

describe('an installation of a version with one role for all databases', () => {
  it('keeps its data, and its role while the owner may not create another; afterwards that role sees nothing', async () => {
    const ownerUrl = await installation('earlier');
    const earlierUrl = deriveAppUrl(ownerUrl, 'zuschlag_app');
    await migrate({ ownerUrl, appUrl: earlierUrl });
    await aPersonIn(earlierUrl);
    const owner = new URL(ownerUrl).username;
    await administrator.query(`alter role ${owner} nocreaterole`);
    expect((await migrate({ ownerUrl })).appUrl).toBe(earlierUrl);
    await administrator.query(`alter role ${owner} createrole`);
    const working = await connected(earlierUrl);
    const { appUrl } = await migrate({ ownerUrl });
    expect(await Promise.all([peopleOf(appUrl), peopleOf(earlierUrl)])).toEqual([1, 1]);
    await working.end();
    // The server notices the end of a connection a moment later.
    const seenByEarlier = async () => {
      await migrate({ ownerUrl });
      return peopleOf(earlierUrl).catch(({ message }: Error) => message);
    };
    await expect.poll(seenByEarlier, { timeout: 20_000 }).toMatch(/are not valid|denied/);
    expect(await peopleOf(appUrl)).toBe(1);
  });
});
