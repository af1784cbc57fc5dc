import { testDatabase } from '@zuschlag/db/testing/database';
import { createQuickChanceInput } from '@zuschlag/validation/chance/chance-input';
import type { DocumentsAtCreation } from '@zuschlag/validation/documents/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickInput } from '../../testing/chances.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { createQuickChance } from '../chance/create/create-chance.ts';
import { listDocuments } from './documents.ts';
import { aFileOf } from './testing/documents.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const create = (documents: DocumentsAtCreation) => {
  const input = createQuickChanceInput.parse({ input: aQuickInput(tenant), ...documents });
  return as(tenant, tenant.people.nordManager, (work) => createQuickChance(work, input));
};
const countChances = () =>
  as(tenant, systemOf(tenant), ({ db }) =>
    db.chance.count({ where: { mainOrganizationId: tenant.mainOrganizationId } }),
  );
const aFile = (name: string, content?: string) => aFileOf(tenant, tenant.people.nordManager, { name, content });

describe('the documents of a new Chance', () => {
  it('come along in their categories and in their order; one that no list names is among the others', async () => {
    const files = [await aFile('Vertrag.pdf'), await aFile('Hinweise.txt', 'Bitte beachten'), await aFile('LV.pdf')];
    const { id: chanceId } = await create({ documents: files, contracts: [0], serviceDescription: [2] });
    const documents = await as(tenant, tenant.people.nordViewer, (work) => listDocuments(work, { chanceId }));
    expect(documents.map(({ fileName, type, status }) => [fileName, type, status])).toEqual([
      ['Vertrag.pdf', 'contract', 'ADDING_TO_KNOWLEDGE_BASE'],
      ['Hinweise.txt', 'other', 'NOT_IN_KNOWLEDGE_BASE'],
      ['LV.pdf', 'service_description', 'ADDING_TO_KNOWLEDGE_BASE'],
    ]);
  });

  it('refuse the Chance where one of them is refused, is forgotten, is named twice or missing, or is the eleventh', async () => {
    const fine = await aFile('Vertrag.pdf');
    const stranger = await aFileOf(tenant, tenant.people.mitteManager);
    const names = Array.from({ length: 11 }, (_, index) => `${index}.txt`);
    const eleven = await Promise.all(names.map((name) => aFile(name, 'x')));
    const chances = await countChances();
    await expect(create({ documents: [fine, await aFile('a.exe', 'MZ')] })).rejects.toMatchObject({
      code: 'DOCUMENT_REFUSED',
      details: { names: ['a.exe'], problem: 'INVALID_FILE_TYPE' },
    });
    await expect(create({ documents: [fine, stranger] })).rejects.toMatchObject({
      details: { fields: [{ path: 'documents.1', problem: 'FILES_NOT_SENT' }] },
    });
    await expect(create({ documents: [fine, fine] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(create({ documents: [fine], contracts: [0], publications: [0] })).rejects.toMatchObject({
      details: { fields: [{ path: 'contracts.0', problem: 'INVALID' }] },
    });
    await expect(create({ documents: [fine], contracts: [1] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(create({ documents: eleven })).rejects.toMatchObject({ code: 'TOO_MANY_FILES' });
    expect(await countChances()).toBe(chances);
  });
});
