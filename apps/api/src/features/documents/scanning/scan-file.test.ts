import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase } from '@zuschlag/db/testing/database';
import { documentsByChance } from '@zuschlag/validation/documents/documents';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { clamd, type Scanner, ScannerAway } from '../../../files/scanning/clamd.ts';
import { scanFilesBy } from '../../../files/scanning/virus-scan.ts';
import { aChance } from '../../../testing/chances.ts';
import { refusalIn } from '../../../testing/imports.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { listDocuments, requireReadableVersion } from '../documents.ts';
import { aDocument, aFileOf } from '../testing/documents.ts';
import { scanFile, scanTheForgotten } from './scan-file.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
/** of TW Nord */
let chanceId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { by: 'nordEditor' });
});
afterEach(() => scanFilesBy(null));
afterAll(() => database.close());

const away: Scanner = () => Promise.reject(new ScannerAway('it is not there'));
const clean: Scanner = async () => ({ found: null });
const infected: Scanner = async () => ({ found: 'Test' });

const filesOf = () => as(tenant, systemOf(tenant), ({ db }) => db.storedFile.count());
const fileOf = (versionId: string) =>
  as(tenant, systemOf(tenant), ({ db }) => db.documentVersion.findFirstOrThrow({ where: { id: versionId } }));
const chunksOf = (fileId: string) =>
  as(tenant, systemOf(tenant), ({ db }) => db.fileChunk.count({ where: { fileId } }));
const open = (versionId: string) =>
  as(tenant, tenant.people.nordViewer, (work) => requireReadableVersion(work, versionId));
const stateOf = async (id: string) => {
  const all = await as(tenant, tenant.people.nordViewer, (work) =>
    listDocuments(work, documentsByChance.parse({ chanceId })),
  );
  const found = all.find((one) => one.id === id);
  return found && { scan: found.scan, status: found.status };
};
const scanNow = async (versionId: string) => {
  const { fileId } = await fileOf(versionId);
  const { mainOrganizationId } = tenant;
  await scanFile({ database, publish, mainOrganizationId, now: new Date(), requestId: 'scan' }, fileId);
};

describe('an upload with a virus scanner', () => {
  it('is clean at once, and refused with nothing of it left when something is found', async () => {
    scanFilesBy(clean);
    const { id, versionId } = await aDocument(tenant, chanceId);
    expect(await stateOf(id)).toMatchObject({ scan: 'clean' });
    expect(await open(versionId)).toMatchObject({ id: versionId });
    scanFilesBy(infected);
    const before = await filesOf();
    expect(await refusalIn(aFileOf(tenant, tenant.people.nordManager))).toBe('FILE_INFECTED');
    expect(await filesOf()).toBe(before);
  });

  it('waits unread while no scanner answers, and opens once it is found clean', async () => {
    scanFilesBy(away);
    const { id, versionId } = await aDocument(tenant, chanceId, { addToKnowledgeBase: true });
    expect(await stateOf(id)).toEqual({ scan: 'waiting', status: 'ADDING_TO_KNOWLEDGE_BASE' });
    expect(await refusalIn(open(versionId))).toBe('SCAN_PENDING');
    await scanNow(versionId);
    expect(await stateOf(id)).toMatchObject({ scan: 'waiting' });
    scanFilesBy(null);
    await scanNow(versionId);
    expect(await stateOf(id)).toMatchObject({ scan: 'waiting' });
    scanFilesBy(clean);
    await Promise.all([scanNow(versionId), scanNow(versionId)]);
    expect(await stateOf(id)).toMatchObject({ scan: 'clean' });
    expect(await open(versionId)).toMatchObject({ scan: 'clean' });
  });

  it('whose job was lost is asked for again at night', async () => {
    scanFilesBy(away);
    const { versionId } = await aDocument(tenant, chanceId);
    const { fileId } = await fileOf(versionId);
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const ofFile = `from graphile_worker._private_jobs where payload ->> 'fileId' = $1`;
    await owner.query(`delete ${ofFile}`, [fileId]);
    await as(tenant, systemOf(tenant), (work) => scanTheForgotten(work));
    const { rowCount } = await owner.query(`select ${ofFile}`, [fileId]);
    await owner.end();
    expect(rowCount).toBe(1);
  });

  it('that is found infected later is locked, its content is gone, and it leaves the knowledge base', async () => {
    scanFilesBy(away);
    const { id, versionId } = await aDocument(tenant, chanceId, { addToKnowledgeBase: true });
    const { fileId } = await fileOf(versionId);
    expect(await chunksOf(fileId)).toBeGreaterThan(0);
    scanFilesBy(infected);
    await scanNow(versionId);
    expect(await stateOf(id)).toEqual({ scan: 'infected', status: 'NOT_IN_KNOWLEDGE_BASE' });
    expect(await refusalIn(open(versionId))).toBe('FILE_INFECTED');
    expect(await chunksOf(fileId)).toBe(0);
  });

  // clamd belongs to the machine and not to the repository.
  describe.skipIf(spawnSync('clamd', ['--version']).status !== 0)('where clamd is installed', () => {
    it('finds the EICAR text by a signature of our own, and lets other texts pass', { timeout: 60_000 }, async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'));
      const socket = path.join(folder, 'clamd.sock');
      const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
      writeFileSync(path.join(folder, 'own.ndb'), `Zuschlag.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`);
      const settings = [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'SelfCheck 0'];
      writeFileSync(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
      const child = spawn('clamd', ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' });
      try {
        const scan = clamd(`unix://${socket}`);
        const answerTo = (text: string) =>
          scan(
            (async function* () {
              yield Buffer.from(text);
            })(),
          ).catch(({ message }: Error) => message);
        await expect.poll(() => answerTo('Leistungsbeschreibung'), { timeout: 40_000 }).toEqual({ found: null });
        expect(await answerTo(eicar)).toEqual({ found: expect.stringContaining('Zuschlag.Eicar') });
        scanFilesBy(scan);
        const sent = (content: string) => aFileOf(tenant, tenant.people.nordManager, { name: 'Anlage.txt', content });
        expect(await refusalIn(sent(`Anlage\n${eicar}\n`))).toBe('FILE_INFECTED');
        expect(await sent('Anlage ohne alles')).toEqual(expect.any(String));
      } finally {
        child.kill('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
});
