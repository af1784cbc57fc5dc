import { testDatabase } from '@zuschlag/db/testing/database';
import { documentsByChance } from '@zuschlag/validation/documents/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../../testing/chances.ts';
import { refusalIn } from '../../testing/imports.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { listDocuments, removeDocument } from '../documents/documents.ts';
import { removeFromKnowledgeBase } from '../documents/knowledge-base.ts';
import { aDocument, aPdf } from '../documents/testing/documents.ts';
import { listReadings, readTheForgotten, retryReading } from './readings.ts';
import { listReleaseChanges } from './release-changes.ts';
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
