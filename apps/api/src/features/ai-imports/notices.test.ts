import { testDatabase } from '@zuschlag/db/testing/database';
import { createQuickChanceInput } from '@zuschlag/validation/chance/chance-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickInput } from '../../testing/chances.ts';
import { refusalIn } from '../../testing/imports.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { createQuickChance } from '../chance/create/create-chance.ts';
import { listDocuments } from '../documents/documents.ts';
import { aFileOf, aPdf } from '../documents/testing/documents.ts';
import { readNow } from '../reading/testing/read-now.ts';
import { getImport } from './ai-imports.ts';
import { startImport } from './start-import.ts';
import { advanceToTheEnd } from './testing/ai-imports.ts';
import { aNotice, type LotOfNotice } from './testing/notices.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const city: LotOfNotice = {
  title: 'Rathaus Mitte',
  // Half past eleven in Greenwich is the next day in Berlin.
  submission: '<cbc:EndDate>2026-12-01Z</cbc:EndDate><cbc:EndTime>23:30:00Z</cbc:EndTime>',
};
const harbour: LotOfNotice = {
  title: 'Hafen',
  submission: '<cbc:EndDate>2026-12-07+01:00</cbc:EndDate><cbc:EndTime>10:00:00+01:00</cbc:EndTime>',
};

async function importOf(content: string, service = 'Der Auftragnehmer bewacht das Rathaus.') {
  const actor = tenant.people.nordManager;
  const documents = [
    await aFileOf(tenant, actor, { name: 'notice.xml', content }),
    await aFileOf(tenant, actor, { name: 'Leistungsbeschreibung.pdf', content: await aPdf(service) }),
  ];
  const input = { documents, publications: [0], serviceDescription: [1] };
  return as(tenant, actor, (work) => startImport(work, input));
}

async function readImport(content: string, service?: string) {
  const { id } = await importOf(content, service);
  await advanceToTheEnd(tenant, id);
  return as(tenant, tenant.people.nordManager, (work) => getImport(work, id));
}

describe('a notice in XML', () => {
  it('stands for the publication, is kept as other, and fills the fields with its exact values and their lines', async () => {
    const xml = aNotice([city]);
    const found = await readImport(xml);
    expect(found).toMatchObject({
      status: 'SUCCESS',
      publicationNames: ['notice.xml'],
      documents: [{ type: 'other', fileType: 'xml' }, {}],
    });
    expect(found.structuredData).toMatchObject({
      description: { name: 'Bewachung der Rathäuser', province: 'DE-SH' },
      deadline: { submission: '2026-12-02', submissionTime: '00:30' },
      contract: { startDate: '2027-01-01', endDate: '2028-12-31' },
      referenceNumber: 'ZV-12/27',
    });
    const field = found.extractedData.find((one) => one.field === 'deadline.submissionTime');
    expect(field).toMatchObject({
      confidence: 1,
      evidence: [
        {
          fileName: 'notice.xml',
          quote: 'Angebotsfrist: 02.12.2026, 00:30 Uhr',
          place: { part: 2, page: null, boxes: [] },
        },
      ],
    });
    const span = field?.evidence[0]?.place.span;
    expect(xml.slice(span?.from, span?.to)).toContain(city.submission);
    expect(xml.split('\n')[(span?.line ?? 0) - 1]).toContain(city.submission);
  });

  it('shows what a document states differently behind it, and what lots state differently in their order', async () => {
    const found = await readImport(aNotice([city, harbour]), 'Ablauf der Angebotsfrist: 12.03.2027, 10:00 Uhr');
    const deadlines = found.extractedData.filter(({ field }) => field === 'deadline.submission');
    expect(deadlines.map(({ value, evidence }) => [value, evidence[0]?.fileName, evidence[0]?.place.part])).toEqual([
      ['2026-12-02', 'notice.xml', 2],
      ['2026-12-07', 'notice.xml', 3],
      ['2027-03-12', 'Leistungsbeschreibung.pdf', 1],
    ]);
  });

  it('becomes a document of the Chance that is read and searched but is not asked', async () => {
    const { id: aiImportId } = await readImport(aNotice([city]));
    const chanceId = await as(tenant, tenant.people.nordManager, async (work) => {
      const input = createQuickChanceInput.parse({ input: aQuickInput(tenant), aiImportId });
      return (await createQuickChance(work, input)).id;
    });
    const documents = await as(tenant, tenant.people.nordManager, (work) => listDocuments(work, { chanceId }));
    const notice = documents.find(({ fileType }) => fileType === 'xml');
    expect(notice).toMatchObject({ type: 'other', format: 'others', status: 'NOT_IN_KNOWLEDGE_BASE' });
    await readNow(database, tenant, notice?.versionId ?? '');
    const parts = await as(tenant, tenant.people.nordManager, ({ db }) =>
      db.documentPart.count({ where: { versionId: notice?.versionId ?? '' } }),
    );
    expect(parts).toBe(2);
  });

  it('is refused with its reason when it is another XML, defines entities or is broken', async () => {
    for (const [content, problem] of [
      ['<invoice xmlns="urn:x"/>', 'CONTENT_DIFFERS'],
      ['<!DOCTYPE a [<!ENTITY b "c">]><ContractNotice/>', 'ENTITIES'],
      ['<ContractNotice>', 'DAMAGED'],
      ['Angebotsfrist: 12.03.2027', 'DAMAGED'],
    ] as const)
      await expect(importOf(content)).rejects.toMatchObject({ code: 'DOCUMENT_REFUSED', details: { problem } });
    const actor = tenant.people.nordManager;
    const file = await aFileOf(tenant, actor, { name: 'notice.xml', content: aNotice([city]) });
    const asService = { documents: [file], publications: [], serviceDescription: [0] };
    expect(await refusalIn(as(tenant, actor, (work) => startImport(work, asService)))).toBe('INVALID_INPUT');
  });
});
