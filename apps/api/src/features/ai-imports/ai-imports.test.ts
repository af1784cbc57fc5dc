import { testDatabase } from '@zuschlag/db/testing/database';
import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { createQuickChanceInput } from '@zuschlag/validation/chance/chance-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickInput } from '../../testing/chances.ts';
import { refusalIn } from '../../testing/imports.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { createQuickChance } from '../chance/create/create-chance.ts';
import { listDocuments } from '../documents/documents.ts';
import { aFileOf } from '../documents/testing/documents.ts';
import { listNotifications } from '../notifications/notifications.ts';
import { notificationsOf } from '../notifications/testing/mail-everybody.ts';
import { forgetUnusedImports, getImport, getImportState, listImports, removeImport } from './ai-imports.ts';
import { startImport } from './start-import.ts';
import { advance, advanceToTheEnd, anImport, piecesOf } from './testing/ai-imports.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const notice = [
  [
    'Auftraggeber: Stadt Musterhausen',
    'Vergabenummer: ZV-2027/014',
    'Bezeichnung des Auftrags: Bewachung des Rathauses',
    'Ablauf der Angebotsfrist: 12.03.2027, 10:00 Uhr',
    'Bieterfragen bis: 03.03.2027',
    'Verfahrensart: Offenes Verfahren',
    'Erfüllungsort: 04109 Leipzig',
    'Kontaktstelle: Frau Petra Lindow, E-Mail: vergabe@musterhausen.example, Telefon: 0341 1234-56',
  ].join('\n\n'),
  'Der Auftragnehmer bewacht das Rathaus und seine Liegenschaften mit zwei Wachleuten im Objektschutz.',
];
const get = (id: string, who: PersonKey = 'nordManager') =>
  as(tenant, tenant.people[who], (work) => getImport(work, id));
const stateOf = (id: string) => as(tenant, tenant.people.nordManager, (work) => getImportState(work, id));
const list = (section: 'active' | 'history', who: PersonKey = 'nordManager') =>
  as(tenant, tenant.people[who], (work) => listImports(work, { section, first: 20 }));
const idsIn = async (section: 'active' | 'history') => (await list(section)).edges.map(({ node }) => node.id);
const eventsOf = (importId: string) =>
  as(tenant, systemOf(tenant), ({ db }) =>
    db.aiImportEvent.findMany({ where: { importId }, orderBy: { number: 'asc' } }),
  );
const fieldOf = ({ extractedData }: AiImport, field: string) => extractedData.find((one) => one.field === field);

describe('an import', () => {
  it('reads a notice piece by piece into the fields of the form, each with the words and their place', async () => {
    const { id, status, percent } = await anImport(tenant, { publication: notice });
    expect([status, percent]).toEqual(['CREATED', 0]);
    expect(await idsIn('active')).toContain(id);
    const percents: number[] = [];
    for (let piece = 0; piece < piecesOf(2); piece += 1) {
      await advance(tenant, id);
      percents.push((await stateOf(id)).percent);
    }
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    const found = await get(id);
    expect(found).toMatchObject({ status: 'SUCCESS', step: 9, percent: 100, publicationNames: ['Bekanntmachung.pdf'] });
    expect(found.steps.every(({ state }) => state === 'COMPLETED')).toBe(true);
    expect(found.structuredData).toMatchObject({
      description: {
        ...{ name: 'Bewachung des Rathauses', awardingAuthority: 'Stadt Musterhausen', lotNumber: null },
        ...{ procedureKind: 'open', province: 'DE-SN', contactName: 'Frau Petra Lindow' },
        ...{ contactMail: 'vergabe@musterhausen.example', contactPhone: '0341 1234-56' },
      },
      deadline: { submission: '2027-03-12', submissionTime: '10:00', questions: '2027-03-03', siteVisit: null },
      referenceNumber: 'ZV-2027/014',
    });
    const { evidence = [], confidence } = fieldOf(found, 'deadline.submission') ?? {};
    expect(confidence).toBeGreaterThan(0.6);
    expect(evidence[0]).toMatchObject({ fileName: 'Bekanntmachung.pdf', quote: '12.03.2027, 10:00 Uhr' });
    expect(evidence[0]?.place).toMatchObject({ part: 1, page: { rotation: 0 }, boxes: [{}] });
    expect(found.executiveSummary?.sentences).toEqual([{ text: notice[1], sources: [1] }]);
    expect(found.executiveSummary?.sources[0]).toMatchObject({ number: 1, quote: notice[1], place: { part: 2 } });
    const numbers = (await eventsOf(id)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect((await eventsOf(id)).at(-1)?.kind).toBe('FINAL');
    await advance(tenant, id);
    expect(await eventsOf(id)).toHaveLength(numbers.length);
    const { userId } = tenant.people.nordManager;
    expect(await notificationsOf(tenant, { subjectId: id })).toMatchObject([
      { userId, kind: 'AI_IMPORT_SUCCESSFUL', values: { file: 'Bekanntmachung.pdf' } },
    ]);
    expect([await idsIn('active'), await idsIn('history')]).toEqual([[], [id]]);
  });

  it('goes on where a killed process left it, and of two that do the same piece one writes', async () => {
    const { id } = await anImport(tenant, { publication: notice });
    await advance(tenant, id);
    // A killed process has begun the piece and never wrote.
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.aiImport.updateMany({ where: { id }, data: { attempts: { increment: 3 } } }),
    );
    await Promise.all([advance(tenant, id), advance(tenant, id)]);
    expect((await stateOf(id)).step).toBe(2);
    await advanceToTheEnd(tenant, id);
    expect(await stateOf(id)).toMatchObject({ status: 'SUCCESS', percent: 100 });
    const finals = (await eventsOf(id)).filter(({ kind }) => kind === 'FINAL');
    expect(finals).toHaveLength(1);
  });

  it('fails with its reason where no file can be read, and where its work is interrupted again and again', async () => {
    const unreadable = await anImport(tenant, { publication: [''], service: [''] });
    await advanceToTheEnd(tenant, unreadable.id);
    expect(await stateOf(unreadable.id)).toMatchObject({
      status: 'FAILED',
      problem: { code: 'NOTHING_READ' },
      step: 7,
    });
    const list = () => as(tenant, tenant.people.nordManager, (work) => listNotifications(work, { first: 5 }));
    const [told] = (await list()).edges.map(({ node }) => [node.type, node.text]);
    expect(told).toEqual([
      'AI_IMPORT_FAILED',
      'KI-Import „Bekanntmachung.pdf“ ist fehlgeschlagen: alle Seiten sind Bilder ohne Text.',
    ]);
    const broken = await anImport(tenant, { publication: notice });
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.aiImport.updateMany({ where: { id: broken.id }, data: { attempts: 5 } }),
    );
    await advance(tenant, broken.id);
    expect(await stateOf(broken.id)).toMatchObject({ status: 'FAILED', problem: { code: 'INTERRUPTED' }, percent: 0 });
    expect(await idsIn('history')).toEqual(expect.arrayContaining([unreadable.id, broken.id]));
  });

  it('waits its turn behind two of its organization, and begins when one of them ends or is removed', async () => {
    const own = tenant.people.mitteManager;
    const files = { publication: notice };
    const first = await anImport(tenant, files, own);
    await anImport(tenant, files, own);
    const third = await anImport(tenant, files, own);
    const stateOfThird = () => as(tenant, own, (work) => getImportState(work, third.id));
    await advance(tenant, third.id);
    expect(await stateOfThird()).toMatchObject({ status: 'CREATED', percent: 0 });
    await as(tenant, own, (work) => removeImport(work, first.id));
    expect((await stateOfThird()).status).toBe('PENDING');
    await advance(tenant, third.id);
    expect((await stateOfThird()).step).toBe(2);
  });

  it('needs a publication and a service description, which are PDF files', async () => {
    const { nordManager } = tenant.people;
    const pdf = await aFileOf(tenant, nordManager);
    const text = await aFileOf(tenant, nordManager, { name: 'Hinweise.txt', content: 'Hinweise' });
    const start = (lists: { publications?: number[]; serviceDescription?: number[]; otherDocuments?: number[] }) =>
      as(tenant, nordManager, (work) => startImport(work, { documents: [pdf, text], ...lists }));
    await expect(start({ publications: [0] })).rejects.toMatchObject({
      details: { fields: [{ path: 'serviceDescription', problem: 'REQUIRED' }] },
    });
    await expect(start({ publications: [0], serviceDescription: [1] })).rejects.toMatchObject({
      code: 'DOCUMENT_REFUSED',
      details: { names: ['Hinweise.txt'], problem: 'INVALID_FILE_TYPE' },
    });
  });
});

describe('a Chance that is created from an import', () => {
  const create = (aiImportId: string, who: PersonKey = 'nordManager') => {
    const input = createQuickChanceInput.parse({ input: aQuickInput(tenant), aiImportId });
    return as(tenant, tenant.people[who], (work) => createQuickChance(work, input));
  };

  it('takes its files over under their ids, and the import leaves the history', async () => {
    const { id } = await anImport(tenant, { publication: notice });
    expect(await refusalIn(create(id))).toBe('AI_IMPORT_NOT_READY');
    await advanceToTheEnd(tenant, id);
    const { documents } = await get(id);
    const { id: chanceId } = await create(id);
    const taken = await as(tenant, tenant.people.nordViewer, (work) => listDocuments(work, { chanceId }));
    expect(taken.map((one) => [one.id, one.versionId, one.type, one.aiImportId])).toEqual(
      documents.map((one) => [one.id, one.versionId, one.type, id]),
    );
    expect(await idsIn('history')).not.toContain(id);
    expect((await get(id)).chanceId).toBe(chanceId);
    expect(await refusalIn(create(id))).toBe('AI_IMPORT_USED');
  });

  it('outlives its import, and an import without one goes when its time is over, not before', async () => {
    const [used, unused] = [
      await anImport(tenant, { publication: notice }),
      await anImport(tenant, { publication: notice }),
    ];
    await advanceToTheEnd(tenant, used.id);
    await advanceToTheEnd(tenant, unused.id);
    await create(used.id);
    const { keptUntil } = await get(unused.id);
    const end = new Date(keptUntil ?? 0).getTime();
    const forget = (at: number) => as(tenant, systemOf(tenant), (work) => forgetUnusedImports(work), new Date(at));
    await forget(end - 1000);
    expect((await get(unused.id)).status).toBe('SUCCESS');
    await forget(end + 1000);
    expect(await refusalIn(get(unused.id))).toBe('NOT_FOUND');
    expect((await get(used.id)).documents).toHaveLength(2);
  });

  it('is the matter of the organization of the import, and of people who create Chances', async () => {
    const { id } = await anImport(tenant, { publication: notice });
    await advanceToTheEnd(tenant, id);
    expect(await refusalIn(get(id, 'nordViewer'))).toBe('NOT_PERMITTED');
    expect(await refusalIn(get(id, 'suedManager'))).toBe('NOT_FOUND');
    expect(await refusalIn(create(id, 'suedManager'))).toBe('NOT_FOUND');
    const remove = (who: PersonKey) => as(tenant, tenant.people[who], (work) => removeImport(work, id));
    expect(await refusalIn(remove('nordEditor'))).toBe('NOT_PERMITTED');
    expect(await refusalIn(remove('suedManager'))).toBe('NOT_FOUND');
    await remove('nordManager');
    expect(await refusalIn(get(id))).toBe('NOT_FOUND');
  });
});
