import { testDatabase } from '@zuschlag/db/testing/database';
import { scanned } from '@zuschlag/reading/testing/scanned';
import { documentsByChance } from '@zuschlag/validation/documents/documents';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { aChance } from '../../testing/chances.ts';
import { refusalIn } from '../../testing/imports.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { listDocuments, removeDocument } from '../documents/documents.ts';
import { removeFromKnowledgeBase } from '../documents/knowledge-base.ts';
import { aDocument, aPdf } from '../documents/testing/documents.ts';
import { recognizePicturesBy } from './picture-recognizer.ts';
import { finishReading, insertParts } from './reading.store.ts';
import { listReadings, readTheForgotten, retryReading } from './readings.ts';
import { listReleaseChanges } from './release-changes.ts';
import { searchDocuments } from './search/search-documents.ts';
import { readNow } from './testing/read-now.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
/** of TW Nord, owned by its Editor */
let chanceId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
});
afterAll(() => database.close());

const read = (versionId: string) => readNow(database, tenant, versionId);
const readings = (who: PersonKey = 'nordViewer') =>
  as(tenant, tenant.people[who], (work) => listReadings(work, chanceId));
const readingOf = async (documentId: string) => (await readings()).find((one) => one.documentId === documentId);
const statusOf = async (documentId: string) => {
  const all = await as(tenant, tenant.people.nordViewer, (work) =>
    listDocuments(work, documentsByChance.parse({ chanceId })),
  );
  const found = all.find(({ id }) => id === documentId);
  return found && { status: found.status, lastError: found.lastError };
};
const partsOf = async (versionId: string) => {
  const rows = await as(tenant, systemOf(tenant), ({ db }) => db.documentPart.count({ where: { versionId } }));
  return rows;
};

describe('a document', () => {
  it('waits, is read once by a job however often that runs, and comes into the knowledge base with it', async () => {
    const { id, versionId } = await aDocument(tenant, chanceId, { content: await aPdf('Los 1', 'Los 2') });
    expect(await readingOf(id)).toMatchObject({ state: 'waiting', parts: 0 });
    await Promise.all([read(versionId), read(versionId)]);
    expect(await readingOf(id)).toMatchObject({ state: 'read', parts: 2, unreadParts: 0, leftOut: [], problem: null });
    expect(await partsOf(versionId)).toBe(2);
    expect(await statusOf(id)).toEqual({ status: 'IN_KNOWLEDGE_BASE', lastError: null });
    await as(tenant, tenant.people.nordEditor, (work) => removeFromKnowledgeBase(work, id));
    await read(versionId);
    expect(await statusOf(id)).toEqual({ status: 'NOT_IN_KNOWLEDGE_BASE', lastError: null });
  });

  it('that cannot be read says why, stays out of the knowledge base, and is tried again by who may add documents', async () => {
    const content = Buffer.from('%PDF-1.7\nand nothing else of a PDF');
    const { id, versionId } = await aDocument(tenant, chanceId, { content });
    await read(versionId);
    expect(await readingOf(id)).toMatchObject({ state: 'failed', problem: 'DAMAGED' });
    expect(await statusOf(id)).toEqual({ status: 'NOT_IN_KNOWLEDGE_BASE', lastError: 'DAMAGED' });
    const retry = (who: PersonKey) => as(tenant, tenant.people[who], (work) => retryReading(work, id));
    expect(await refusalIn(retry('nordViewer'))).toBe('NOT_PERMITTED');
    expect(await refusalIn(retry('suedManager'))).toBe('NOT_FOUND');
    expect(await retry('nordManager')).toMatchObject({ state: 'waiting', problem: null });
    expect(await retry('nordManager')).toMatchObject({ state: 'waiting' });
  });

  it('takes its text along when it is removed, also when it is removed while it is read', async () => {
    const { id, versionId } = await aDocument(tenant, chanceId);
    await read(versionId);
    const other = await aDocument(tenant, chanceId, { name: 'Zweites.txt', content: 'Frist: 4. Dezember' });
    const remove = (documentId: string) =>
      as(tenant, tenant.people.nordManager, (work) => removeDocument(work, { chanceId, documentId }));
    await remove(id);
    await Promise.all([read(other.versionId), remove(other.id)]);
    await read(other.versionId);
    expect([await partsOf(versionId), await partsOf(other.versionId)]).toEqual([0, 0]);
  });

  it('says what its next release changed, to who sees the Chance, once both are read', async () => {
    const facts = { name: 'Fristen.txt', content: 'Vergabe der Bewachung\n\nFrist: 4. Dezember 2026' };
    const first = await aDocument(tenant, chanceId, facts);
    const content = 'Vergabe der Bewachung\n\nFrist: 11. Dezember 2026';
    const later = await aDocument(tenant, chanceId, { ...facts, content, versionOf: first.id });
    const changesOf = (versionId: string, who: PersonKey = 'nordViewer') =>
      as(tenant, tenant.people[who], (work) => listReleaseChanges(work, { documentId: first.id, versionId }));
    await read(first.versionId);
    expect(await changesOf(later.versionId)).toMatchObject({ state: 'unread', changes: [] });
    await read(later.versionId);
    const { state, changes } = await changesOf(later.versionId);
    expect(state).toBe('compared');
    expect(changes.map(({ pieces }) => pieces.map(({ kind, text }) => `${kind} ${text}`))).toEqual([
      ['same Frist: ', 'removed 4', 'added 11', 'same . Dezember 2026'],
    ]);
    expect(await refusalIn(changesOf(first.versionId))).toBe('NOT_FOUND');
    expect(await refusalIn(changesOf(later.versionId, 'suedManager'))).toBe('NOT_FOUND');
  });

  it('whose job was lost is read after the night', async () => {
    const { versionId } = await aDocument(tenant, chanceId, { name: 'Verloren.txt', content: 'Text' });
    await as(tenant, systemOf(tenant), async ({ db }) => {
      await db.documentReading.deleteMany({ where: { versionId } });
    });
    await as(tenant, systemOf(tenant), (work) => readTheForgotten(work));
    expect((await readings()).find((one) => one.versionId === versionId)?.state).toBe('waiting');
  });
});

describe('a document with pages that are pictures', () => {
  let tenant: ScenarioTenant;
  let chanceId: string;
  beforeEach(async () => {
    // What a tenant has read before says what its server can.
    tenant = await aTenant(database);
    chanceId = await aChance(tenant, { by: 'nordEditor' });
  });
  const read = (versionId: string) => readNow(database, tenant, versionId);
  const readingOf = async (documentId: string) => {
    const all = await as(tenant, tenant.people.nordViewer, (work) => listReadings(work, chanceId));
    return all.find((one) => one.documentId === documentId);
  };
  const partsOf = (versionId: string) =>
    as(tenant, systemOf(tenant), ({ db }) => db.documentPart.count({ where: { versionId } }));
  afterEach(() => recognizePicturesBy(undefined));
  /** What a reading without a recognizer says of a page that is a picture. */
  const unread = { parts: 1, unreadParts: 1, statedTitle: null, notes: [] };
  const asSystem = <Result>(run: (work: UnitOfWork<Actor>) => Promise<Result>) => as(tenant, systemOf(tenant), run);
  const retry = (who: PersonKey, id: string) => as(tenant, tenant.people[who], (work) => retryReading(work, id));

  it('is read again once the server recognizes text in them, and keeps its text until then', async () => {
    const content = Buffer.from(await scanned([[{ text: 'Bewachung', left: 70, baseline: 120, size: 14 }]]));
    const { id, versionId } = await aDocument(tenant, chanceId, { name: 'Scan.pdf', content });
    await asSystem((work) => finishReading(work, versionId, unread));
    await asSystem((work) => insertParts(work, versionId, [new Uint8Array(1)]));
    recognizePicturesBy(null);
    expect(await readingOf(id)).toMatchObject({ state: 'read', unreadParts: 1, canReadMore: false });
    expect(await retry('nordManager', id)).toMatchObject({ state: 'read' });

    recognizePicturesBy(async () => ({
      ...{ width: 1_654, height: 2_339 },
      paragraphs: [
        [[{ text: 'Pfortendienst', box: { left: 190, top: 300, right: 480, bottom: 340 }, confidence: 96 }]],
      ],
    }));
    expect(await readingOf(id)).toMatchObject({ canReadMore: true });
    expect(await refusalIn(retry('nordViewer', id))).toBe('NOT_PERMITTED');
    expect(await retry('nordManager', id)).toMatchObject({ state: 'waiting', parts: 1, canReadMore: false });
    expect(await partsOf(versionId)).toBe(1);
    await read(versionId);
    expect(await readingOf(id)).toMatchObject({ state: 'read', parts: 1, unreadParts: 0, canReadMore: false });
    expect(await partsOf(versionId)).toBe(1);
    const found = await as(tenant, tenant.people.nordViewer, (work) =>
      searchDocuments(work, { chanceId, text: 'Pfortendienst' }),
    );
    expect(found.hits).toHaveLength(1);
  });

  it('stays as it was read when the second reading fails, and is not offered again after one that found nothing', async () => {
    const content = Buffer.from('%PDF-1.7\nand nothing else of a PDF');
    const { id, versionId } = await aDocument(tenant, chanceId, { name: 'Foto.pdf', content });
    await asSystem((work) => finishReading(work, versionId, unread));
    recognizePicturesBy(async () => null);
    await retry('nordManager', id);
    await read(versionId);
    expect(await readingOf(id)).toMatchObject({ state: 'read', problem: null, unreadParts: 1, canReadMore: true });
    await retry('nordManager', id);
    await asSystem((work) => finishReading(work, versionId, { ...unread, triedPictures: true }));
    expect(await readingOf(id)).toMatchObject({ state: 'read', unreadParts: 1, canReadMore: false });
  });
});
