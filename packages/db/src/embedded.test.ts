import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayEnter } from './embedded/os-user.ts';
import { type EmbeddedServer, startEmbedded } from './embedded.ts';

const source = new URL('./embedded.ts', import.meta.url).href;
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const isSourceOpen = await mayEnter(path.dirname(new URL(source).pathname), nobody);

// Several servers are created here, each with a few dozen megabytes to write.
vi.setConfig({ testTimeout: 60_000 });

let base: string;
/** where the test at hand has its data */
let folder: string;
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'zuschlag-embedded-'));
  await chmod(base, 0o755);
});
beforeEach(() => {
  folder = path.join(base, 'postgres');
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** A data folder that was never used; the others go on with the same one, because creating it takes longest. */
function newFolder(): void {
  folder = path.join(base, `new-${randomUUID()}`);
}

/** Starts the server in a process of its own, which holds it until its input ends or it is killed. */
function holdElsewhere(as: { uid?: number; gid?: number } = {}) {
  const code = `
    import { startEmbedded } from ${JSON.stringify(source)};
    try {
      const server = await startEmbedded({ folder: ${JSON.stringify(folder)} });
      console.log(JSON.stringify(server));
      process.stdin.resume().once('end', async () => { await server.close(); process.exit(0); });
    } catch (error) { console.log(JSON.stringify({ code: error.code, message: error.message })); }`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    ...as,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = new Promise<Partial<EmbeddedServer> & { code?: string }>((resolve) => {
    child.stdout.once('data', (line) => resolve(JSON.parse(String(line))));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.stdin.end();
    return ended;
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { pid: child.pid, said, stop, kill };
}

async function query(url: string | undefined, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('the embedded server', () => {
  it('keeps data, address and passwords from start to start, and German order is there', async () => {
    const first = await startEmbedded({ folder });
    await query(first.ownerUrl, "create table words as select unnest(array['Zoll', 'Öl', 'Ofen', 'öde']) as word");
    await first.close();
    const second = await startEmbedded({ folder });
    try {
      expect(second).toMatchObject({ ownerUrl: first.ownerUrl, isAdopted: false });
      const { rows } = await query(second.ownerUrl, 'select word from words order by word collate "de-x-icu"');
      expect(rows.map(({ word }) => word)).toEqual(['öde', 'Ofen', 'Öl', 'Zoll']);
      const { rows: lower } = await query(second.ownerUrl, "select lower('ÄÖÜ') as word");
      expect(lower).toEqual([{ word: 'äöü' }]);
    } finally {
      await second.close();
    }
  });

  it('asks for a password, on the own machine only, and its owner is no superuser', async () => {
    const server = await startEmbedded({ folder });
    try {
      const wrong = Object.assign(new URL(server.ownerUrl), { password: 'wrong' }).href;
      await expect(query(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' });
      const { rows } = await query(
        server.ownerUrl,
        "select rolsuper, rolbypassrls, current_setting('listen_addresses') as at from pg_roles where rolname = current_user",
      );
      expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, at: '127.0.0.1' }]);
      await expect(readFile(path.join(folder, 'server.json')).then(() => 'read')).resolves.toBe('read');
    } finally {
      await server.close();
    }
  });

  it.skipIf(process.platform === 'win32')('speaks by a socket and by TCP, each time with a password', async () => {
    const server = await startEmbedded({ folder });
    try {
      const by = async (url: string) =>
        (await query(url, 'select inet_server_addr() is null as "isSocket"')).rows[0].isSocket;
      expect([await by(server.ownerUrl), await by(server.superuserUrl)]).toEqual([true, false]);
      const wrong = Object.assign(new URL(server.superuserUrl), { password: 'wrong' }).href;
      await expect(query(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    } finally {
      await server.close();
    }
  });

  it('speaks by TCP alone where the path is too long for a socket', async () => {
    const long = path.join(base, 'x'.repeat(120));
    await symlink(folder, long);
    const server = await startEmbedded({ folder: long });
    expect(new URL(server.ownerUrl).hostname).toBe('127.0.0.1');
    await query(server.ownerUrl, 'select 1');
    await server.close();
  });

  it('is adopted with every acknowledged row when the process that started it was killed', async () => {
    const elsewhere = holdElsewhere();
    const { ownerUrl } = await elsewhere.said;
    await query(ownerUrl, 'create table adopted_rows as select generate_series(1, 500) as id');
    await elsewhere.kill();
    const server = await startEmbedded({ folder });
    try {
      expect(server).toMatchObject({ ownerUrl, isAdopted: true });
      expect((await query(ownerUrl, 'select count(*)::int as count from adopted_rows')).rows).toEqual([{ count: 500 }]);
    } finally {
      await server.close();
    }
  });

  it('recovers when process and server were killed together, again and again', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const elsewhere = holdElsewhere();
      const { ownerUrl } = await elsewhere.said;
      await query(ownerUrl, 'create table if not exists survivors (id int)');
      await query(ownerUrl, `insert into survivors values (${round})`);
      process.kill(await postmasterPid(), 'SIGKILL');
      await elsewhere.kill();
    }
    const server = await startEmbedded({ folder });
    try {
      const { rows } = await query(server.ownerUrl, 'select id from survivors order by 1');
      expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    } finally {
      await server.close();
    }
  });

  it('is started again on the same address when it is killed while in use', async () => {
    const notices: string[] = [];
    const server = await startEmbedded({ folder, onNotice: (sentence) => notices.push(sentence) });
    try {
      await query(server.ownerUrl, 'create table revived as select 1 as id');
      process.kill(await postmasterPid(), 'SIGKILL');
      await expect
        .poll(
          () =>
            query(server.ownerUrl, 'select id from revived').then(
              ({ rows }) => rows,
              () => [],
            ),
          { timeout: 30_000 },
        )
        .toEqual([{ id: 1 }]);
      expect(notices).toEqual(['The database server went down and is started again.']);
    } finally {
      await server.close();
    }
  });

  it('starts past a lock file whose process number now belongs to somebody else', async () => {
    await (await startEmbedded({ folder })).close();
    const lock = path.join(folder, 'cluster', 'postmaster.pid');
    await writeFile(lock, `${process.ppid}\n${path.join(folder, 'cluster')}\n1\n5432\n\n127.0.0.1\n\nready\n`);
    const server = await startEmbedded({ folder });
    expect((await query(server.ownerUrl, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
    await server.close();
  });
});

describe('a start that cannot succeed says why', () => {
  it('FOLDER_IN_USE: by another living process, whose server stays untouched', async () => {
    const elsewhere = holdElsewhere();
    const { ownerUrl } = await elsewhere.said;
    const second = startEmbedded({ folder });
    await expect(second).rejects.toMatchObject({
      code: 'FOLDER_IN_USE',
      message: expect.stringContaining(`${elsewhere.pid}`),
    });
    // Even without the claim the database itself knows who holds it.
    await rm(path.join(folder, 'claim.json'));
    await expect(startEmbedded({ folder })).rejects.toMatchObject({ code: 'FOLDER_IN_USE' });
    expect((await query(ownerUrl, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
    await elsewhere.stop();
  });

  it('FOLDER_IN_USE for all but one of several that start at the same moment', async () => {
    newFolder();
    const starts = await Promise.all(
      [1, 2, 3].map(() => holdElsewhere()).map(async (each) => ({ each, said: await each.said })),
    );
    expect(starts.map(({ said }) => said.code ?? 'started').sort()).toEqual([
      'FOLDER_IN_USE',
      'FOLDER_IN_USE',
      'started',
    ]);
    await Promise.all(starts.map(({ each }) => each.stop()));
  });

  it('PORT_BUSY: when a certain port is asked for; otherwise another port is chosen', async () => {
    const first = await startEmbedded({ folder });
    const port = Number(new URL(first.ownerUrl).port);
    await first.close();
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
    try {
      await expect(startEmbedded({ folder, port })).rejects.toMatchObject({ code: 'PORT_BUSY' });
      const second = await startEmbedded({ folder });
      expect(Number(new URL(second.ownerUrl).port)).not.toBe(port);
      await second.close();
    } finally {
      squatter.close();
    }
  });

  it('FOLDER_NOT_WRITABLE: when the folder is a file', async () => {
    newFolder();
    await writeFile(folder, '');
    await expect(startEmbedded({ folder })).rejects.toMatchObject({ code: 'FOLDER_NOT_WRITABLE' });
  });

  it('START_FAILED: when the passwords beside the data are gone', async () => {
    newFolder();
    await mkdir(path.join(folder, 'cluster'), { recursive: true });
    await expect(startEmbedded({ folder })).rejects.toMatchObject({
      code: 'START_FAILED',
      message: expect.stringContaining('server.json'),
    });
  });

  it.runIf(isRoot && isSourceOpen)(
    'FOLDER_NOT_WRITABLE: for an ordinary user in a folder of somebody else',
    async () => {
      const elsewhere = holdElsewhere(nobody);
      expect(await elsewhere.said).toMatchObject({ code: 'FOLDER_NOT_WRITABLE' });
      await elsewhere.stop();
    },
  );
});

describe.runIf(isRoot && isSourceOpen)('an ordinary user', () => {
  beforeEach(async () => {
    newFolder();
    await mkdir(folder);
    await chown(folder, nobody.uid, nobody.gid);
  });

  it('runs it as themselves, and root can go on with it and hand it back', async () => {
    const first = holdElsewhere(nobody);
    const { ownerUrl } = await first.said;
    await query(ownerUrl, 'create table kept as select 1 as id');
    await first.kill();
    const asRoot = await startEmbedded({ folder });
    expect(asRoot).toMatchObject({ ownerUrl, isAdopted: true });
    await asRoot.close();
    const again = await startEmbedded({ folder });
    await again.close();
    const second = holdElsewhere(nobody);
    expect((await query((await second.said).ownerUrl, 'select id from kept')).rows).toEqual([{ id: 1 }]);
    await second.stop();
  });
});

describe.runIf(isRoot)('root', () => {
  it('keeps the data elsewhere when the database user cannot enter the folder', async () => {
    newFolder();
    await chmod(base, 0o700);
    const notices: string[] = [];
    const server = await startEmbedded({ folder, onNotice: (sentence) => notices.push(sentence) });
    await server.close();
    expect(server.folder).toMatch(/^\/var\/lib\/zuschlag\/[0-9a-f]{12}$/);
    expect(notices).toEqual([expect.stringContaining(server.folder)]);
    await rm(server.folder, { recursive: true });
  });
});
