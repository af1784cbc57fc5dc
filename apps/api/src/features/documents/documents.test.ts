import { testDatabase } from '@zuschlag/db/testing/database';
import { documentsByChance } from '@zuschlag/validation/documents/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileContent } from '../../files/read-file.ts';
import { forgetUnusedFiles } from '../../files/store-file.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aChance, bringTo } from '../../testing/chances.ts';
import { aZip } from '../../testing/files/workbooks.ts';
import { refusalIn } from '../../testing/imports.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { findVersion, setScan } from './documents.store.ts';
import { getDocumentRoom, listDocuments, listVersions, removeDocument } from './documents.ts';
import { addToKnowledgeBase, removeFromKnowledgeBase } from './knowledge-base.ts';
import { aDocument, aPdf } from './testing/documents.ts';

const database = await testDatabase();
let app: TestApp;
let tenant: ScenarioTenant;
/** of TW Nord, owned by its Editor; TW Mitte takes part */
let chanceId: string;

beforeAll(async () => {
  app = await testApp(database);
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const list = (who: PersonKey = 'nordViewer', wish: object = {}, of = chanceId) =>
  as(tenant, tenant.people[who], (work) => listDocuments(work, documentsByChance.parse({ chanceId: of, ...wish })));
const remove = (who: PersonKey, documentId: string, of = chanceId) =>
  as(tenant, tenant.people[who], (work) => removeDocument(work, { chanceId: of, documentId }));
const asOwner = <Result>(run: (work: Parameters<typeof addToKnowledgeBase>[0]) => Promise<Result>) =>
  as(tenant, tenant.people.nordEditor, run);
const add = (wish: Parameters<typeof aDocument>[2], who: PersonKey = 'nordEditor', of = chanceId) =>
  aDocument(tenant, of, wish, tenant.people[who]);

describe('a document of a Chance', () => {
  it('is added with its type and folder, goes to the knowledge base unless it is no PDF, and is told to each viewer', async () => {
    const of = await aChance(tenant, { by: 'nordEditor' });
    const pdf = await add({ type: 'service_description', folder: 'Los 1\\Anlagen/' }, 'nordEditor', of);
    const text = await add({ name: 'Hinweise.txt', content: 'Bitte beachten: Frist 4. Dezember' }, 'nordEditor', of);
    expect(pdf).toMatchObject({
      status: 'ADDING_TO_KNOWLEDGE_BASE',
      folder: 'Los 1/Anlagen',
      format: 'pdf',
      warnings: [],
    });
    expect(text).toMatchObject({ status: 'NOT_IN_KNOWLEDGE_BASE', warnings: ['ONLY_PDF_IN_KNOWLEDGE_BASE'] });
    expect((await list('nordViewer', {}, of)).map(({ fileName }) => fileName)).toEqual([
      'Leistungsbeschreibung.pdf',
      'Hinweise.txt',
    ]);
    expect((await list('nordViewer', { format: 'txt' }, of)).map(({ id }) => id)).toEqual([text.id]);
    expect((await list('nordViewer', { status: 'IN_KNOWLEDGE_BASE' }, of)).length).toBe(0);
  });

  it('is added and removed by Editors and Managers of the organization of the Chance and by its owner only', async () => {
    const { id } = await add({});
    expect(await refusalIn(add({}, 'nordViewer'))).toBe('NOT_PERMITTED');
    expect(await refusalIn(add({}, 'mitteManager'))).toBe('NOT_PERMITTED');
    expect(await refusalIn(add({}, 'suedManager'))).toBe('NOT_FOUND');
    expect(await refusalIn(remove('mitteEditor', id))).toBe('NOT_PERMITTED');
    const room = (who: PersonKey) => as(tenant, tenant.people[who], (work) => getDocumentRoom(work, chanceId));
    expect(await room('mitteManager')).toMatchObject({
      mayAdd: false,
      mayRemove: false,
      mayChangeKnowledgeBase: false,
    });
    expect(await room('nordManager')).toMatchObject({ mayAdd: true, mayRemove: true, mayChangeKnowledgeBase: false });
    expect(await refusalIn(add({ folder: 'Los 1/../../geheim' }))).toBe('INVALID_INPUT');
    await remove('nordManager', id);
    expect((await list()).map((one) => one.id)).not.toContain(id);
  });

  it('may still be added to a submitted Chance, but not removed from it', async () => {
    const of = await aChance(tenant, { by: 'nordEditor' });
    const { id } = await add({}, 'nordEditor', of);
    await bringTo(tenant, of, 'submitted');
    await add({ name: 'Zuschlag.txt', content: 'Zuschlag erteilt' }, 'nordEditor', of);
    expect(await refusalIn(remove('nordEditor', id, of))).toBe('LOCKED');
  });

  it('takes its content along when it is removed, and keeps it from the nightly tidying until then', async () => {
    const { id, versionId } = await add({});
    const later = new Date(Date.now() + 3 * 86_400_000);
    const version = await asOwner((work) => findVersion(work, versionId));
    const content = () => asOwner((work) => readFileContent(work, version?.fileId ?? ''));
    await as(tenant, systemOf(tenant), (work) => forgetUnusedFiles({ ...work, now: later }));
    expect((await content())?.subarray(0, 5).toString()).toBe('%PDF-');
    await remove('nordEditor', id);
    expect(await content()).toBe(null);
  });

  it('has releases: the newest counts, the older stay readable', async () => {
    const first = await add({ name: 'Vertrag.pdf', content: await aPdf('Beginn 1. April') });
    const second = await add({ name: 'Vertrag V2.pdf', content: await aPdf('Beginn 1. Mai'), versionOf: first.id });
    expect(second).toMatchObject({ id: first.id, version: 2, fileName: 'Vertrag V2.pdf' });
    expect(second.versionId).not.toBe(first.versionId);
    const versions = await asOwner((work) => listVersions(work, first.id));
    expect(versions.map(({ number, fileName }) => [number, fileName])).toEqual([
      [2, 'Vertrag V2.pdf'],
      [1, 'Vertrag.pdf'],
    ]);
    const elsewhere = await aChance(tenant, { by: 'nordEditor' });
    expect(await refusalIn(add({ versionOf: first.id }, 'nordEditor', elsewhere))).toBe('NOT_FOUND');
  });

  it('moves in and out of the knowledge base at the wish of the owner', async () => {
    const { id } = await add({ addToKnowledgeBase: false });
    expect(await refusalIn(as(tenant, tenant.people.nordManager, (work) => addToKnowledgeBase(work, id)))).toBe(
      'NOT_PERMITTED',
    );
    expect(await asOwner((work) => removeFromKnowledgeBase(work, id))).toMatchObject({
      status: 'NOT_IN_KNOWLEDGE_BASE',
    });
    expect(await asOwner((work) => addToKnowledgeBase(work, id))).toMatchObject({ status: 'ADDING_TO_KNOWLEDGE_BASE' });
    expect(await refusalIn(asOwner((work) => removeFromKnowledgeBase(work, id)))).toBe('KNOWLEDGE_BASE_BUSY');
    const text = await add({ name: 'a.txt', content: 'x' });
    expect(await refusalIn(asOwner((work) => addToKnowledgeBase(work, text.id)))).toBe('ONLY_PDF_IN_KNOWLEDGE_BASE');
  });
});

describe('a file that is no document', () => {
  it.each([
    { name: 'programm.exe', content: 'MZ', problem: 'INVALID_FILE_TYPE' },
    { name: 'ohne-endung', content: '%PDF-1.7', problem: 'INVALID_FILE_TYPE' },
    { name: 'umbenannt.pdf', content: 'PK\u0003\u0004', problem: 'CONTENT_DIFFERS' },
    { name: 'bild.docx', content: '\u0089PNG', problem: 'CONTENT_DIFFERS' },
    { name: 'ausbruch.docx', content: aZip({ '../../etc/passwd': 'x' }), problem: 'UNSAFE_PATH' },
    { name: 'umbenannt.txt', content: '%PDF-1.7', problem: 'CONTENT_DIFFERS' },
    { name: 'kein-kopf.eml', content: 'Guten Tag', problem: 'CONTENT_DIFFERS' },
  ])('$name is refused: $problem', async ({ name, content, problem }) => {
    const refused = add({ name, content });
    await expect(refused).rejects.toMatchObject({ code: 'DOCUMENT_REFUSED', details: { names: [name], problem } });
  });
});

describe('the content of a document', () => {
  // Three pieces of 256 KiB and a bit, so that ranges cross their borders.
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * 262_144, 'abcdefghij')]);
  const get = async (url: string, who: PersonKey = 'nordViewer', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...bearing(await tokenOf(database, tenant.people[who])), ...headers } });

  it('comes under its own name, typed, in pieces, and only to those who may view the Chance', async () => {
    const { url } = await add({ name: 'Öffnungszeiten „neu“.pdf', content });
    const whole = await get(url);
    expect(whole.rawPayload.equals(content)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
    });
    expect(whole.headers['content-disposition']).toContain(
      "filename*=UTF-8''%C3%96ffnungszeiten%20%E2%80%9Eneu%E2%80%9C.pdf",
    );
    expect((await get(url, 'suedManager')).statusCode).toBe(404);
    expect((await get('/documents/1/file')).statusCode).toBe(404);
    expect((await app.inject({ url })).statusCode).toBe(401);
  });

  it('comes in ranges, so that a download that was cut goes on, and starts anew where the content is another one', async () => {
    const { url } = await add({ content });
    const { etag } = (await get(url)).headers as { etag: string };
    for (const [first, last] of [
      [0, 0],
      [262_143, 262_144],
      [100, 700_000],
      [content.length - 1, content.length - 1],
    ] as const) {
      const part = await get(url, 'nordViewer', { range: `bytes=${first}-${last}`, 'if-range': etag });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${first}-${last}/${content.length}`);
      expect(part.rawPayload.equals(content.subarray(first, last + 1))).toBe(true);
    }
    expect((await get(url, 'nordViewer', { range: 'bytes=-10' })).rawPayload.equals(content.subarray(-10))).toBe(true);
    expect((await get(url, 'nordViewer', { range: 'bytes=10-20', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get(url, 'nordViewer', { range: 'bytes=9999999-' })).headers['content-range']).toBe(
      `bytes */${content.length}`,
    );
    expect((await get(url, 'nordViewer', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('waits for the virus scanner, and stays locked where it found something', async () => {
    const { url, versionId } = await add({ content });
    const scanned = (scan: 'waiting' | 'clean' | 'infected') =>
      as(tenant, systemOf(tenant), (work) => setScan(work, versionId, scan, new Date()));
    await scanned('waiting');
    expect((await get(url)).json().error.data.code).toBe('SCAN_PENDING');
    await scanned('infected');
    expect((await get(url)).json().error.data.code).toBe('FILE_INFECTED');
    await scanned('clean');
    expect((await get(url)).statusCode).toBe(200);
  });
});
