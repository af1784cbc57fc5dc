import { testDatabase } from '@zuschlag/db/testing/database';
import {
  type CreateQuickChance,
  createChanceInput,
  createQuickChanceInput,
} from '@zuschlag/validation/chance/chance-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, testApp, tokenOf } from '../../testing/app.ts';
import { aFullInput, aQuickChance, aQuickInput } from '../../testing/chances.ts';
import { refusalIn } from '../../testing/imports.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { createChance, createQuickChance } from '../chance/create/create-chance.ts';
import { lotsOfChance } from '../chance/lots/lots.ts';
import { getDocumentRoom, listDocuments } from '../documents/documents.ts';
import { aFileOf, aPdf } from '../documents/testing/documents.ts';
import { getImport, listChancesWithImports } from './ai-imports.ts';
import { findChangedNotices } from './changed-notice/find-changed-notices.ts';
import { startImport } from './start-import.ts';
import { advanceToTheEnd, anImport } from './testing/ai-imports.ts';
import { aNotice, type LotOfNotice } from './testing/notices.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let other: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  other = await aTenant(database);
});
afterAll(() => database.close());

const due = (day: string) => `<cbc:EndDate>${day}+01:00</cbc:EndDate><cbc:EndTime>10:00:00+01:00</cbc:EndTime>`;
const lots: LotOfNotice[] = [
  { title: 'Rathaus Mitte', submission: due('2026-12-02'), estimate: 430_000, description: 'Pforte und Streife.' },
  { title: 'Hafen', submission: due('2026-12-07'), city: 'Flensburg', years: 3 },
  { title: 'Feuerwache', submission: due('2026-12-02') },
];
let procedures = 0;
/** A notice of a procedure of its own, so that no test finds the Chances of another. */
function aProcedure(of: readonly LotOfNotice[] = lots): string {
  procedures += 1;
  return aNotice(of)
    .replaceAll('p-1<', `several-${procedures}<`)
    .replaceAll('6f1f<', `notice-${procedures}<`)
    .replaceAll('ZV-12/27', `LV-${procedures}/27`);
}

async function read(content: string, ...corrections: string[]): Promise<string> {
  const actor = tenant.people.nordManager;
  const documents = [
    await aFileOf(tenant, actor, { name: 'notice.xml', content }),
    await aFileOf(tenant, actor, { content: await aPdf('Der Auftragnehmer bewacht die Gebäude.') }),
  ];
  for (const correction of corrections)
    documents.push(await aFileOf(tenant, actor, { name: 'correction.xml', content: correction }));
  const publications = [0, ...corrections.map((_, at) => at + 2)];
  const { id } = await as(tenant, actor, (work) =>
    startImport(work, { documents, publications, serviceDescription: [1] }),
  );
  await advanceToTheEnd(tenant, id, documents.length);
  return id;
}

const show = (id: string, on = tenant) => as(on, on.people.nordManager, (work) => getImport(work, id));
const aLot = (lotNumber: string, submission = '2026-12-02') =>
  aQuickInput(tenant, { description: { name: `Los ${lotNumber}`, lotNumber }, deadline: { submission } });
const create = (input: CreateQuickChance, on = tenant, by: PersonKey = 'nordManager') =>
  as(on, on.people[by], (work) => createQuickChance(work, input));
const quick = (aiImportId: string, further: object[]) =>
  createQuickChanceInput.parse({ aiImportId, input: aLot('1'), furtherLots: further.map((input) => ({ input })) });
const chancesOf = () => as(tenant, systemOf(tenant), ({ db }) => db.chance.count());

describe('the lots of an import', () => {
  it('have their number, title, value, places and dates, each with its line, and a form of their own', async () => {
    const content = aProcedure();
    const found = await show(await read(content));
    expect(
      found.lots.map(({ number, title, estimatedValue, sites }) => [number, title, estimatedValue, sites]),
    ).toEqual([
      ['LOT-0001', 'Rathaus Mitte', 430_000, ['24103 Kiel']],
      ['LOT-0002', 'Hafen', null, ['24103 Flensburg']],
      ['LOT-0003', 'Feuerwache', null, ['24103 Kiel']],
    ]);
    const [first, second, third] = found.lots;
    expect(first?.structuredData).toMatchObject({
      description: {
        ...{ name: 'Los 1: Rathaus Mitte, Bewachung der Rathäuser', lotNumber: '1', lotTitle: 'Rathaus Mitte' },
        details: 'Pforte und Streife.',
      },
      deadline: { submission: '2026-12-02', submissionTime: '10:00' },
      contract: { startDate: '2027-01-01', endDate: '2028-12-31' },
    });
    expect(second?.structuredData).toMatchObject({
      deadline: { submission: '2026-12-07' },
      contract: { startDate: '2027-01-01', endDate: '2029-12-31' },
    });
    expect(third?.structuredData.contract.endDate).toBe('2028-12-31');
    const span = second?.evidence?.place.span;
    expect(second?.evidence).toMatchObject({ fileName: 'notice.xml', quote: 'Los LOT-0002', place: { part: 3 } });
    expect(content.slice(span?.from, span?.to)).toContain('Hafen');
    const ofSecond = found.extractedData.find(({ value }) => value === '2026-12-07');
    expect(ofSecond?.evidence[0]).toMatchObject({ documentId: second?.documentId, place: { part: second?.part } });
  });

  it('are those that documents name where no notice has several, with their page, and share its values', async () => {
    const { nordManager } = tenant.people;
    const { id } = await anImport(tenant, {
      publication: ['Bezeichnung des Auftrags: Bewachung der Gebäude\nAblauf der Angebotsfrist: 12.03.2027, 10:00 Uhr'],
      service: ['Aufteilung in Lose', 'Los 1: Rathaus Mitte\n\nLos 2: Hafen'],
    });
    await advanceToTheEnd(tenant, id);
    const found = await as(tenant, nordManager, (work) => getImport(work, id));
    expect(found.lots.map(({ number, title, part, evidence }) => [number, title, part, evidence?.place.part])).toEqual([
      ['1', 'Rathaus Mitte', 0, 2],
      ['2', 'Hafen', 0, 2],
    ]);
    expect(found.lots.map((lot) => lot.structuredData.deadline.submission)).toEqual(['2027-03-12', '2027-03-12']);
    expect(found.lots[1]?.structuredData.description).toMatchObject({ lotNumber: '2', lotTitle: 'Hafen' });
    expect(found.lots[1]?.evidence?.place.boxes).not.toEqual([]);
  });

  it('are there once, as the correction states them, where an import has the notice and its correction', async () => {
    const content = aProcedure();
    const correction = content.replaceAll('2026-12-07', '2026-12-14');
    const found = await show(await read(content, correction));
    expect(found.lots.map(({ number, title }) => [number, title])).toEqual([
      ['LOT-0001', 'Rathaus Mitte'],
      ['LOT-0002', 'Hafen'],
      ['LOT-0003', 'Feuerwache'],
    ]);
    expect(new Set(found.lots.map(({ evidence }) => evidence?.fileName))).toEqual(new Set(['correction.xml']));
    expect(found.lots.map((lot) => lot.structuredData.deadline.submission)).toEqual([
      '2026-12-02',
      '2026-12-14',
      '2026-12-02',
    ]);
  });

  it('are none where a notice has one, and none where it has none', async () => {
    expect((await show(await read(aProcedure(lots.slice(0, 1))))).lots).toEqual([]);
  });
});

describe('several lots that are created from an import', () => {
  it('become linked Chances, with the documents on each, their bytes counted once, and the origin in the trail', async () => {
    const importId = await read(aProcedure());
    const chanceId = await aQuickChance(tenant);
    const room = () => as(tenant, tenant.people.nordManager, (work) => getDocumentRoom(work, chanceId));
    const before = await room();
    const created = await create(quick(importId, [aLot('2', '2026-12-07'), aLot('3')]));
    const ids = [created.id, ...created.furtherLots.map(({ id }) => id)];
    expect((await room()).used).toBe(before.used);
    for (const id of ids) {
      const { lots: linked } = await as(tenant, tenant.people.nordManager, (work) => lotsOfChance(work, id));
      expect(linked.map((one) => [one.id, one.lotNumber])).toEqual(ids.map((one, at) => [one, String(at + 1)]));
      const documents = await as(tenant, tenant.people.nordManager, (work) => listDocuments(work, { chanceId: id }));
      expect(documents.map(({ fileType, aiImportId }) => [fileType, aiImportId])).toEqual([
        ['xml', importId],
        ['pdf', importId],
      ]);
    }
    const trail = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId: { in: ids }, action: 'fromImport' } }),
    );
    expect(trail.map(({ chanceId }) => chanceId).sort()).toEqual(ids.toSorted());
    const { edges } = await as(tenant, tenant.people.nordManager, (work) =>
      listChancesWithImports(work, { first: 50 }),
    );
    const ofImport = edges.filter(({ node }) => node.aiImportId === importId);
    expect(ofImport.map(({ node }) => node.id).sort()).toEqual(ids.toSorted());
    expect(await refusalIn(create(quick(importId, [])))).toBe('AI_IMPORT_USED');
  });

  it('are known again, each by its own lot, when the notice changes', async () => {
    const content = aProcedure();
    const created = await create(quick(await read(content), [aLot('2', '2026-12-07')]));
    const later = await read(content.replaceAll('2026-12-07', '2026-12-14'));
    const found = await as(tenant, tenant.people.nordManager, (work) => findChangedNotices(work, later));
    const moved = (id: string | undefined) =>
      found
        .find(({ chanceId }) => chanceId === id)
        ?.changes.filter(({ field, isNew }) => isNew && field === 'deadline.submission')
        .map(({ after }) => after);
    expect(moved(created.id)).toEqual([]);
    expect(moved(created.furtherLots[0]?.id)).toEqual(['2026-12-14']);
  });

  it('are all there or none: what is wrong with one is named at its place', async () => {
    const importId = await read(aProcedure());
    const before = await chancesOf();
    const [first, wrong] = [aLot('2'), { ...aLot('3'), operationalOrganizationIds: [999_999] }];
    await expect(create(quick(importId, [first, wrong]))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'furtherLots.1.input.operationalOrganizationIds' }] },
    });
    expect(await chancesOf()).toBe(before);
    expect((await show(importId)).chanceId).toBeNull();
    expect((await create(quick(importId, [first, aLot('3')]))).furtherLots).toHaveLength(2);
    expect(await chancesOf()).toBe(before + 3);
  });

  it('are created once, however often the request comes', async () => {
    const importId = await read(aProcedure());
    const app = await testApp(database);
    const token = await tokenOf(database, tenant.people.nordManager);
    const before = await chancesOf();
    const payload = { aiImportId: importId, input: aLot('1'), furtherLots: [{ input: aLot('2') }] };
    const send = (key: string) =>
      app.inject({
        ...{ method: 'POST', url: '/trpc/chance.createQuick', payload },
        headers: { ...bearing(token), 'idempotency-key': key },
      });
    const answers = await Promise.all([send('several-lots'), send('several-lots')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    expect((await send('once-more')).json().error.data.code).toBe('AI_IMPORT_USED');
    expect(await chancesOf()).toBe(before + 2);
    await app.close();
  });

  it('are the matter of the organization of the import, and of people who create Chances', async () => {
    const importId = await read(aProcedure());
    const input = quick(importId, [aLot('2')]);
    const before = await chancesOf();
    expect(await refusalIn(create(input, tenant, 'suedManager'))).toBe('NOT_FOUND');
    expect(await refusalIn(create(input, tenant, 'nordViewer'))).toBe('NOT_PERMITTED');
    const ofOther = { ...input, input: aQuickInput(other), furtherLots: [] };
    const foreign = createQuickChanceInput.parse({ ...ofOther, aiImportId: importId });
    expect(await refusalIn(create(foreign, other))).toBe('NOT_FOUND');
    expect(await chancesOf()).toBe(before);
  });

  it('may be full Chances, and lots without an import', async () => {
    const file = await aFileOf(tenant, tenant.people.nordManager);
    const full = (lotNumber: string) => aFullInput(tenant, { description: { lotNumber } });
    const input = createChanceInput.parse({
      ...{ input: full('1'), furtherLots: [{ input: full('2') }] },
      ...{ documents: [file], publications: [0] },
    });
    const { id, furtherLots } = await as(tenant, tenant.people.nordManager, (work) => createChance(work, input));
    for (const chanceId of [id, furtherLots[0]?.id ?? '']) {
      const documents = await as(tenant, tenant.people.nordManager, (work) => listDocuments(work, { chanceId }));
      expect(documents).toHaveLength(1);
    }
  });
});
