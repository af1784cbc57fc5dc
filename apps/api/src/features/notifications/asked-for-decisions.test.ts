import { testDatabase } from '@zuschlag/db/testing/database';
import { createDeputyInput } from '@zuschlag/validation/users/deputies';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callerOf } from '../../testing/app.ts';
import { aQuickChance } from '../../testing/chances.ts';
import { addressOf, type PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { createDeputy, endDeputy } from '../deputies/deputies.ts';
import { notify } from './notify.ts';
import { atTen, mailEverybody, notificationsOf } from './testing/mail-everybody.ts';

const database = await testDatabase();
const domain = 'asked.example';
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database, { domain });
});
beforeEach(async () => {
  at = atTen;
  await as(tenant, systemOf(tenant), async ({ db }) => {
    await db.mail.deleteMany();
    await db.fanOut.deleteMany();
    await db.notification.deleteMany();
    await db.notificationPlan.deleteMany();
  });
});
afterAll(() => database.close());

let at = atTen;
/** The mails that ask for an act, once the jobs have run; each look is an hour after the one before. */
const mails = async () => {
  at = new Date(at.getTime() + 3_600_000);
  await mailEverybody(tenant, { at });
  return as(tenant, systemOf(tenant), ({ db }) => db.mail.findMany({ orderBy: { recipient: 'asc' } }));
};
const addresses = async () => (await mails()).map(({ recipient }) => recipient);
const of = (...keys: PersonKey[]) => keys.map((key) => addressOf(key, domain)).sort();

describe('mails on decisions that are required', () => {
  it('go to those who may decide for the organization that is asked first, and to nobody else', async () => {
    await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
    expect(await addresses()).toEqual(of('nordEditor', 'nordManager'));
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'notifications', language: 'de', deliveredAt: null });
    expect(mail?.parameters).toMatchObject({
      isDigest: false,
      unsubscribe: null,
      items: [
        {
          kind: 'BID_DECISION_REQUIRED',
          variant: 'own',
          values: { org: 'TW Nord' },
          path: expect.stringMatching(/^\/tender\/.+\/biddecisions\/.+\?openAccordion=item-0$/),
        },
      ],
    });
  });

  it('go to a deputy as well, and say in whose place', async () => {
    const { nordManager: away, nordViewer: deputy } = tenant.people;
    const days = { from: '2020-01-01', to: '2099-12-31', isForBids: true, isForMargins: true };
    const input = createDeputyInput.parse({ userId: away.userId, deputyId: deputy.userId, ...days });
    const { id } = await as(tenant, away, (work) => createDeputy(work, input));
    await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    const sent = await mails();
    await as(tenant, away, (work) => endDeputy(work, id));
    const absentIn = ({ parameters }: (typeof sent)[number]) =>
      (parameters as { items: { values: { absent?: string } }[] }).items[0]?.values.absent;
    // The absence asks about the other open Chances of TW Nord anew as well.
    expect(new Map(sent.map((mail) => [mail.recipient, absentIn(mail)]))).toEqual(
      new Map([
        [addressOf('nordEditor', domain), undefined],
        [addressOf('nordManager', domain), undefined],
        [addressOf('nordViewer', domain), 'Heike Petersen'],
      ]),
    );
  });

  it('do not go to the one who acts', async () => {
    await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    expect(await addresses()).toEqual(of('nordManager'));
  });

  it('are not repeated while nothing was decided', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['sued'] });
    const before = await addresses();
    await as(tenant, systemOf(tenant), (work) => work.publish({ kind: 'bidDecided', chanceId, groupId: chanceId }));
    expect(await addresses()).toEqual(before);
  });

  it('go to an organization that was added and has yet to agree', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
    const caller = await callerOf(database, tenant.people.holdingManager);
    const [group] = await caller.bidDecisions.groupsOfChance({ chanceId });
    const groupId = group?.id ?? '';
    await caller.bidDecisions.addParticipant({ groupId, organizationId: tenant.organizations.mitte.id });
    await mails();
    await as(tenant, systemOf(tenant), ({ db }) => db.mail.deleteMany());
    const nord = await callerOf(database, tenant.people.nordManager);
    await nord.bidDecisions.submit({ input: { bidDecisionGroupId: groupId, action: 'Approve', decision: 'Bid' } });
    expect(await addresses()).toEqual(of('mitteEditor', 'mitteManager'));
  });

  it('are written once when two jobs ask at the same moment', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['mitte'] });
    const about = { chanceId, causedById: null, events: [], happenedAt: new Date('2027-02-10T08:00:00Z') };
    await Promise.all(
      [1, 2, 3].map(() =>
        as(tenant, { kind: 'system', mainOrganizationId: tenant.mainOrganizationId } as const, (work) =>
          notify(work, about),
        ),
      ),
    );
    expect(await notificationsOf(tenant, { kind: 'BID_DECISION_REQUIRED' })).toHaveLength(2);
    expect(await addresses()).toEqual(of('mitteEditor', 'mitteManager'));
  });

  it('go again to an organization whose agreement a disagreement has undone', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
    const holding = await callerOf(database, tenant.people.holdingManager);
    const [group] = await holding.bidDecisions.groupsOfChance({ chanceId });
    const bidDecisionGroupId = group?.id ?? '';
    const { mitte: asked } = tenant.organizations;
    await holding.bidDecisions.addParticipant({ groupId: bidDecisionGroupId, organizationId: asked.id });
    const nord = await callerOf(database, tenant.people.nordManager);
    await nord.bidDecisions.submit({ input: { bidDecisionGroupId, action: 'Approve', decision: 'Bid' } });
    await mails();
    await as(tenant, systemOf(tenant), ({ db }) => db.mail.deleteMany());
    const mitte = await callerOf(database, tenant.people.mitteManager);
    await mitte.bidDecisions.submit({ input: { bidDecisionGroupId, action: 'Flip', comment: 'Zu weit weg' } });
    expect(await addresses()).toEqual(of('nordEditor', 'nordManager'));
  });
});
