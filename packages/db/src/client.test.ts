import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSignIn, type Database, inTenant, readRows } from './client.ts';
import { isUniqueViolation, isWorthRetrying } from './outages/retryable-errors.ts';
import { ownDatabase } from './testing/database.ts';
import { foundTenant } from './testing/tenants.ts';

let database: Database;
beforeAll(async () => {
  database = await ownDatabase();
  await foundTenant(database, 1, 'nord');
  await foundTenant(database, 2, 'süd');
});
afterAll(() => database.close());

const counter = { mainOrganizationId_year: { mainOrganizationId: 1, year: 2026 } };

describe('a transaction of a tenant', () => {
  it('sees the rows of its tenant alone', async () => {
    const names = await inTenant(database, 1, (tx) => tx.organization.findMany({ select: { shortName: true } }));
    expect(names).toEqual([{ shortName: 'nord' }]);
  });

  it('leaves nothing behind when it fails, and nothing of its tenant on the connection', async () => {
    const failing = inTenant(database, 1, async (tx) => {
      await tx.organization.update({ where: { id: 1 }, data: { name: 'Umbenannt' } });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await inTenant(database, 1, (tx) => tx.organization.findFirst())).toMatchObject({ name: 'Firma nord' });
    const { rows } = await database.pool.query("select current_setting('app.main_organization', true) as tenant");
    expect(rows[0].tenant ?? '').toBe('');
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31, '1; drop table chance' as unknown as number])(
    'refuses %s as a tenant',
    async (id) => {
      await expect(inTenant(database, id, async () => 0)).rejects.toThrow(RangeError);
      await expect(readRows(database, id, 'select 1')).rejects.toThrow(RangeError);
    },
  );

  it('counts to 40 with 8 at once when each reads before it writes, serializable and tried again', async () => {
    await inTenant(database, 1, (tx) =>
      tx.chanceCounter.create({ data: { mainOrganizationId: 1, year: 2026, last: 0 } }),
    );
    let runs = 0;
    const increment = () =>
      inTenant(
        database,
        1,
        async (tx) => {
          runs += 1;
          const { last } = await tx.chanceCounter.findUniqueOrThrow({ where: counter });
          await tx.chanceCounter.update({ where: counter, data: { last: last + 1 } });
        },
        { isolation: 'Serializable' },
      );
    const worker = async () => {
      for (let round = 0; round < 5; round += 1) await increment();
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const { last } = await inTenant(database, 1, (tx) => tx.chanceCounter.findUniqueOrThrow({ where: counter }));
    expect(last).toBe(40);
    expect(runs).toBeGreaterThan(40);
  });

  it('is tried again after a deadlock', async () => {
    await inTenant(database, 1, (tx) =>
      tx.customer.createMany({
        data: ['a', 'b'].map((name) => ({ mainOrganizationId: 1, organizationId: 1, name, nameKey: name })),
      }),
    );
    const lockBoth = (first: string, second: string) =>
      inTenant(database, 1, async (tx) => {
        await tx.customer.updateMany({ where: { nameKey: first }, data: { name: first } });
        await tx.$executeRaw`select pg_sleep(0.1)`;
        await tx.customer.updateMany({ where: { nameKey: second }, data: { name: second } });
      });
    await expect(Promise.all([lockBoth('a', 'b'), lockBoth('b', 'a')])).resolves.toHaveLength(2);
  });

  it('ends after its time', async () => {
    const slow = inTenant(database, 1, (tx) => tx.$executeRaw`select pg_sleep(0.4)`, { timeout: 100 });
    await expect(slow).rejects.toMatchObject({ code: 'TRANSACTION_EXPIRED' });
  });

  it('adds a job that disappears with it', async () => {
    const jobs = async () => {
      const { rows } = await ownerQuery('select count(*)::int as count from graphile_worker.jobs');
      return rows[0].count;
    };
    const failing = inTenant(database, 1, async (tx) => {
      await tx.$executeRaw`select app_add_job('mail', '{"mainOrganizationId":1}', 'once', null, 3)`;
      throw new Error('no mail after all');
    });
    await expect(failing).rejects.toThrow('no mail');
    expect(await jobs()).toBe(0);
    await inTenant(database, 1, (tx) => tx.$executeRaw`select app_add_job('mail', '{"mainOrganizationId":1}', 'once')`);
    expect(await jobs()).toBe(1);
  });

  it('adds jobs of its own tenant only, and replaces no other tenant’s job of the same key', async () => {
    const keys = async () => {
      const { rows } = await ownerQuery("select key from graphile_worker.jobs where key like '%tidy' order by key");
      return rows.map(({ key }) => key);
    };
    const foreign = inTenant(
      database,
      2,
      (tx) => tx.$executeRaw`select app_add_job('mail', '{"mainOrganizationId":1}', 'tidy')`,
    );
    await expect(foreign).rejects.toThrow('belongs to the tenant');
    await expect(database.pool.query(`select app_add_job('mail', '{}', 'tidy')`)).rejects.toThrow(
      'belongs to the tenant',
    );
    expect(await keys()).toEqual([]);
    await inTenant(database, 1, (tx) => tx.$executeRaw`select app_add_job('mail', '{"mainOrganizationId":1}', 'tidy')`);
    await inTenant(database, 2, (tx) => tx.$executeRaw`select app_add_job('mail', '{"mainOrganizationId":2}', 'tidy')`);
    expect(await keys()).toEqual(['1 tidy', '2 tidy']);
  });
});

describe('raw rows', () => {
  it('are those of the tenant, with days as texts and decimals and big integers as numbers', async () => {
    const sql = `select id, date '2026-03-29' as day, 1.25::numeric as price, 7::int8 as minutes from organization where id > $1`;
    expect(await readRows(database, 2, sql, [0])).toEqual([{ id: 2, day: '2026-03-29', price: 1.25, minutes: 7 }]);
    expect(await readRows(database, 3, sql, [0])).toEqual([]);
  });

  it('are the same once a connection has the statement ready and one message asks for them', async () => {
    const odd = ["O'Neill", 'C:\\new "x"', 'ä{,}', '', '$1'];
    const sql = `select $1::text as text, $2::text[] as texts, $3::int[] as numbers, $4::bool as is, $5::float8 as far,
      current_setting('app.main_organization') as tenant`;
    const ask = (tenant: number, text: string | null) =>
      readRows(database, tenant, sql, [text, odd, [1, 2], true, Number.POSITIVE_INFINITY]);
    const rest = { texts: odd, numbers: [1, 2], is: true, far: Number.POSITIVE_INFINITY };
    for (const text of [...odd, ...odd, null]) {
      expect(await ask(1, text)).toEqual([{ text, ...rest, tenant: '1' }]);
      expect(await ask(2, text)).toEqual([{ text, ...rest, tenant: '2' }]);
    }
    const { rows } = await database.pool.query("select current_setting('app.main_organization', true) as tenant");
    expect(rows[0].tenant ?? '').toBe('');
  });

  it('are refused when a text has a NUL, first and later, and the connection stays sound', async () => {
    const ask = (text: string) => readRows(database, 1, 'select $1::text as text', [text]);
    expect(await ask('sound')).toEqual([{ text: 'sound' }]);
    await expect(ask("x'; drop table chance; --\0")).rejects.toMatchObject({ code: '22021' });
    expect(await ask("x'; drop table chance; --")).toEqual([{ text: "x'; drop table chance; --" }]);
  });

  it('leave no transaction open when a ready statement fails', async () => {
    const sql = 'select 1 / $1::int as part';
    expect(await readRows(database, 1, sql, [1])).toEqual([{ part: 1 }]);
    await expect(readRows(database, 1, sql, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await readRows(database, 1, sql, [1])).toEqual([{ part: 1 }]);
    const { rows } = await database.pool.query('select now() = statement_timestamp() as is_alone');
    expect(rows).toEqual([{ is_alone: true }]);
  });

  it('cannot be written, and a refused statement does no harm to the next', async () => {
    const write = readRows(database, 1, "update organization set name = 'x' returning id");
    await expect(write).rejects.toMatchObject({ code: '25006' });
    await expect(readRows(database, 1, 'select nonsense')).rejects.toMatchObject({ code: '42703' });
    expect(await readRows(database, 1, 'select id from organization')).toEqual([{ id: 1 }]);
  });
});

describe('before sign-in', () => {
  it.each(['person@nord.example', 'PERSON@NORD.EXAMPLE'])(
    '%s finds one person without regard to case',
    async (email) => {
      expect(await asSignIn(database, { email }, (tx) => tx.user.findMany())).toMatchObject([{ id: 1 }]);
    },
  );

  it('finds umlauts without regard to case', async () => {
    expect(await asSignIn(database, { email: 'person@SÜD.example' }, (tx) => tx.user.findMany())).toMatchObject([
      { id: 2 },
    ]);
  });

  it.each(['', '%', "' or true --", 'person@nord.example\0', 'nobody@nord.example'])(
    '%j finds nobody',
    async (email) => {
      expect(await asSignIn(database, { email }, (tx) => tx.user.findMany())).toEqual([]);
    },
  );

  it('a session or identity token shows itself, nothing else, and cannot be changed', async () => {
    const soon = new Date(Date.now() + 60_000);
    await inTenant(database, 1, async (tx) => {
      const of = { mainOrganizationId: 1, userId: 1, expiresAt: soon };
      await tx.session.createMany({ data: ['s1', 's2'].map((id) => ({ ...of, id, endsAt: soon })) });
      await tx.identityToken.create({ data: { ...of, id: 't1' } });
    });
    await asSignIn(database, { sessionId: 's1' }, async (tx) => {
      expect(await tx.session.findMany()).toMatchObject([{ id: 's1', mainOrganizationId: 1 }]);
      expect(await tx.user.count()).toBe(0);
      expect(await tx.identityToken.count()).toBe(0);
      expect(await tx.session.updateMany({ data: { userAgent: 'x' } })).toEqual({ count: 0 });
    });
    await asSignIn(database, { identityTokenId: 't1' }, async (tx) => {
      expect(await tx.identityToken.findMany()).toMatchObject([{ id: 't1' }]);
      expect(await tx.identityToken.deleteMany()).toEqual({ count: 0 });
    });
  });
});

describe('a refused value', () => {
  const again = {
    id: 9,
    mainOrganizationId: 1,
    organizationId: 1,
    firstname: 'P',
    lastname: 'P',
    role: 'Viewer',
  } as const;

  it('is known by its index, through Prisma and through SQL', async () => {
    const byPrisma = await inTenant(database, 1, (tx) =>
      tx.user.create({ data: { ...again, email: 'person@NORD.example' } }),
    ).catch((error) => error);
    expect(isUniqueViolation(byPrisma, 'app_user_email_key')).toBe(true);
    expect(isUniqueViolation(byPrisma, 'app_user_pkey')).toBe(false);
    const bySql = await inTenant(
      database,
      1,
      (tx) =>
        tx.$executeRaw`insert into organization (id, "mainOrganizationId", name, "shortName") values (5, 1, 'x', 'nord')`,
    ).catch((error) => error);
    expect(isUniqueViolation(bySql, 'organization_mainOrganizationId_shortName_key')).toBe(true);
    expect(isUniqueViolation(new Error('something else'))).toBe(false);
    expect(isWorthRetrying(bySql)).toBe(false);
  });

  it('is unique over all tenants for addresses', async () => {
    const taken = inTenant(database, 2, (tx) =>
      tx.user.create({ data: { ...again, mainOrganizationId: 2, organizationId: 2, email: 'person@nord.example' } }),
    ).catch((error) => error);
    expect(isUniqueViolation(await taken)).toBe(true);
  });
});

async function ownerQuery(sql: string) {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}
