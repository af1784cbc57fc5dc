import { ownDatabase, superuserOf } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { verifyTrail } from '../../history/chain/trail.ts';
import { removePerson } from '../removal/removal.ts';
import { erasePerson, planErasure } from './erasure.ts';

// The search behind the erasure looks at every table of the database.
const database = await ownDatabase();
let tenant: ScenarioTenant;
let superuser: pg.Client;
let userId: number;
let chanceId: string;
const name = 'Kanarina Zeisigmann';
const email = 'kanarina@zeisigmann.example';

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  superuser = new pg.Client({ connectionString: superuserOf(database) });
  await superuser.connect();
  userId = tenant.people.nordEditor.userId;
  await inTenant(
    `update app_user set firstname = 'Kanarina', lastname = 'Zeisigmann', email = '${email}', picture = 'kanarina.png' where id = ${userId}`,
  );
  chanceId = await aQuickChance(tenant, {
    description: { name: 'Messe Zeisigmann', customerName: 'Wache Zeisigmann' },
  });
  await writeTraces();
  await as(tenant, tenant.people.holdingManager, (work) => removePerson(work, { userId, successors: {} }));
}, 120_000);
afterAll(async () => {
  await superuser.end();
  await database.close();
});

const inTenant = (sql: string) =>
  as(tenant, systemOf(tenant), ({ db }) => db.$executeRawUnsafe(sql)).then(() => undefined);

/** The name in everything that a person or the product writes: rows of their own, scenarios, imports, trail and mails. */
async function writeTraces(): Promise<void> {
  const { mainOrganizationId } = tenant;
  const manager = tenant.people.holdingManager.userId;
  const organizationId = tenant.organizations.nord.id;
  await as(tenant, systemOf(tenant), async ({ db, now }) => {
    const own = { mainOrganizationId, userId };
    await db.chatMessage.create({
      data: {
        mainOrganizationId,
        chanceId,
        userId: manager,
        position: 1,
        text: `Bitte ${name} fragen, nicht @User:${userId}`,
      },
    });
    await db.task.create({
      data: {
        mainOrganizationId,
        chanceId,
        createdById: manager,
        rank: 'a',
        title: 'Zeisigmann anrufen',
        description: email,
      },
    });
    const scenario = await db.scenario.create({
      data: {
        ...{ mainOrganizationId, chanceId, createdById: manager, name: 'Ohne Kanarina', sources: [] },
        ...{ startDate: now, endDate: now },
      },
    });
    await db.aiImport.create({
      data: {
        ...{ mainOrganizationId, organizationId, createdById: userId, problemNames: [`${name}.pdf`] },
        extractedData: [{ value: `Ansprechpartnerin: ${name.toUpperCase()}` }],
      },
    });
    await db.mail.create({
      data: {
        mainOrganizationId,
        kind: 'x',
        recipient: email.toUpperCase(),
        language: 'de',
        parameters: {},
        deliveredAt: now,
      },
    });
    const others = { mainOrganizationId, kind: 'x', recipient: 'andere@x.example', language: 'de' };
    await db.mail.create({ data: { ...others, parameters: { inviter: name } } });
    const notification = { kind: 'x', variant: 'x', isAction: false, inBell: true, mail: 'off', mainOrganizationId };
    await db.notification.create({ data: { ...notification, userId, eventKey: '1', values: { tender: name } } });
    await db.notification.create({
      data: { ...notification, userId: manager, eventKey: '1', values: { person: name } },
    });
    await db.idempotencyKey.create({
      data: { mainOrganizationId, userId: manager, key: 'k', procedure: 'x', inputHash: 'x', answer: { name } },
    });
    await db.apiToken.create({ data: { ...own, id: 'token', name: 'Laptop Kanarina', prefix: 'x', expiresOn: now } });
    await db.listView.create({
      data: {
        mainOrganizationId,
        ownerId: userId,
        organizationId,
        list: 'chances',
        name: 'Zeisigmann',
        definition: {},
      },
    });
    const written = await db.dataExport.create({
      data: {
        mainOrganizationId,
        userId: manager,
        kind: 'chances',
        format: 'csv',
        language: 'de',
        question: {},
        state: 'done',
      },
    });
    await db.dataExportPiece.create({
      data: { mainOrganizationId, exportId: written.id, number: 0, content: new Uint8Array(Buffer.from(name)) },
    });
    await db.$executeRaw`select set_config('app.scenario', ${scenario.id}, true)`;
    await db.service.create({
      data: {
        ...{ mainOrganizationId, chanceId, scenarioId: scenario.id, operationalOrganizationId: organizationId },
        ...{
          type: 'PERMANENT',
          name: 'Posten',
          info: name,
          payGroup: '1',
          hourlyWage: 15,
          hoursBriefingPerEmployee: 8,
        },
      },
    });
  });
  await inTenant(
    `update chance set details = 'Rückfragen an ${name}', "contactMail" = '${email}' where id = '${chanceId}'`,
  );
}

/** Every column of text, JSON or bytes in every schema that has a word, as the superuser sees it. */
async function placesOf(word: string): Promise<string[]> {
  const { rows } = await superuser.query<{
    place: string;
    kind: string;
    schema: string;
    table: string;
    column: string;
  }>(`
    select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, null) as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_%'
      and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, null) in ('text', 'character varying', 'json', 'jsonb', 'text[]', 'bytea', 'json[]', 'jsonb[]')`);
  expect(rows.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { schema, table, column, kind } of rows) {
    const at = pg.escapeIdentifier(column);
    const text = kind === 'bytea' ? `encode(${at}, 'escape')` : `${at}::text`;
    const from = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
    const { rows: hits } = await superuser.query(`select 1 from ${from} where ${text} ilike $1 limit 1`, [`%${word}%`]);
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

const figures = async () =>
  (await superuser.query('select * from chance_figure order by 1, 2, 3, 4')).rows.map((row) => JSON.stringify(row));

describe('the erasure of a person who left', () => {
  it('first shows what goes, what stays, and each text that names the person', async () => {
    const plan = await as(tenant, tenant.people.holdingManager, (work) => planErasure(work, userId));
    expect(plan.pseudonym).toBe('Ehemalige Person 1');
    const erased = Object.fromEntries(plan.erased.map(({ kind, count }) => [kind, count]));
    expect(erased).toMatchObject({
      account: 1,
      tokens: 1,
      notifications: 1,
      mails: 2,
      views: 1,
      exports: 1,
      mentions: 1,
    });
    const places = plan.texts.map(({ place, naming }) => `${place} ${naming}`);
    for (const expected of [
      'chance.contactMail address',
      'chance.details name',
      'chat_message.text name',
      'task.description address',
      'task.title lastname',
      'customer.name lastname',
      'ai_import.extractedData name',
      'ai_import.problemNames name',
      'scenario.name firstname',
      'service.info name',
      'trail_entry.after lastname',
    ])
      expect(places).toContain(expected);
    expect(
      places.some((place) => /^(mail|notification|api_token|app_user|data_export|idempotency_key)\./.test(place)),
    ).toBe(false);
    expect(plan.texts.find(({ place }) => place === 'chat_message.text')?.excerpt).toContain(`Bitte ${name} fragen`);
  });

  it('changes nothing while a text has no decision, and is for Managers of the main organization', async () => {
    const undecided = as(tenant, tenant.people.holdingManager, (work) => erasePerson(work, { userId, decisions: [] }));
    await expect(undecided).rejects.toMatchObject({ code: 'ERASURE_UNDECIDED' });
    expect(await placesOf(email)).toContain('app_user.email');
    const other = as(tenant, tenant.people.nordManager, (work) => planErasure(work, userId));
    await expect(other).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const there = as(tenant, tenant.people.holdingManager, (work) =>
      planErasure(work, tenant.people.nordManager.userId),
    );
    await expect(there).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves neither name nor address in any column of any schema, and chain and figures as they were', async () => {
    const before = await figures();
    const { texts } = await as(tenant, tenant.people.holdingManager, (work) => planErasure(work, userId));
    const decisions = texts.map(({ key }) => ({ key, isReplaced: true }));
    const { pseudonym, left } = await as(tenant, tenant.people.holdingManager, (work) =>
      erasePerson(work, { userId, decisions }),
    );
    expect([pseudonym, left]).toEqual(['Ehemalige Person 1', 0]);
    for (const word of ['kanarina', 'zeisigmann', email]) expect([word, await placesOf(word)]).toEqual([word, []]);
    expect(await placesOf('Ehemalige Person 1')).toEqual(
      expect.arrayContaining(['chance.details', 'chat_message.text', 'mail.parameters', 'notification.values']),
    );
    const verdict = await as(tenant, tenant.people.holdingManager, (work) => verifyTrail(work, {}));
    expect(verdict.broken).toBeNull();
    expect(await figures()).toEqual(before);
  });

  it('is done once', async () => {
    const again = as(tenant, tenant.people.holdingManager, (work) => planErasure(work, userId));
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
