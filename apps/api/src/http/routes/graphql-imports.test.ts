import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceToTheEnd } from '../../features/ai-imports/testing/ai-imports.ts';
import { aPdf } from '../../features/documents/testing/documents.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aQuickInput } from '../../testing/chances.ts';
import { aTenant, type ScenarioTenant } from '../../testing/scenario.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database);
  token = await tokenOf(database, tenant.people.nordManager);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function send(operations: object, map: object = {}, files: readonly [string, File][] = []) {
  const form = new FormData();
  form.append('operations', JSON.stringify(operations));
  form.append('map', JSON.stringify(map));
  for (const [name, file] of files) form.append(name, file, file.name);
  const sent = new Response(form);
  const headers = {
    ...bearing(token),
    'apollo-require-preflight': 'true',
    'content-type': sent.headers.get('content-type') ?? '',
  };
  const payload = Buffer.from(await sent.arrayBuffer());
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
}
async function call(query: string, variables: object = {}) {
  const headers = { ...bearing(token), 'apollo-require-preflight': 'true' };
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json();
}

const start = `mutation ($documents: [Upload!]!, $publications: [Int!], $serviceDescription: [Int!]) {
  startAIImport(documents: $documents, publications: $publications, serviceDescription: $serviceDescription) {
    id status percent publicationNames
  }
}`;
const withImports = '{ tendersWithAiImports(first: 100) { edges { node { id name aiImportId } } } }';

describe('an import over GraphQL', () => {
  it('starts with its files in the document, and is named with the Tender that is created from it', async () => {
    const pdf = async (name: string, text: string) => new File([(await aPdf(text)) as never], name);
    const variables = { documents: [null, null], publications: [0], serviceDescription: [1] };
    const map = { one: ['variables.documents.0'], two: ['variables.documents.1'] };
    const { data, errors } = await send({ query: start, variables }, map, [
      ['one', await pdf('Bekanntmachung.pdf', 'Ablauf der Angebotsfrist: 12.03.2027, 10:00 Uhr')],
      ['two', await pdf('Leistungsbeschreibung.pdf', 'Der Auftragnehmer bewacht das Rathaus.')],
    ]);
    expect(errors).toBeUndefined();
    const { id: aiImportId } = data.startAIImport;
    expect(data.startAIImport).toMatchObject({ percent: 0, publicationNames: ['Bekanntmachung.pdf'] });
    expect((await call(withImports)).data.tendersWithAiImports.edges).toEqual([]);
    await advanceToTheEnd(tenant, aiImportId);
    const create =
      'mutation ($input: QuickTenderInput!, $aiImportId: ID) { createQuickTender(input: $input, aiImportId: $aiImportId) { id } }';
    const created = await call(create, { input: aQuickInput(tenant), aiImportId });
    expect(created.errors).toBeUndefined();
    const { edges } = (await call(withImports)).data.tendersWithAiImports;
    expect(edges).toMatchObject([{ node: { id: created.data.createQuickTender.id, aiImportId } }]);
  });

  it('is refused without a service description, and keeps none of the files', async () => {
    const pdf = new File([(await aPdf('Angebotsfrist')) as never], 'Bekanntmachung.pdf');
    const variables = { documents: [null], publications: [0], serviceDescription: [] };
    const { errors } = await send({ query: start, variables }, { one: ['variables.documents.0'] }, [['one', pdf]]);
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'serviceDescription' }] });
  });
});
