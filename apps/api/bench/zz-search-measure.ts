import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inTenant, openDatabase } from '@zuschlag/db/client';
import { startEmbedded } from '@zuschlag/db/embedded';
import { migrate } from '@zuschlag/db/migrate';
import pg from 'pg';
import { installQueue } from '../src/jobs/worker.ts';
import { manyChances } from '../src/testing/many-chances.ts';
import { aTenant } from '../src/testing/scenario.ts';

const count = Number(process.argv[2] ?? 300_000);
const folder = await mkdtemp(path.join(tmpdir(), 'truth-measure-'));
const server = await startEmbedded({
  folder,
  settings: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_wal_size: '4GB',
  },
});
try {
  const { ownerUrl, superuserUrl } = server;
  const { appUrl } = await migrate({ ownerUrl, afterMigrations: installQueue });
  const database = openDatabase({ ownerUrl, appUrl });
  const A = await aTenant(database);
  const B = await aTenant(database);
  await manyChances(A, count);
  await manyChances(B, count / 3);
  const sup = new pg.Client({ connectionString: superuserUrl.replace(/\/postgres$/, '/zuschlag') });
  await sup.connect();
  console.log((await sup.query('select current_database() db')).rows);
  await sup.query(`create function rnd_name(i bigint) returns text language sql immutable as $$
   select (array['Bewachung','Objektschutz','Empfang','Revierdienst','Veranstaltungsschutz','Pförtnerdienst','Werkschutz','Baustellenbewachung'])[1+abs(hashint8extended(i,1))%8]
    || ' ' || (array['Krankenhaus','Rathaus','Flüchtlingsunterkunft','Messe','Kraftwerk','Hafen','Universität','Museum','Bahnhof','Stadtwerke','Klärwerk','Schloß'])[1+abs(hashint8extended(i,2))%12]
    || ' ' || (select string_agg((array['ber','lin','mün','ster','dort','heim','burg','eich','hau','sen','köln','gar','ten','wald','feld','bach','see','kir','chen','stadt','rod','alt','neu','ober','unter','groß','klein','nord','hof','tal'])[1+abs(hashint8extended(i,10+k))%30],'') from generate_series(1,3) k)
    || ' Los ' || (1+abs(hashint8extended(i,3))%9) || ' ' || (2020+abs(hashint8extended(i,4))%7) $$`);
  await sup.query(`update chance set name = rnd_name(hashtext(id::text)::bigint)`);
  await sup.query(`vacuum (analyze) chance`);
  await sup.query('create extension pg_trgm; create extension btree_gin;');
  await sup.query(
    `create function fold(t text) returns text language sql immutable parallel safe as $$ select replace(regexp_replace(lower(normalize(t, NFKD)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss') $$`,
  );
  const time = async (label: string, run: () => Promise<unknown>) => {
    const times: number[] = [];
    let out: any;
    for (let i = 0; i < 7; i++) {
      const t = performance.now();
      out = await run();
      times.push(performance.now() - t);
    }
    times.sort((a, b) => a - b);
    console.log(label.padEnd(70), times[3]!.toFixed(1).padStart(8), 'ms', JSON.stringify(out));
  };
  const asApp = (sql: string, p: unknown[] = []) =>
    inTenant(database, A.mainOrganizationId, async (tx) => {
      const r = await tx.$queryRawUnsafe<any[]>(sql, ...p);
      return r.length === 1 ? r[0] : r.length;
    });
  const terms = {
    rare: 'kölnseebach los 3 2024',
    city: 'eichtal',
    common: 'rathaus',
    none: 'xyzzyq',
    short: 'qx',
    shortcommon: 'er',
    number: 'CH-1999-0012345',
  };
  for (const [n, t] of Object.entries(terms))
    console.log(
      n,
      (
        await sup.query(
          `select count(*)::int c from chance where "mainOrganizationId"=$2 and (fold(name) like '%'||fold($1)||'%' or fold("shortNumber") like '%'||fold($1)||'%')`,
          [t, A.mainOrganizationId],
        )
      ).rows[0],
    );
  console.log('--- V2 search table + definer');
  await sup.query(
    `create table search_entry ("mainOrganizationId" int not null, kind text not null, "entityId" text not null, text text not null, primary key ("mainOrganizationId", kind, "entityId"))`,
  );
  let t0 = performance.now();
  await sup.query(
    `insert into search_entry select "mainOrganizationId", 'chance', id::text, fold("shortNumber" || ' ' || name) from chance`,
  );
  console.log('fill ms', performance.now() - t0);
  await sup.query('create index s1 on search_entry using gin ("mainOrganizationId", kind, text gin_trgm_ops)');
  await sup.query('vacuum analyze search_entry');
  await time(
    'app_fold filter over all rows',
    async () => (await sup.query(`select count(*)::int c from chance where fold(name) like '%qqqq%'`)).rows[0],
  );
  await time(
    'strpos(lower) filter over all rows',
    async () => (await sup.query(`select count(*)::int c from chance where strpos(lower(name), 'qqqq') > 0`)).rows[0],
  );
  console.log('--- V3 postings by equality');
  await sup.query(
    `create table posting ("mainOrganizationId" int not null, gram text not null, "entityId" uuid not null, primary key ("mainOrganizationId", gram, "entityId"))`,
  );
  t0 = performance.now();
  await sup.query(
    `insert into posting select distinct "mainOrganizationId", substr(f, g, 3), id from (select "mainOrganizationId", id, fold("shortNumber" || ' ' || name) f from chance) c, generate_series(1, length(f)-2) g`,
  );
  console.log(
    'fill ms',
    (performance.now() - t0).toFixed(0),
    (
      await sup.query(
        `select count(*)::int, pg_size_pretty(pg_relation_size('posting')) tab, pg_size_pretty(pg_relation_size('posting_pkey')) idx from posting`,
      )
    ).rows[0],
  );
  await sup.query('alter table posting enable row level security, force row level security');
  await sup.query(
    `create policy tenant on posting using ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)`,
  );
  await sup.query('grant select on posting to zuschlag_app; vacuum analyze posting');
  for (const [n, t] of Object.entries(terms)) {
    const f = t.toLowerCase();
    const grams = [...new Set(Array.from({ length: Math.max(0, f.length - 2) }, (_, i) => f.slice(i, i + 3)))];
    if (grams.length === 0) continue;
    await time(`postings ${n} (${grams.length} grams)`, () =>
      asApp(
        `select count(*)::int c from (select "entityId" from posting where "mainOrganizationId"=$1::int and gram = any($2::text[]) group by 1 having count(*) = $3::int limit 5001) x`,
        [A.mainOrganizationId, grams, grams.length],
      ),
    );
  }
  console.log('--- writing 2000 chances’ names');
  const ids = (
    await sup.query(`select id from chance where "mainOrganizationId"=$1 limit 2000`, [A.mainOrganizationId])
  ).rows.map((r) => r.id);
  t0 = performance.now();
  for (const id of ids) await sup.query(`update chance set name = name || 'x' where id = $1`, [id]);
  const bare = performance.now() - t0;
  await sup.query(`create function keep() returns trigger language plpgsql security definer as $$ begin
    insert into search_entry values (new."mainOrganizationId", 'chance', new.id::text, fold(new."shortNumber" || ' ' || new.name))
    on conflict ("mainOrganizationId", kind, "entityId") do update set text = excluded.text where search_entry.text <> excluded.text; return null; end $$`);
  await sup.query(`create trigger keep after insert or update of name on chance for each row execute function keep()`);
  t0 = performance.now();
  for (const id of ids) await sup.query(`update chance set name = name || 'y' where id = $1`, [id]);
  const trig = performance.now() - t0;
  await sup.query(`drop trigger keep on chance; create or replace function keep() returns trigger language plpgsql security definer as $$ declare f text := fold(new."shortNumber" || ' ' || new.name); begin
    delete from posting where "mainOrganizationId" = new."mainOrganizationId" and "entityId" = new.id and gram in (select substr(fold(old."shortNumber" || ' ' || old.name), g, 3) from generate_series(1, 80) g);
    insert into posting select distinct new."mainOrganizationId", substr(f, g, 3), new.id from generate_series(1, length(f)-2) g; return null; end $$`);
  await sup.query(`create trigger keep after update of name on chance for each row execute function keep()`);
  t0 = performance.now();
  for (const id of ids.slice(0, 500)) await sup.query(`update chance set name = name || 'z' where id = $1`, [id]);
  const post = (performance.now() - t0) * 4;
  console.log({ bareMs: bare / 2000, triggerMs: trig / 2000, postingsMs: post / 2000 });
  await sup.end();
  await database.close();
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
