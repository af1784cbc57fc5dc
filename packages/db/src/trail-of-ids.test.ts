import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';
import { emptyDatabase, superuserOf } from './testing/database.ts';

const migrations = fileURLToPath(new URL('../prisma/migrations', import.meta.url));
const cleaning = '20261128020000_trail_of_ids';
let database: Database;
let folder: string;
let superuser: pg.Client;
beforeAll(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-migrations-'));
  const earlier = (await readdir(migrations)).filter((name) => name < cleaning);
  for (const name of earlier) await cp(path.join(migrations, name), path.join(folder, name), { recursive: true });
  await migrate({ ownerUrl: database.ownerUrl, folder });
  superuser = new pg.Client({ connectionString: superuserOf(database) });
  await superuser.connect();
}, 120_000);
afterAll(async () => {
  await superuser.end();
  await rm(folder, { recursive: true, force: true });
  await database.close();
});

it('takes names and devices out of earlier entries, and what the chain covers stays as it is', async () => {
  // The triggers of the chain run as the owner, which sees one tenant.
  await superuser.query(`
    set app.main_organization = '1';
    insert into organization (id, "mainOrganizationId", name, "shortName") values (1, 1, 'Nord', 'Nord');
    insert into app_user (id, "mainOrganizationId", "organizationId", email, firstname, lastname, role)
    values (7, 1, 1, 'a@x.example', 'Ada', 'Neu', 'Editor'), (9, 1, 1, 'b@x.example', 'Bo', 'Alt', 'Editor');
    insert into trail_entry ("mainOrganizationId", entity, "entityId", action, "before", "after") values
      (1, 'session', 's', 'begin', null, '{"endsAt": "2026", "userAgent": "Firefox"}'),
      (1, 'apiToken', 't', 'create', null, '{"name": "Laptop von Ada", "scope": "all"}'),
      (1, 'export', 'e', 'create', null, '{"kind": "chances", "question": {"filters": {"search": "Ada"}}}'),
      (1, 'task', 'a', 'editTask', '{"assignees": "Bo Alt, Wer Fort"}', '{"assignees": "Ada Neu, Bo Alt"}'),
      (1, 'task', 'b', 'editTask', '{"deadline": null}', '{"deadline": "2026-12-01"}'),
      (1, 'rule', 'r', 'createRule', null, '{"name": "Bleibt"}');`);
  const chain = async () =>
    (
      await superuser.query(
        `select position, hash, trail_content("mainOrganizationId", source, "sourceId") as content from trail_link order by position`,
      )
    ).rows;
  const before = await chain();
  expect(before).toHaveLength(6);

  await cp(path.join(migrations, cleaning), path.join(folder, cleaning), { recursive: true });
  expect((await migrate({ ownerUrl: database.ownerUrl, folder })).applied).toEqual([cleaning]);

  const { rows } = await superuser.query('select "before", "after" from trail_entry order by id');
  expect(rows).toEqual([
    { before: null, after: { endsAt: '2026' } },
    { before: null, after: { scope: 'all' } },
    { before: null, after: { kind: 'chances' } },
    { before: { assigneeIds: [9] }, after: { assigneeIds: [7, 9] } },
    { before: { deadline: null }, after: { deadline: '2026-12-01' } },
    { before: null, after: { name: 'Bleibt' } },
  ]);
  expect(await chain()).toEqual(before);
});
