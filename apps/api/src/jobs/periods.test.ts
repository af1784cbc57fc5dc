import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetSignIns } from '../features/accounts/forget-sign-ins.ts';
import { forgetOldMails } from '../mail/mail.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../testing/scenario.ts';
import { runAsSystem } from '../transaction.ts';

const database = await testDatabase();
const now = new Date('2026-11-27T01:30:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const atNight = (run: Parameters<typeof runAsSystem<void>>[1]) =>
  runAsSystem(
    {
      database,
      now,
      requestId: 'night',
      publish: async () => undefined,
      mainOrganizationId: tenant.mainOrganizationId,
    },
    run,
  );
const entriesOf = (action: string) =>
  as(tenant, systemOf(tenant), ({ db }) =>
    db.trailEntry.findMany({
      where: { mainOrganizationId: tenant.mainOrganizationId, action },
      select: { after: true },
    }),
  );

it('a night deletes mails delivered more than 30 days ago and refused more than 90 days ago, and says how many', async () => {
  const { mainOrganizationId } = tenant;
  const mail = { mainOrganizationId, kind: 'x', language: 'de', parameters: {} };
  await as(tenant, systemOf(tenant), ({ db }) =>
    db.mail.createMany({
      data: [
        { ...mail, recipient: 'old', deliveredAt: daysAgo(31) },
        { ...mail, recipient: 'new', deliveredAt: daysAgo(29) },
        { ...mail, recipient: 'refused long ago', refusedAt: daysAgo(91) },
        { ...mail, recipient: 'refused', refusedAt: daysAgo(89) },
        { ...mail, recipient: 'waiting', createdAt: daysAgo(100) },
      ],
    }),
  );
  await atNight(forgetOldMails);
  await atNight(forgetOldMails);
  const left = await as(tenant, systemOf(tenant), ({ db }) => db.mail.findMany({ where: { mainOrganizationId } }));
  expect(left.map(({ recipient }) => recipient).toSorted()).toEqual(['new', 'refused', 'waiting']);
  expect(await entriesOf('forgetMails')).toEqual([{ after: { delivered: 1, refused: 1 } }]);
});

it('a night deletes sign-ins that are over, and says how many', async () => {
  const { mainOrganizationId } = tenant;
  const own = { mainOrganizationId, userId: tenant.people.nordManager.userId };
  await as(tenant, systemOf(tenant), ({ db }) =>
    db.session.createMany({
      data: [
        { ...own, id: `${mainOrganizationId} over`, expiresAt: daysAgo(1), endsAt: daysAgo(1) },
        { ...own, id: `${mainOrganizationId} open`, expiresAt: daysAgo(-1), endsAt: daysAgo(-1) },
      ],
    }),
  );
  await atNight(forgetSignIns);
  const left = await as(tenant, systemOf(tenant), ({ db }) => db.session.findMany({ where: own }));
  expect(left.map(({ id }) => id)).toEqual([`${mainOrganizationId} open`]);
  expect(await entriesOf('forgetSignIns')).toEqual([{ after: { removed: 1 } }]);
});
