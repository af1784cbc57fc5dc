import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTenant } from './client.ts';
import { migrate } from './migrate.ts';
import { ownDatabase } from './testing/database.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
let database: Database;
let folder: string;
beforeAll(async () => {
  database = await ownDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-migrations-'));
  await cp(path.join(packageFolder, 'prisma/migrations'), folder, { recursive: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.close();
});

async function add(name: string, sql: string): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, name, 'migration.sql'), sql);
}

const run = () => migrate({ ownerUrl: database.ownerUrl, appUrl: database.appUrl, folder });

async function prismaMigrate(databaseUrl: string, ...args: string[]): Promise<string> {
  const prisma = path.join(
    path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')),
    'build/index.js',
  );
  const { stdout } = await promisify(execFile)(process.execPath, [prisma, 'migrate', ...args], {
    cwd: packageFolder,
    env: { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`, DATABASE_URL: databaseUrl },
  });
  return stdout;
}

describe("Prisma's own command, offline", () => {
  it('finds no difference between a migrated database and the schema', async () => {
    const ends = ['--from-config-datasource', '--to-schema', 'prisma/schema', '--exit-code'];
    const said = await prismaMigrate(database.ownerUrl, 'diff', ...ends);
    expect(said).toContain('No difference detected');
  }, 120_000);
});

describe('migrations', () => {
  it('are applied once, also by several processes at the same time', async () => {
    await add('20990101000000_second', 'create table second (id int primary key, "mainOrganizationId" int not null);');
    const results = await Promise.all([run(), run(), run()]);
    expect(results.flatMap(({ applied }) => applied)).toEqual(['20990101000000_second']);
  });

  it('leave a table without policies closed to the application, and open it as its policies say', async () => {
    const read = () => inTenant(database, 1, (tx) => tx.$queryRaw`select * from second`);
    await expect(read()).rejects.toMatchObject({ code: '42501' });
    const policy = `create policy own on second for select using ("mainOrganizationId" = current_setting('app.main_organization')::int)`;
    await add('20990101000001_third', `alter table second enable row level security; ${policy};`);
    await run();
    expect(await read()).toEqual([]);
  });

  it('are undone as a whole when one statement is refused, and can be mended', async () => {
    await add('20990102000000_broken', 'create table fourth (id int); create table fourth (id int);');
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: expect.stringContaining('_broken'),
    });
    await add('20990102000000_broken', 'create table fourth (id int);');
    expect((await run()).applied).toEqual(['20990102000000_broken']);
  });

  it('are refused when an applied one was edited', async () => {
    await add('20990101000000_second', 'create table second (id int);');
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_EDITED',
      message: expect.stringContaining('_second'),
    });
  });
});
