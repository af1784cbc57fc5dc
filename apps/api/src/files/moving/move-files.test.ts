import { randomBytes } from 'node:crypto';
import type { Database } from '@zuschlag/db/client';
import { openDatabase } from '@zuschlag/db/client';
import { ownDatabase } from '@zuschlag/db/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anObjectStore, type ObjectStore } from '../../testing/files/object-store.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { fileKeeping, keepFilesBy } from '../file-keeping.ts';
import { deleteFile } from '../files.store.ts';
import type { FilePlace, PlaceName } from '../places/place.ts';
import { readFileContent, streamFile } from '../read-file.ts';
import { forgetUnusedFiles, keepFileOf, receiveFile } from '../store-file.ts';
import { tidyObjects } from './collect-objects.ts';
import { moveAllFiles } from './move-files.ts';
import { lockMoving } from './moving.store.ts';

const keptBefore = fileKeeping();
const noQuota = { perPerson: Number.POSITIVE_INFINITY, perOrganization: Number.POSITIVE_INFINITY };
let database: Database;
let asOwner: Database;
let store: ObjectStore;
let tenants: ScenarioTenant[];

beforeAll(async () => {
  // A move is about all tenants of a database.
  database = await ownDatabase();
  asOwner = openDatabase({ ownerUrl: database.ownerUrl, appUrl: database.ownerUrl, poolSize: 3 });
  store = await anObjectStore();
});
beforeEach(async () => {
  tenants = [await aTenant(database), await aTenant(database)];
});
afterEach(async () => {
  await store.behave('normal');
  keepIn('s3');
  for (const tenant of tenants) {
    await as(tenant, systemOf(tenant), ({ db }) => db.storedFile.deleteMany({}));
    await tidy(tenant);
  }
  keepFilesBy(keptBefore);
});
afterAll(async () => {
  await store.close();
  await asOwner.close();
  await database.close();
});

const keepIn = (chosen: PlaceName, s3: FilePlace = store.place) => keepFilesBy({ ...keptBefore, chosen, s3 });
const HOUR_MS = 3_600_000;
const tidy = ({ mainOrganizationId }: ScenarioTenant, inHours = 0) =>
  tidyObjects({ database, mainOrganizationId, now: new Date(Date.now() + 1_000 + inHours * HOUR_MS) });
async function* pieces(content: Buffer) {
  yield content;
}
type Kept = { tenant: ScenarioTenant; id: string; content: Buffer };
async function aFile(tenant: ScenarioTenant, size = 300_000): Promise<Kept> {
  const content = randomBytes(size);
  const file = { name: 'Anlage.bin', announced: size, content: pieces(content) };
  const { id } = await receiveFile({ database, actor: tenant.people.nordManager }, file, noQuota);
  return { tenant, id, content };
}
async function someFiles(): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const tenant of tenants) for (const size of [1, 300_000, 262_144]) kept.push(await aFile(tenant, size));
  return kept;
}
async function read({ tenant: { mainOrganizationId }, id }: Kept): Promise<Buffer> {
  const streamed = await streamFile(database, { mainOrganizationId, id });
  const parts: Buffer[] = [];
  for await (const piece of streamed?.content ?? []) parts.push(piece);
  return Buffer.concat(parts);
}
async function expectReadable(kept: readonly Kept[]): Promise<void> {
  for (const one of kept) {
    expect((await read(one)).equals(one.content)).toBe(true);
    const whole = await as(one.tenant, systemOf(one.tenant), (work) => readFileContent(work, one.id));
    expect(whole?.equals(one.content)).toBe(true);
  }
}
async function whereTheyLie(): Promise<{ places: string[]; chunks: number; strays: number }> {
  const sum = { places: new Set<string>(), chunks: 0, strays: 0 };
  for (const tenant of tenants)
    await as(tenant, systemOf(tenant), async ({ db }) => {
      for (const { place } of await db.storedFile.findMany()) sum.places.add(place);
      sum.chunks += await db.fileChunk.count();
      sum.strays += await db.strayObject.count();
    });
  return { ...sum, places: [...sum.places].sort() };
}

/** The object store as long as `budget` lasts: each call and each piece of it costs one. The last one breaks. */
function breaking(budget: number): FilePlace {
  let left = budget;
  const pay = () => {
    left -= 1;
    if (left < 0) throw new Error('cut');
  };
  async function* paid<Piece>(content: AsyncIterable<Piece>) {
    for await (const piece of content) {
      pay();
      yield piece;
    }
  }
  return {
    name: 's3',
    async write(file, content) {
      pay();
      await store.place.write(file, paid(content));
      pay();
    },
    async *read(file, range) {
      pay();
      yield* paid(store.place.read(file, range));
    },
    async remove(file) {
      pay();
      await store.place.remove(file);
      pay();
    },
  };
}

describe('a move of all files', () => {
  it('takes them into the object store and back, of each tenant, and leaves nothing behind', async () => {
    keepIn('database');
    const kept = await someFiles();
    const sofar: number[] = [];
    expect(await moveAllFiles(asOwner, 's3', { say: (n) => sofar.push(n) })).toEqual({ moved: 6, left: 0, damaged: 0 });
    expect(sofar.at(-1)).toBe(6);
    expect(await whereTheyLie()).toEqual({ places: ['s3'], chunks: 0, strays: 0 });
    expect(store.keys()).toEqual(kept.map(({ tenant, id }) => `${tenant.mainOrganizationId}/${id}`).sort());
    await expectReadable(kept);
    expect(await moveAllFiles(asOwner, 's3')).toMatchObject({ moved: 0 });

    expect(await moveAllFiles(asOwner, 'database')).toEqual({ moved: 6, left: 0, damaged: 0 });
    expect(await whereTheyLie()).toMatchObject({ places: ['database'], strays: 0 });
    expect(store.keys()).toEqual([]);
    await expectReadable(kept);
  });

  it.each<PlaceName>(['s3', 'database'])(
    'to %s may be cut anywhere: each file is read as before, and the next run ends it',
    async (to) => {
      keepIn(to === 's3' ? 'database' : 's3');
      const kept = await someFiles();
      let cuts = 0;
      // Each run is cut one step later than the one before, until one comes through.
      for (let budget = 0; budget < 40; budget += 3) {
        keepIn('database', breaking(budget));
        const isCut = await moveAllFiles(asOwner, to).then(
          () => false,
          () => true,
        );
        keepIn('database');
        await expectReadable(kept);
        if (!isCut) break;
        cuts += 1;
      }
      expect(cuts).toBeGreaterThan(2);
      await moveAllFiles(asOwner, to);
      expect(await whereTheyLie()).toMatchObject({ places: [to] });
      for (const tenant of tenants) await tidy(tenant, 2);
      await expectReadable(kept);
      expect(await whereTheyLie()).toMatchObject({ strays: 0, ...(to === 's3' ? { chunks: 0 } : {}) });
      expect(store.keys()).toHaveLength(to === 's3' ? kept.length : 0);
    },
  );

  it('goes on past a file whose bytes are other ones, names it, and leaves it where it is', async () => {
    keepIn('s3');
    const [tenant] = tenants as [ScenarioTenant];
    const lost = await aFile(tenant);
    const changed = await aFile(tenant);
    const fine = await aFile(tenant);
    const at = ({ id }: Kept) => ({ mainOrganizationId: tenant.mainOrganizationId, id });
    await store.place.remove(at(lost));
    await store.place.write(at(changed), pieces(randomBytes(300_000)));
    const said: string[] = [];
    const answer = await moveAllFiles(asOwner, 'database', { complain: (sentence) => said.push(sentence) });
    expect(answer).toEqual({ moved: 1, left: 0, damaged: 2 });
    expect(said).toEqual([expect.stringContaining(lost.id), expect.stringContaining(changed.id)]);
    await expectReadable([fine]);
    expect(await whereTheyLie()).toMatchObject({ places: ['database', 's3'] });
  });

  it('keeps a download alive that has begun', async () => {
    keepIn('database');
    const [tenant] = tenants as [ScenarioTenant];
    const kept = await aFile(tenant, 900_000);
    const { mainOrganizationId } = tenant;
    const streamed = await streamFile(database, { mainOrganizationId, id: kept.id });
    const arrived: Buffer[] = [];
    for await (const piece of streamed?.content ?? []) {
      arrived.push(piece);
      if (arrived.length === 1) await moveAllFiles(asOwner, 's3');
    }
    expect(Buffer.concat(arrived).equals(kept.content)).toBe(true);
  });

  it('is refused while another one runs', async () => {
    const unlock = await lockMoving(asOwner);
    await expect(moveAllFiles(asOwner, 's3')).rejects.toThrow('Another move of files runs.');
    unlock?.();
    await expect.poll(() => moveAllFiles(asOwner, 's3').catch(() => null)).not.toBe(null);
  });
});

describe('the nightly tidying of the object store', () => {
  it('deletes the objects of files that are gone, and waits while the store is away', async () => {
    keepIn('s3');
    const [tenant, other] = tenants as [ScenarioTenant, ScenarioTenant];
    const gone = await aFile(tenant);
    const stays = await aFile(tenant);
    await aFile(other);
    await as(tenant, systemOf(tenant), (work) => deleteFile(work, gone.id));
    expect(store.keys()).toHaveLength(3);
    await store.behave('away');
    await expect(tidy(tenant)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await store.behave('normal');
    await tidy(other);
    expect(store.keys()).toHaveLength(3);
    await tidy(tenant);
    expect(store.keys()).toHaveLength(2);
    await expectReadable([stays]);
    expect(await whereTheyLie()).toMatchObject({ strays: 0 });
  });

  it('deletes the object of an upload that never became a file, a day later', async () => {
    keepIn('s3');
    const [tenant] = tenants as [ScenarioTenant];
    const { id } = await aFile(tenant);
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.storedFile.update({
        where: { id },
        data: { completedAt: null, createdAt: new Date(Date.now() - 25 * HOUR_MS) },
      }),
    );
    await as(tenant, systemOf(tenant), (work) => forgetUnusedFiles(work));
    await tidy(tenant);
    expect(store.keys()).toEqual([]);
  });

  it('moves what the product made for people to where files go', async () => {
    keepIn('s3');
    const [tenant] = tenants as [ScenarioTenant];
    const content = Buffer.from('Handzettel');
    const { userId } = tenant.people.nordManager;
    const id = await as(tenant, systemOf(tenant), (work) =>
      keepFileOf(work, userId, { name: 'Handzettel.pdf', content: new Uint8Array(content) }),
    );
    await tidy(tenant);
    expect(store.keys()).toEqual([`${tenant.mainOrganizationId}/${id}`]);
    await expectReadable([{ tenant, id, content }]);
  });
});
