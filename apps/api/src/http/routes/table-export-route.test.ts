import { testDatabase } from '@zuschlag/db/testing/database';
import { fileNameHeader, largestFile } from '@zuschlag/validation/wire/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../actor.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aPlan, csv } from '../../testing/imports.ts';
import { withRates } from '../../testing/rates.ts';
import { aTenant, type ScenarioTenant } from '../../testing/scenario.ts';

const database = await testDatabase();
let app: TestApp;
let tenant: ScenarioTenant;

beforeAll(async () => {
  app = await testApp(database);
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function headersOf(actor: UserActor) {
  return bearing(await tokenOf(database, actor));
}

async function send(name: string | undefined, payload: string | Buffer, type = 'application/octet-stream') {
  const headers = { ...(await headersOf(tenant.people.configAdmin)), 'content-type': type };
  return app.inject({
    method: 'POST',
    url: '/files',
    headers: name === undefined ? headers : { ...headers, [fileNameHeader]: encodeURIComponent(name) },
    payload,
  });
}

describe('a file that is sent in', () => {
  it('is kept under its name, whatever its type says', async () => {
    for (const type of [
      'application/octet-stream',
      'text/csv',
      'application/json',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await send('Löhne 2027.csv', '{"kein": "JSON"', type);
      expect(answer.json()).toEqual({
        ...{ id: expect.any(String), name: 'Löhne 2027.csv', size: 15 },
        // A table is no document; only those who add documents read this.
        documentProblem: 'INVALID_FILE_TYPE',
      });
    }
  });

  it('has its name composed, so that equal names are equal', async () => {
    expect((await send('Lo\u0308hne.csv', 'x')).json().name).toBe('L\u00f6hne.csv');
  });

  it.each([
    [undefined, 'REQUIRED'],
    ['', 'REQUIRED'],
    [`${'x'.repeat(77)}.csv`, 'TOO_LONG'],
    ['../werte.csv', 'INVALID_TEXT'],
    ['C:\\werte.csv', 'INVALID_TEXT'],
    ['wer\u0000te.csv', 'INVALID_TEXT'],
    ['werte\u202evsc.exe', 'INVALID_TEXT'],
    ['..', 'INVALID_TEXT'],
  ])('is refused under the name %j: %s', async (name, problem) => {
    const answer = await send(name, 'x');
    expect([answer.statusCode, answer.json().error.data.details.fields[0]]).toMatchObject([
      422,
      { path: 'name', problem },
    ]);
  });

  it('may have five megabytes and not a byte more', async () => {
    expect((await send('groß.csv', Buffer.alloc(largestFile))).statusCode).toBe(200);
    const answer = await send('zu groß.csv', Buffer.alloc(largestFile + 1));
    expect([answer.statusCode, answer.json().error.data.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('is refused while its person, or the organization, has too much that nothing has come of', async () => {
    const bounded = await testApp(database, { uploads: { perPerson: 1_000, perOrganization: 1_500 } });
    const other = await aTenant(database);
    const { nordViewer, nordEditor, suedEditor } = other.people;
    const sendAs = async (actor: UserActor, bytes: number) => {
      const headers = { ...(await headersOf(actor)), [fileNameHeader]: 'x.csv', 'content-type': 'text/csv' };
      const answer = await bounded.inject({
        method: 'POST',
        url: '/files',
        headers,
        payload: Buffer.alloc(bytes, 'x'),
      });
      return answer.statusCode === 200 ? 'kept' : answer.json().error.data;
    };
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => sendAs(nordViewer, 400)));
    expect(atOnce.filter((answer) => answer === 'kept')).toHaveLength(2);
    const refused = { code: 'UPLOAD_QUOTA_REACHED', httpStatus: 413 };
    expect(await sendAs(nordViewer, 400)).toMatchObject({ ...refused, details: { bytes: 1_000 } });
    expect(await sendAs(nordViewer, 200)).toBe('kept');
    expect(await sendAs(nordEditor, 600)).toMatchObject({ ...refused, details: { bytes: 1_500 } });
    expect(await sendAs(suedEditor, 600)).toBe('kept');
    await bounded.close();
  });

  it('is refused when it is empty', async () => {
    expect((await send('leer.csv', '')).json().error.data.code).toBe('FILE_REFUSED');
  });

  it('is taken from nobody who is not signed in, and then is not even read', async () => {
    const payload = Buffer.alloc(largestFile + 1);
    const answer = await app.inject({ method: 'POST', url: '/files', headers: { [fileNameHeader]: 'x.csv' }, payload });
    expect(answer.json().error.data.code).toBe('UNAUTHENTICATED');
  });
});

describe('a table as a file', () => {
  it('is sent under its name in the language asked for', async () => {
    const headers = await headersOf(tenant.people.nordViewer);
    const answer = await app.inject({ url: '/configuration/socialSecurity/export?format=csv&language=en', headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/filename\*=UTF-8''Social%20security%20\d{4}-\d\d-\d\d\.csv$/),
    });
    expect(answer.body).toBe('\ufeffValid from,Employer share in %\r\n01/01/2020,21\r\n');
  });

  it('is in the language of the person when none is asked for, as a workbook', async () => {
    const answer = await app.inject({
      url: '/configuration/holiday/export',
      headers: await headersOf(tenant.people.nordViewer),
    });
    expect(answer.headers['content-disposition']).toContain('Feiertage');
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is also sent empty, to be filled in, and only to people who are signed in', async () => {
    const url = '/configuration/vacationDays/template?format=csv&language=en';
    const answer = await app.inject({ url, headers: await headersOf(tenant.people.nordViewer) });
    expect(answer.headers['content-disposition']).toMatch(/filename\*=UTF-8''Template%20Vacation%20days\.csv$/);
    expect(answer.body).toBe('\ufeffValid from,Federal state,From years of employment,Days per year\r\n');
    expect((await app.inject({ url })).json().error.data.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['/configuration/nothing/template', 404, 'NOT_FOUND'],
    ['/configuration/holiday/template?format=pdf', 422, 'INVALID_INPUT'],
    ['/configuration/nothing/export', 404, 'NOT_FOUND'],
    ['/configuration/holiday/export?format=pdf', 422, 'INVALID_INPUT'],
    ['/configuration/holiday/export?language=fr', 422, 'INVALID_INPUT'],
    ['/configuration/holiday/export?query={', 422, 'INVALID_INPUT'],
    [
      `/configuration/holiday/export?query=${encodeURIComponent('{"filters":{"provinces":["XX"]}}')}`,
      422,
      'INVALID_INPUT',
    ],
    ['/imports/x/annotated', 404, 'NOT_FOUND'],
    ['/imports/01890000-0000-7000-8000-000000000000/annotated', 404, 'NOT_FOUND'],
  ])('%s is answered with %i %s', async (url, status, code) => {
    const answer = await app.inject({ url, headers: await headersOf(tenant.people.configAdmin) });
    expect([answer.statusCode, answer.json().error.data.code]).toEqual([status, code]);
  });

  it('shows whoever keeps no tariffs of another organization none of them', async () => {
    const headers = await headersOf(tenant.people.suedManager);
    const query = encodeURIComponent(JSON.stringify({ filters: { organizations: [tenant.organizations.nord.id] } }));
    const answer = await app.inject({ url: `/configuration/tariff/export?format=csv&query=${query}`, headers });
    expect(answer.body.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('an annotated file', () => {
  it('is sent to the config admins of its organization and does not exist for others', async () => {
    const plan = await aPlan(
      tenant,
      tenant.people.configAdmin,
      'socialSecurity',
      csv('Gültig ab;Wert in %', '1.1.2030;20'),
    );
    const url = `/imports/${plan.id}/annotated?language=en`;
    const answer = await app.inject({ url, headers: await headersOf(tenant.people.configAdmin) });
    expect(answer.body).toBe(
      '\ufeffGültig ab;Wert in %;Result;Note\r\n1.1.2030;20;new;read: Valid from 01/01/2030, Employer share 20 %\r\n',
    );
    const other = await aTenant(database);
    for (const actor of [tenant.people.holdingManager, tenant.people.nordManager, other.people.configAdmin]) {
      const refused = await app.inject({ url, headers: await headersOf(actor) });
      expect(refused.json().error.data.code).toBe('NOT_FOUND');
    }
  });

  it('is not there for a file that was refused as a whole', async () => {
    const plan = await aPlan(tenant, tenant.people.configAdmin, 'socialSecurity', csv('Farbe;Form', 'rot;rund'));
    expect(plan).toMatchObject({
      state: 'refused',
      problem: { code: 'HEADINGS_MISSING', names: ['activeFrom', 'value'] },
    });
    const headers = await headersOf(tenant.people.configAdmin);
    const answer = await app.inject({ url: `/imports/${plan.id}/annotated`, headers });
    expect(answer.json().error.data).toMatchObject({ code: 'IMPORT_STATE', details: { state: 'refused' } });
  });
});
