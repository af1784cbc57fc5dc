import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { largestFile } from '@zuschlag/validation/wire/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPdf } from '../../features/documents/testing/documents.ts';
import { anApiToken } from '../../testing/api-tokens.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aChance } from '../../testing/chances.ts';
import { aTenant, type ScenarioTenant } from '../../testing/scenario.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let token: string;
/** of TW Nord, owned by its Editor */
let tenderId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  tenderId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
  app = await testApp(database, { uploads: { perPerson: 60_000_000, perOrganization: 200_000_000 } });
  token = await tokenOf(database, tenant.people.nordEditor);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const add = `mutation ($tenderId: ID!, $document: Upload!, $type: DocumentType!, $clientMutationId: String) {
  addDocumentToTender(
    tenderId: $tenderId, document: $document, documentType: $type, clientMutationId: $clientMutationId
  ) { id fileName type status warnings url }
}`;
const adding = (variables: object = {}) => ({
  query: add,
  variables: { tenderId, document: null, type: 'contract', ...variables },
});

type Part = [name: string, content: string | File];
const aFile = (name: string, content: string | Buffer) => new File([content as never], name);

async function post(parts: Part[], headers: { [name: string]: string } = {}) {
  const form = new FormData();
  for (const [name, content] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, content, content.name);
  }
  const sent = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      ...bearing(token),
      'apollo-require-preflight': 'true',
      'content-type': sent.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return answer.json();
}
const send = (operations: object, map: object, files: Part[], headers?: { [name: string]: string }) =>
  post([['operations', JSON.stringify(operations)], ['map', JSON.stringify(map)], ...files], headers);

const storedFiles = () => inTenant(database, tenant.mainOrganizationId, (db) => db.storedFile.count());
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const inDocument = { document: ['variables.document'] };

describe('a document with a file in it', () => {
  it('adds the file to a Tender under its name, as it was sent', async () => {
    const content = await aPdf('Objektschutz');
    const { data, errors } = await send(adding(), inDocument, [['document', aFile('Verträge für Kiel.pdf', content)]]);
    expect(errors).toBeUndefined();
    const added = data.addDocumentToTender;
    expect(added).toMatchObject({ fileName: 'Verträge für Kiel.pdf', type: 'contract', warnings: [] });
    const read = await app.inject({ url: added.url, headers: bearing(token) });
    expect(read.rawPayload.equals(content)).toBe(true);
  });

  it('creates a Tender with ten files, each of the kind of its list', async () => {
    const size = sampled(50_000, largestFile);
    const files = Array.from({ length: 10 }, (_, at): Part => {
      const text = Buffer.alloc(size, 'Wachdienst ');
      return [String(at), aFile(`Anlage ${at}.txt`, text)];
    });
    const operations = {
      query: `mutation ($input: QuickTenderInput!, $files: [Upload!]) {
        createQuickTender(
          input: $input, documents: $files,
          publications: [0], serviceDescription: [1, 2], contracts: [3], otherDocuments: [4, 5, 6, 7, 8, 9]
        ) { id }
      }`,
      variables: {
        input: {
          description: { name: 'Werkschutz', customerName: 'Stadt Kiel', customerType: 'newCustomer' },
          deadline: { submission: '2027-03-01' },
          contract: { startDate: '2027-04-01', endDate: '2028-03-31' },
          operationalOrganizationIds: [tenant.organizations.nord.id],
        },
        files: Array.from({ length: 10 }, () => null),
      },
    };
    const map = Object.fromEntries(files.map(([name]) => [name, [`variables.files.${name}`]]));
    const { data, errors } = await send(operations, map, files);
    expect(errors).toBeUndefined();
    const { id } = data.createQuickTender;
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...bearing(token), 'apollo-require-preflight': 'true' },
      payload: { query: `{ fetchDocumentsByTenderId(tenderId: "${id}") { fileName type size } }` },
    });
    const documents = answer.json().data.fetchDocumentsByTenderId as { type: string; size: number }[];
    expect(documents.map(({ type }) => type)).toEqual([
      'publication',
      ...['service_description', 'service_description', 'contract'],
      ...Array.from({ length: 6 }, () => 'other'),
    ]);
    expect(new Set(documents.map(({ size }) => size))).toEqual(new Set([size]));
  });

  it('is done once when it is sent again under its key', async () => {
    const once = () =>
      send(adding({ clientMutationId: 'add-1' }), inDocument, [['document', aFile('Plan.txt', 'Rundgang')]]);
    const [first, again] = [await once(), await once()];
    expect(first.errors).toBeUndefined();
    expect(again.data.addDocumentToTender.id).toBe(first.data.addDocumentToTender.id);
  });

  it('takes the id of a file that was sent before, too', async () => {
    const headers = { ...bearing(token), 'content-type': 'application/octet-stream', 'x-file-name': 'Vorab.txt' };
    const sent = await app.inject({ method: 'POST', url: '/files', headers, payload: Buffer.from('Text') });
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...bearing(token), 'apollo-require-preflight': 'true' },
      payload: adding({ document: sent.json().id }),
    });
    expect(answer.json().data.addDocumentToTender.fileName).toBe('Vorab.txt');
  });
});

describe('a document with a file that is refused', () => {
  it('of the sender keeps nothing: without a sign-in, without the header, with a token that only reads', async () => {
    const before = await storedFiles();
    const files: Part[] = [['document', aFile('a.txt', 'x')]];
    const { secret } = await anApiToken(database, tenant.people.nordEditor, 'Auswertung', 'read');
    expect(codeOf(await send(adding(), inDocument, files, { authorization: '' }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await send(adding(), inDocument, files, bearing(secret)))).toBe('TOKEN_SCOPE');
    const plain = { 'apollo-require-preflight': '' };
    expect(codeOf(await send(adding(), inDocument, files, plain))).toBe('PREFLIGHT_HEADER_MISSING');
    expect(await storedFiles()).toBe(before);
  });

  it('leaves no file behind, whether a file or the document was wrong', async () => {
    const before = await storedFiles();
    const large = aFile('Groß.txt', Buffer.alloc(largestFile + 1, 'x'));
    expect(codeOf(await send(adding(), inDocument, [['document', large]]))).toBe('PAYLOAD_TOO_LARGE');
    const small: Part[] = [['document', aFile('a.txt', 'x')]];
    expect(codeOf(await send(adding({ tenderId: 'unknown' }), inDocument, small))).toBe('NOT_FOUND');
    expect(codeOf(await send(adding(), inDocument, [['document', aFile('a.exe', 'MZ')]]))).toBe('DOCUMENT_REFUSED');
    await expect.poll(storedFiles).toBe(before);
  });

  it('refuses the eleventh file before it reads the first', async () => {
    const map = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [String(at), [`variables.files.${at}`]]));
    const operations = { query: add, variables: { files: Array.from({ length: 11 }, () => null) } };
    // The request has no files, so that nothing could be read.
    expect(codeOf(await send(operations, map, []))).toBe('TOO_MANY_FILES');
  });

  const file: Part = ['document', aFile('a.txt', 'x')];
  const operations = () => JSON.stringify(adding());
  const wrong: { what: string; parts: () => Part[] }[] = [
    { what: 'nothing', parts: () => [] },
    { what: 'the file first', parts: () => [file, ['operations', operations()], ['map', JSON.stringify(inDocument)]] },
    { what: 'no places', parts: () => [['operations', operations()], file] },
    { what: 'no JSON', parts: () => [['operations', '{'], ['map', JSON.stringify(inDocument)], file] },
    { what: 'places that are no lists', parts: () => [['operations', operations()], ['map', '{"document":1}'], file] },
    { what: 'a file without a place', parts: () => [['operations', operations()], ['map', '{}'], file] },
    {
      what: 'a place without its file',
      parts: () => [
        ['operations', operations()],
        ['map', JSON.stringify(inDocument)],
      ],
    },
    ...['query', 'variables.tenderId', 'variables.other', 'variables.__proto__.x', 'variables', ''].map((path) => ({
      what: `the place "${path}"`,
      parts: (): Part[] => [['operations', operations()], ['map', JSON.stringify({ document: [path] })], file],
    })),
  ];
  it.each(wrong)('says so for $what', async ({ parts }) => {
    expect(codeOf(await post(parts()))).toBe('INVALID_INPUT');
  });
});
