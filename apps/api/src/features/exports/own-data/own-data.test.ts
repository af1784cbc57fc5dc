import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { chunkSize } from '../../../files/places/place.ts';
import { aQuickChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { exportMyData } from '../exports.ts';
import { readExport } from '../read-export.ts';
import { unpacked } from '../testing/unpacked.ts';
import { writeExport } from '../write-export.ts';
import { ownParts } from './own-parts.store.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
const content = randomBytes(chunkSize + 1_000);

beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aQuickChance(tenant, { description: { name: 'Messe Süd' } });
  for (const who of ['nordManager', 'suedManager'] as const) await actsOf(who);
});
afterAll(() => database.close());

/** More messages than one statement reads, and a file of two pieces. */
async function actsOf(who: PersonKey): Promise<void> {
  await as(tenant, tenant.people[who], async ({ db, actor }) => {
    const { mainOrganizationId, userId } = actor as { mainOrganizationId: number; userId: number };
    const first = who === 'nordManager' ? 1 : 1_000;
    await db.chatMessage.createMany({
      data: Array.from({ length: 120 }, (_, at) => ({
        ...{ mainOrganizationId, chanceId, userId, position: first + at },
        text: `Nachricht ${at} von ${who}: "äöü"\n`,
      })),
    });
    const file = await db.storedFile.create({
      data: { mainOrganizationId, userId, name: `Größe ${who}.bin`, size: content.length, completedAt: new Date() },
    });
    for (const position of [0, 1]) {
      const piece = new Uint8Array(content.subarray(position * chunkSize, (position + 1) * chunkSize));
      await db.fileChunk.create({ data: { mainOrganizationId, fileId: file.id, position, content: piece } });
    }
  });
}

const originOf = ({ mainOrganizationId }: ScenarioTenant) => ({
  ...{ database, publish, mainOrganizationId, now: new Date() },
  requestId: 'test',
});

async function archiveOf(who: PersonKey): Promise<Map<string, Buffer>> {
  const { id } = await as(tenant, tenant.people[who], exportMyData);
  await writeExport(originOf(tenant), id);
  const { content: file, format, name } = await readExport(originOf(tenant), tenant.people[who], id);
  expect([format, name]).toEqual(['zip', expect.stringMatching(/^Meine Daten \d{4}-\d\d-\d\d\.zip$/)]);
  return unpacked(await buffer(file));
}

it('is an archive of a schema, each kind of rows, and the files that the person uploaded, and nothing of another person', async () => {
  const archive = await archiveOf('nordManager');
  const read = (name: string) => JSON.parse(archive.get(name)?.toString('utf8') ?? 'null');

  const { properties } = read('schema.json');
  expect(Object.keys(properties)).toEqual(Object.keys(ownParts).map((name) => `${name}.json`));
  for (const [name, { items }] of Object.entries<{ items: { required: string[] } }>(properties)) {
    for (const row of read(name)) expect([name, Object.keys(row)]).toEqual([name, items.required]);
  }
  expect(read('person.json')).toMatchObject([{ firstname: 'Heike', lastname: 'Petersen', role: 'Manager' }]);
  const texts = read('messages.json').map(({ text }: { text: string }) => text);
  expect(texts.toSorted()).toEqual(
    Array.from({ length: 120 }, (_, at) => `Nachricht ${at} von nordManager: "äöü"\n`).toSorted(),
  );
  const [file] = read('files.json');
  expect(read('files.json')).toHaveLength(1);
  expect(archive.get(`files/${file.id}/Größe nordManager.bin`)?.equals(content)).toBe(true);
  expect([...archive.values()].some((entry) => entry.includes('suedManager'))).toBe(false);
});

it('is for its owner only', async () => {
  const { id } = await as(tenant, tenant.people.suedManager, exportMyData);
  await writeExport(originOf(tenant), id);
  await expect(readExport(originOf(tenant), tenant.people.holdingManager, id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
