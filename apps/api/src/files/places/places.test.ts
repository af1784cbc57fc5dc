import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../../features/documents/testing/documents.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aChance } from '../../testing/chances.ts';
import { anObjectStore, type ObjectStore } from '../../testing/files/object-store.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { fileKeeping, keepFilesBy } from '../file-keeping.ts';
import { insertFile } from '../files.store.ts';
import { streamFile } from '../read-file.ts';
import { receiveFile } from '../store-file.ts';
import { databasePlace } from './database-place.ts';
import { type ByteRange, BytesMissing, chunkSize, type FilePlace, type PlaceName } from './place.ts';

const database = await testDatabase();
const keptBefore = fileKeeping();
const noQuota = { perPerson: Number.POSITIVE_INFINITY, perOrganization: Number.POSITIVE_INFINITY };
let store: ObjectStore;
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;

beforeAll(async () => {
  store = await anObjectStore();
  tenant = await aTenant(database);
  app = await testApp(database);
  token = await tokenOf(database, tenant.people.nordManager);
});
afterEach(async () => {
  keepFilesBy(keptBefore);
  await store.behave('normal');
});
afterAll(async () => {
  await app.close();
  await store.close();
  await database.close();
});

const keepIn = (chosen: PlaceName) => keepFilesBy({ ...keptBefore, chosen, s3: store.place });
async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
async function* inPieces(content: Buffer, size: number) {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size);
}
async function* breakingAfter(content: Buffer, error: Error) {
  yield* inPieces(content, 65_536);
  throw error;
}
const upload = (content: AsyncIterable<Uint8Array>, name = 'Anlage.bin') =>
  receiveFile({ database, actor: tenant.people.nordManager }, { name, announced: null, content }, noQuota);
const rows = () => as(tenant, systemOf(tenant), ({ db }) => db.storedFile.count());
const chunks = () => as(tenant, systemOf(tenant), ({ db }) => db.fileChunk.count());

describe.each<PlaceName>(['database', 's3'])('the place %s', (name) => {
  const place = (): FilePlace => (name === 's3' ? store.place : databasePlace(database));
  const aFile = async (size = 1) => {
    const { mainOrganizationId } = tenant;
    const file = { name: 'Anlage.bin', size, place: name };
    const { userId } = tenant.people.nordManager;
    return { mainOrganizationId, id: await as(tenant, systemOf(tenant), (work) => insertFile(work, userId, file)) };
  };
  const read = (at: { mainOrganizationId: number; id: string }, range: ByteRange) => whole(place().read(at, range));

  it.each([1, chunkSize - 1, chunkSize, chunkSize + 1, 600_001])(
    'keeps %i bytes that come in odd pieces',
    async (size) => {
      const content = randomBytes(size);
      const at = await aFile(size);
      await place().write(at, inPieces(content, size === 1 ? 1 : 70_001));
      expect((await read(at, { first: 0, last: size - 1 })).equals(content)).toBe(true);
    },
  );

  it('reads any range, across the borders of its pieces and parts', async () => {
    const content = randomBytes(5_242_880 + 300_001);
    const at = await aFile(content.length);
    await place().write(at, inPieces(content, 99_991));
    const end = content.length - 1;
    for (const [first, last] of [
      [0, 0],
      [end, end],
      [chunkSize - 1, chunkSize],
      [5_242_870, 5_242_890],
      [1_000_000, 5_400_000],
      [0, end],
    ] as const)
      expect((await read(at, { first, last })).equals(content.subarray(first, last + 1))).toBe(true);
    await place().remove(at);
  });

  it('keeps files of different tenants and ids apart, and does not have what was removed', async () => {
    const at = await aFile();
    await place().write(at, inPieces(Buffer.from('a'), 1));
    const range = { first: 0, last: 0 };
    await expect(read({ ...at, id: randomUUID() }, range)).rejects.toThrow(BytesMissing);
    await expect(read({ ...at, mainOrganizationId: at.mainOrganizationId + 1 }, range)).rejects.toThrow(BytesMissing);
    await place().remove(at);
    await expect(read(at, range)).rejects.toThrow(BytesMissing);
    await place().remove(at);
  });

  it('is asked by uploads and downloads: the bytes, their hash, a range; nothing of one that was cut', async () => {
    keepIn(name);
    const content = randomBytes(700_000);
    const { id, size } = await upload(inPieces(content, 65_536));
    expect(size).toBe(700_000);
    const at = { mainOrganizationId: tenant.mainOrganizationId, id };
    const found = await streamFile(database, at);
    expect(found?.file.place).toBe(name);
    expect((await whole(found?.content ?? Readable.from([]))).equals(content)).toBe(true);
    const part = await streamFile(database, at, { first: 300_000, last: 300_099 });
    expect(await whole(part?.content ?? Readable.from([]))).toEqual(content.subarray(300_000, 300_100));

    const before = { rows: await rows(), chunks: await chunks(), keys: store.keys() };
    const cut = new Error('the sender is gone');
    await expect(upload(breakingAfter(content, cut))).rejects.toThrow(cut);
    await expect(upload(inPieces(randomBytes(5_242_881), 65_536))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect({ rows: await rows(), chunks: await chunks(), keys: store.keys() }).toEqual(before);
  });

  it('sends a document and its ranges over HTTP', async () => {
    keepIn(name);
    const chanceId = await aChance(tenant, { by: 'nordEditor' });
    const { url, size } = await aDocument(tenant, chanceId);
    const all = await app.inject({ url, headers: bearing(token) });
    expect(all.rawPayload.length).toBe(size);
    const rest = await app.inject({ url, headers: { ...bearing(token), range: 'bytes=100-' } });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload.equals(all.rawPayload.subarray(100))).toBe(true);
  });
});

describe('an object store that is away', () => {
  it('makes uploads UNAVAILABLE with nothing half kept, and takes the same upload when it is back', async () => {
    keepIn('s3');
    await store.behave('away');
    const before = { rows: await rows(), keys: store.keys() };
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/files',
        headers: { ...bearing(token), 'x-file-name': 'Anlage.txt', 'content-type': 'application/octet-stream' },
        payload: 'Anlage',
      });
    const refused = await send();
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error.data).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 10 } });
    expect({ rows: await rows(), keys: store.keys() }).toEqual(before);
    await store.behave('normal');
    expect((await send()).statusCode).toBe(200);
    expect(store.keys()).toHaveLength(before.keys.length + 1);
  });

  it('makes downloads UNAVAILABLE before the first byte, and cuts those that have begun so that a range goes on', async () => {
    keepIn('s3');
    const chanceId = await aChance(tenant, { by: 'nordEditor' });
    const content = randomBytes(900_000).toString('hex').slice(0, 900_000);
    const { url } = await aDocument(tenant, chanceId, { name: 'Lang.txt', content });
    await store.behave('away');
    expect((await app.inject({ url, headers: bearing(token) })).statusCode).toBe(503);
    await store.behave('cut');
    const { fileId } = await as(tenant, systemOf(tenant), ({ db }) =>
      db.documentVersion.findFirstOrThrow({ where: { name: 'Lang.txt' } }),
    );
    const streamed = await streamFile(database, { mainOrganizationId: tenant.mainOrganizationId, id: fileId });
    const arrived: Buffer[] = [];
    const reading = async () => {
      for await (const piece of streamed?.content ?? []) arrived.push(piece);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await store.behave('normal');
    const first = Buffer.concat(arrived);
    const rest = await app.inject({ url, headers: { ...bearing(token), range: `bytes=${first.length}-` } });
    expect(Buffer.concat([first, rest.rawPayload]).toString()).toBe(content);
  });
});
