import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTenant, openDatabase, readInTenant, readRows, type TenantClient } from './client.ts';
import { Prisma } from './generated/client.ts';
import { outageOf } from './outages/retryable-errors.ts';
import { sendBatch } from './statement-batch.ts';
import { testDatabase } from './testing/database.ts';
import { foundTenant } from './testing/tenants.ts';

const tenants = [1, 2, 3, 4, 5, 6];
let wide: Database;
/** Two connections for everybody, so that each is handed on all the time. */
let narrow: Database;
const warnings: Error[] = [];
const hear = (warning: Error) => warnings.push(warning);
beforeAll(async () => {
  process.on('warning', hear);
  wide = await testDatabase();
  narrow = openDatabase({ ownerUrl: wide.ownerUrl, appUrl: wide.appUrl, poolSize: 2 });
  // Of 600 calls on two connections the last ones wait long on a busy machine; how long is not asked here.
  narrow.pool.options.connectionTimeoutMillis = 60_000;
  for (const id of tenants) await foundTenant(wide, id, `tenant ${id}`);
});
afterAll(async () => {
  process.off('warning', hear);
  await narrow.close();
  await wide.close();
});

const tenantNow = Prisma.sql`select current_setting('app.main_organization', true) as tenant`;

async function tenantOf(tx: TenantClient): Promise<string> {
  const [row] = await tx.$queryRaw<[{ tenant: string }]>(tenantNow);
  return row.tenant;
}

async function nothingIsLeft(database: Database): Promise<void> {
  const clients = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.pool.connect()));
  for (const client of clients) {
    const { rows } = await client.query(
      `${tenantNow.text}, current_setting('transaction_read_only') as "readOnly", now() = statement_timestamp() as "isAlone"`
        .replace('select current', 'select coalesce(current')
        .replace('true) as tenant', `true), '') as tenant`),
    );
    expect(rows).toEqual([{ tenant: '', readOnly: 'off', isAlone: true }]);
    client.release();
  }
}

describe('connections that tenants share', () => {
  it('show each of six tenants its own rows and setting, 600 calls at once, whichever way a call ends', async () => {
    const seen: { expected: number; tenant: string; ids: number[] }[] = [];
    const note = async (expected: number, tx: TenantClient) => {
      const tenant = await tenantOf(tx);
      const ids = (await tx.organization.findMany({ select: { id: true } })).map(({ id }) => id);
      seen.push({ expected, tenant, ids });
    };
    const ways: ((id: number) => Promise<unknown>)[] = [
      (id) => inTenant(narrow, id, (tx) => note(id, tx)),
      (id) => readInTenant(narrow, id, (tx) => note(id, tx)),
      (id) => readRows(narrow, id, 'select id from organization').then((rows) => expect(rows).toEqual([{ id }])),
      (id) =>
        inTenant(narrow, id, async (tx) => {
          await note(id, tx);
          throw new Error('thrown');
        }),
      (id) =>
        inTenant(narrow, id, async (tx) => {
          await note(id, tx);
          await tx.$queryRaw`select nonsense`;
        }),
      (id) => readInTenant(narrow, id, (tx) => tx.$queryRaw`select 1 / 0 as part`),
      (id) => readRows(narrow, id, 'select 1 / $1::int as part', [0]),
      (id) =>
        inTenant(narrow, id, async (tx) => {
          tx.$executeLater(Prisma.sql`update organization set name = name`);
          tx.$executeAtCommit(Prisma.sql`select 1 / ${0}::int`);
          await note(id, tx);
        }),
    ];
    const calls = Array.from({ length: 600 }, (_, index) => ({
      id: tenants[index % tenants.length] as number,
      way: ways[(index * 7) % ways.length] as (id: number) => Promise<unknown>,
    }));
    const ends = await Promise.allSettled(calls.map(({ id, way }) => way(id)));
    expect(ends.filter(({ status }) => status === 'rejected').length).toBe(375);
    expect(seen.length).toBe(375);
    expect(seen.filter(({ expected, tenant, ids }) => tenant !== String(expected) || ids.join() !== tenant)).toEqual(
      [],
    );
    await nothingIsLeft(narrow);
  });

  it('are closed and replaced when one breaks in the middle of a transaction', async () => {
    const broken = inTenant(narrow, 1, async (tx) => {
      await tx.$executeRaw`update organization set name = 'never'`;
      const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() as pid`;
      await wide.pool.query('select pg_terminate_backend($1)', [pid]);
      await tx.$queryRaw`select 1`;
    });
    // The driver hears of it first from the server or first from the socket.
    expect(outageOf(await broken.catch((error: unknown) => error))).toBe('UNREACHABLE');
    expect(await inTenant(narrow, 2, tenantOf)).toBe('2');
    expect(await inTenant(narrow, 1, (tx) => tx.organization.findFirst())).toMatchObject({ name: 'Firma tenant 1' });
    await nothingIsLeft(narrow);
  });
});

describe('one transaction', () => {
  it('answers what is asked at once one after the other, models and SQL, without a warning of the driver', async () => {
    const many = Array.from({ length: 30 }, (_, index) => index);
    const answers = await inTenant(wide, 1, (tx) =>
      Promise.all([
        ...many.map(async (index) => {
          const [row] = await tx.$queryRaw<[{ index: number }]>`select ${index}::int as index`;
          return row.index;
        }),
        tx.organization.findMany({ include: { users: true, costParameters: true } }),
        tx.user.findMany({ include: { organization: true } }),
      ]),
    );
    expect(answers.slice(0, 30)).toEqual(many);
    expect(answers[30]).toMatchObject([{ id: 1, users: [{ id: 1 }] }]);
    expect(warnings).toEqual([]);
  });

  it('reports that it was rolled back when a refusal was caught and passed over', async () => {
    const passedOver = inTenant(wide, 1, async (tx) => {
      await tx.$executeRaw`update organization set name = 'half'`;
      await tx.$queryRaw`select nonsense`.catch(() => undefined);
    });
    await expect(passedOver).rejects.toThrow('rolled back');
    expect(await inTenant(wide, 1, (tx) => tx.organization.findFirst())).toMatchObject({ name: 'Firma tenant 1' });
  });

  it('does nothing for a client that was kept beyond its end', async () => {
    const kept = await inTenant(wide, 1, async (tx) => {
      await tx.user.count();
      return { tx };
    });
    await expect(kept.tx.$queryRaw`select 1`).rejects.toThrow('over');
    await expect(kept.tx.user.count()).rejects.toThrow();
    expect(await inTenant(wide, 2, (tx) => tx.user.findMany({ select: { id: true } }))).toEqual([{ id: 2 }]);
  });

  it('gives its locks up the moment its time is over, and its client with them', async () => {
    const [locked, givenUp] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = inTenant(
      wide,
      1,
      async (tx) => {
        await tx.$executeRaw`update organization set name = 'late'`;
        locked.resolve();
        await givenUp.promise;
        await tx.$executeRaw`update organization set name = 'later'`;
      },
      { timeout: 1_000 },
    ).catch((error: unknown) => error);
    await locked.promise;
    // It gets the row although the work of the other transaction goes on.
    await inTenant(wide, 1, (tx) => tx.$executeRaw`update organization set name = name`);
    givenUp.resolve();
    expect(await slow).toMatchObject({ code: 'TRANSACTION_EXPIRED' });
    expect(await inTenant(wide, 1, (tx) => tx.organization.findFirst())).toMatchObject({ name: 'Firma tenant 1' });
  });

  it('sends what is for later in its order, and what is for the commit behind it', async () => {
    const name = (text: string) => Prisma.sql`update organization set name = name || ${text}`;
    await inTenant(wide, 3, async (tx) => {
      tx.$executeAtCommit(name(' 4'));
      await tx.$executeRaw(name(' 1'));
      tx.$executeLater(name(' 2'));
      expect(await tx.organization.findFirst()).toMatchObject({ name: 'Firma tenant 3 1 2' });
      tx.$executeLater(name(' 3'));
    });
    expect(await inTenant(wide, 3, (tx) => tx.organization.findFirst())).toMatchObject({
      name: 'Firma tenant 3 1 2 3 4',
    });
  });

  it('keeps nothing when what was for the commit is refused', async () => {
    const refused = inTenant(wide, 4, async (tx) => {
      await tx.$executeRaw`update organization set name = 'half'`;
      tx.$executeAtCommit(Prisma.sql`select 1 / ${0}::int`);
    });
    await expect(refused).rejects.toMatchObject({ code: '22012' });
    expect(await inTenant(wide, 4, (tx) => tx.organization.findFirst())).toMatchObject({ name: 'Firma tenant 4' });
  });

  it('that only reads cannot write, by SQL or by a model, nor lock', async () => {
    const refused = { code: '25006' };
    const read = (run: (tx: TenantClient) => Promise<unknown>) => readInTenant(wide, 1, run);
    await expect(read((tx) => tx.$executeRaw`update organization set name = 'x'`)).rejects.toMatchObject(refused);
    await expect(read((tx) => tx.$queryRaw`select id from organization for update`)).rejects.toMatchObject(refused);
    await expect(read((tx) => tx.organization.updateMany({ data: { name: 'x' } }))).rejects.toThrow('read-only');
    // Nor can a statement switch that off.
    await expect(
      read(async (tx) => {
        await tx.$queryRaw`select set_config('transaction_read_only', 'off', true)`;
        await tx.$executeRaw`update organization set name = 'x'`;
      }),
    ).rejects.toThrow('must be set before any query');
  });
});

describe('statements of a connection', () => {
  it('work when they were refused before they were ever prepared', async () => {
    const text = 'select length($1::text) as length';
    for (let round = 0; round < 5; round += 1) {
      await expect(readRows(narrow, 1, text, ['\0'])).rejects.toMatchObject({ code: '22021' });
    }
    for (let round = 0; round < 5; round += 1)
      expect(await readRows(narrow, 1, text, ['abc'])).toEqual([{ length: 3 }]);
    await expect(readRows(narrow, 1, text, ['\0'])).rejects.toMatchObject({ code: '22021' });
  });

  it('may be more than a connection remembers', async () => {
    for (let round = 0; round < 2; round += 1) {
      await inTenant(wide, 1, async (tx) => {
        for (let index = 0; index < 450; index += 1) {
          const [row] = await tx.$queryRawUnsafe<[{ value: number }]>(`select ${index} as value`);
          expect(row.value).toBe(index);
        }
        const [held] = await tx.$queryRaw<
          [{ count: number }]
        >`select count(*)::int as count from pg_prepared_statements`;
        expect(held.count).toBeLessThan(410);
      });
    }
  });

  it('stay prepared when one before them in the same message pushes them out', async () => {
    const client = await wide.pool.connect();
    const numbered = (number: number) => ({ text: `select ${number} as pushed` });
    for (let number = 1; number <= 400; number += 1) await sendBatch(client, [numbered(number)]);
    const [oldest, next] = [numbered(1), numbered(401)];
    await sendBatch(client, [next, oldest]);
    // What was pushed out is closed with the next message.
    await sendBatch(client, [next]);
    await expect(sendBatch(client, [oldest])).resolves.toHaveLength(1);
    client.release();
  });

  it('may wait in several messages at once: the first prepares them for the others', async () => {
    const client = await wide.pool.connect();
    const again = { text: 'select 7 as queued' };
    const results = await Promise.all([1, 2, 3].map(() => sendBatch(client, [again])));
    client.release();
    expect(results.map(([first]) => first?.rowCount)).toEqual([1, 1, 1]);
  });

  it('may stand twice in one message', async () => {
    await inTenant(wide, 5, async (tx) => {
      const twice = Prisma.sql`update organization set name = name || 'x'`;
      tx.$executeLater(twice);
      tx.$executeLater(twice);
      tx.$executeLater(twice);
    });
    expect(await inTenant(wide, 5, (tx) => tx.organization.findFirst())).toMatchObject({ name: 'Firma tenant 5xxx' });
  });
});
