import { testDatabase } from '@zuschlag/db/testing/database';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOf } from '../../../database/date-columns.ts';
import { anApiToken } from '../../../testing/api-tokens.ts';
import { bearing, callerOf, type TestApp, testApp } from '../../../testing/app.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { remindOfExpiry } from './expiring-tokens.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const tokensOf = async (person: keyof ScenarioTenant['people']) =>
  (await callerOf(database, tenant.people[person])).accounts.tokens;
const opens = async (secret: string) =>
  (await app.inject({ url: '/trpc/accounts.me', headers: bearing(secret) })).statusCode === 200;

describe('the tokens of an organization', () => {
  it('are listed for its Manager, and those of all organizations for a Manager of the main one', async () => {
    const mine = await anApiToken(database, tenant.people.nordEditor, 'Nord liest', 'read');
    const other = await anApiToken(database, tenant.people.suedEditor, 'Süd importiert', 'tables');
    const seen = async (person: 'nordManager' | 'holdingManager') => {
      const { edges } = await (await tokensOf(person)).ofOrganization({ state: 'good', first: 100 });
      return edges.map(({ node }) => node).filter(({ id }) => [mine.id, other.id].includes(id));
    };
    expect(await seen('nordManager')).toMatchObject([
      { name: 'Nord liest', scope: 'read', owner: { id: tenant.people.nordEditor.userId }, revokedBy: null },
    ]);
    expect((await seen('holdingManager')).map(({ name }) => name)).toEqual(['Süd importiert', 'Nord liest']);
    const page = await (await tokensOf('holdingManager')).ofOrganization({ state: 'good', first: 1 });
    const next = await (await tokensOf('holdingManager')).ofOrganization({
      state: 'good',
      first: 1,
      after: page.pageInfo.endCursor,
    });
    expect([...page.edges, ...next.edges].map(({ node }) => node.name)).toEqual(['Süd importiert', 'Nord liest']);
  });

  it.each(['nordEditor', 'nordViewer', 'holdingEditor'] as const)('are not listed for %s', async (person) => {
    await expect((await tokensOf(person)).ofOrganization({ state: 'good' })).rejects.toThrow('NOT_PERMITTED');
  });

  it('are revoked by a Manager of the organization at once, who then stands beside the token and in the audit log', async () => {
    const { id, secret } = await anApiToken(database, tenant.people.mitteEditor, 'Verlassen');
    expect(await opens(secret)).toBe(true);
    await expect((await tokensOf('nordManager')).revokeOfOrganization({ id })).rejects.toThrow('NOT_PERMITTED');
    expect(await opens(secret)).toBe(true);
    const { mitteManager, mitteEditor } = tenant.people;
    const revoked = await (await tokensOf('mitteManager')).revokeOfOrganization({ id });
    expect(revoked).toMatchObject({ revokedBy: { id: mitteManager.userId }, owner: { id: mitteEditor.userId } });
    expect(await opens(secret)).toBe(false);
    const over = await (await tokensOf('mitteManager')).ofOrganization({ state: 'over' });
    expect(over.edges.map(({ node }) => node.id)).toEqual([id]);
    const log = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'apiToken', userId: mitteManager.userId }, orderBy: { id: 'asc' } }),
    );
    expect(log).toMatchObject([{ action: 'revoke', before: { ownerId: mitteEditor.userId } }]);
  });

  it('of another tenant do not exist', async () => {
    const other = await aTenant(database);
    const { id } = await anApiToken(database, other.people.nordEditor);
    await expect((await tokensOf('holdingManager')).revokeOfOrganization({ id })).rejects.toThrow('NOT_FOUND');
  });
});

describe('the owner of a token that is about to end', () => {
  // One day for all of it: it may end while the test runs.
  const today = new Date();
  const inDays = (days: number) => dateOf(berlinDayOf(new Date(today.getTime() + days * 86_400_000)));
  const mails = (email: string) =>
    as(tenant, systemOf(tenant), ({ db }) => db.mail.findMany({ where: { kind: 'tokenExpires', recipient: email } }));

  it('receives one mail a week before, and none for tokens that end later, are revoked, or were made this week', async () => {
    const person = tenant.people.holdingEditor;
    const made = async (name: string, change: object) => {
      const { id } = await anApiToken(database, person, name);
      const longAgo = new Date(Date.now() - 30 * 86_400_000);
      const data = { createdAt: longAgo, ...change };
      await as(tenant, systemOf(tenant), ({ db }) => db.apiToken.updateMany({ where: { id }, data }));
    };
    await made('Bald', { expiresOn: inDays(7) });
    await made('Später', { expiresOn: inDays(8) });
    await made('Widerrufen', { expiresOn: inDays(3), revokedAt: new Date() });
    await made('Kurz', { expiresOn: inDays(3), createdAt: new Date() });
    await made('Vorbei', { expiresOn: inDays(-1) });
    for (let night = 0; night < 2; night += 1) {
      await as(
        tenant,
        systemOf(tenant),
        (work) => remindOfExpiry({ ...work, actor: { kind: 'system', mainOrganizationId: tenant.mainOrganizationId } }),
        today,
      );
    }
    const { email } = await as(tenant, systemOf(tenant), ({ db }) =>
      db.user.findFirstOrThrow({ where: { mainOrganizationId: tenant.mainOrganizationId, id: person.userId } }),
    );
    expect((await mails(email)).map(({ parameters }) => parameters)).toMatchObject([
      { token: 'Bald', link: '/profile/tokens' },
    ]);
  });
});
