import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../../testing/app.ts';
import { aChance, aQuickChance, bringTo } from '../../testing/chances.ts';
import { aPricedService, requestMargins, saysOnBid, saysOnMargin } from '../../testing/decisions.ts';
import { originOf, resolveFanOuts } from '../../testing/fan-outs.ts';
import type { PersonKey } from '../../testing/people.ts';
import { withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../testing/services.ts';
import { notify } from './notify.ts';
import { notificationsOf } from './testing/mail-everybody.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const nameOf = (userId: number) =>
  (Object.keys(tenant.people) as PersonKey[]).find((key) => tenant.people[key].userId === userId);
/** Who was notified of a kind about a Chance, and whether it asks for an act, by the names of the cast. */
const told = async (chanceId: string, kind: string) =>
  (await notificationsOf(tenant, { chanceId, kind }))
    .map(({ userId, variant, isAction, closedAt }) => [nameOf(userId), variant, isAction && !closedAt] as const)
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
const caller = (who: PersonKey) => callerOf(database, tenant.people[who]);
const groupOf = async (chanceId: string) => {
  const [group] = await (await caller('holdingManager')).bidDecisions.groupsOfChance({ chanceId });
  return group?.id ?? '';
};

describe('what happens to a Chance', () => {
  it('is told to those whom it concerns: a new one to its organizations and to the main organization', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', owner: 'nordManager', operatedBy: ['nord'] });
    expect(await told(chanceId, 'CHANCE_CREATED')).toEqual([
      ['holdingManager', 'other', false],
      ['nordEditor', 'own', false],
      ['nordManager', 'own', false],
    ]);
    expect(await told(chanceId, 'NOMINATED_AS_CHANCE_ADMIN')).toEqual([['nordManager', 'any', false]]);
  });

  it('asks for a bid until another person of the organization has decided, and then for the calculation', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
    expect(await told(chanceId, 'BID_DECISION_REQUIRED')).toEqual([
      ['nordEditor', 'own', true],
      ['nordManager', 'own', true],
    ]);
    const nord = await caller('nordManager');
    const bidDecisionGroupId = await groupOf(chanceId);
    await nord.bidDecisions.submit({ input: { bidDecisionGroupId, action: 'Approve', decision: 'Bid' } });
    expect(await told(chanceId, 'BID_DECISION_REQUIRED')).toEqual([
      ['nordEditor', 'own', false],
      ['nordManager', 'own', false],
    ]);
    expect(await told(chanceId, 'BID_DECISION_SUBMITTED')).toEqual([['holdingEditor', 'other', false]]);
    expect(await told(chanceId, 'BID_DECISION_COMPLETED')).toEqual([
      ['holdingEditor', 'other', false],
      ['nordEditor', 'ownBid', true],
    ]);
  });

  it('is told that a bidder withdraws, to its people and to those who stay', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await resolveFanOuts(tenant);
    const { id: organizationId } = tenant.organizations.mitte;
    const reason = 'Keine freien Kräfte';
    await (await caller('holdingEditor')).bidDecisions.withdrawBidder({ chanceId, organizationId, reason });
    const nobid = (await told(chanceId, 'BID_DECISION_COMPLETED')).filter(([, variant]) => variant === 'ownNobid');
    expect(nobid).toEqual([
      ['mitteEditor', 'ownNobid', false],
      ['mitteManager', 'ownNobid', false],
    ]);
  });

  it('is told to a person who is mentioned, and to none who does not see the group', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
    const { nordEditor, suedManager } = tenant.people;
    const comment = `@User:${nordEditor.userId} und @User:${suedManager.userId}, was meint ihr? @User:999999`;
    const bidDecisionGroupId = await groupOf(chanceId);
    const input = { bidDecisionGroupId, action: 'Comment' as const, comment };
    await (await caller('nordManager')).bidDecisions.submit({ input });
    expect(await told(chanceId, 'BID_DECISION_MENTION')).toEqual([['nordEditor', 'any', false]]);
  });

  it('is told of a Chance that is handed in to the people around it, but not to its owner who did it', async () => {
    const chanceId = await aChance(tenant);
    await bringTo(tenant, chanceId, 'readytosubmit');
    await resolveFanOuts(tenant);
    await (await caller('holdingEditor')).chance.updateState({ chanceId });
    expect(await told(chanceId, 'CHANCE_SUBMITTED')).toEqual([
      ['nordEditor', 'any', false],
      ['nordManager', 'any', false],
    ]);
  });

  it('is written once however often its job runs', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['mitte'] });
    const rows = () =>
      as(tenant, systemOf(tenant), ({ db }) => db.fanOut.findMany({ where: { chanceId, topic: 'notify' } }));
    const [row] = await rows();
    const before = await notificationsOf(tenant, { chanceId });
    const { mainOrganizationId } = originOf(tenant);
    const again = {
      chanceId,
      causedById: row?.causedById ?? null,
      events: row?.events as never,
      happenedAt: row?.happenedAt ?? new Date(),
    };
    await as(tenant, { kind: 'system', mainOrganizationId } as const, (work) => notify(work, again));
    expect(before.length).toBeGreaterThan(2);
    expect(await notificationsOf(tenant, { chanceId })).toEqual(before);
  });

  it('is silent about an archived Chance, and closes what was asked', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['sued'] });
    expect((await told(chanceId, 'BID_DECISION_REQUIRED')).map(([, , isOpen]) => isOpen)).toEqual([true, true]);
    await (await caller('holdingManager')).chance.archive({ chanceId, reason: 'Doppelt angelegt' });
    expect((await told(chanceId, 'BID_DECISION_REQUIRED')).map(([, , isOpen]) => isOpen)).toEqual([false, false]);
  });
});

describe('the list of a person', () => {
  const own = async (who: PersonKey, wish: object = {}) => (await caller(who)).notifications.list(wish);

  it('shows acts until they are done and what informs until it is read, with words, thing and page', async () => {
    const chanceId = await aQuickChance(tenant, {
      by: 'holdingEditor',
      operatedBy: ['mitte'],
      description: { name: 'Wache Mitte' },
    });
    await resolveFanOuts(tenant);
    const { edges } = await own('mitteManager', { section: 'action', language: 'en' });
    const asked = edges.find(({ node }) => node.entity?.tenderId === chanceId)?.node;
    const groupId = await groupOf(chanceId);
    expect(asked).toMatchObject({
      ...{ type: 'BID_DECISION_REQUIRED', entityId: groupId, entityName: 'Wache Mitte', isRead: false },
      isActionRequired: true,
      text: 'Please decide whether your organization bids on “Wache Mitte”.',
      path: `/tender/${chanceId}/biddecisions/${groupId}?openAccordion=item-0`,
      entity: { type: 'bidDecisionGroup', groupId, bidDecisionId: null, operationalOrganizationShortName: 'TW Mitte' },
    });
    await expect(
      (await caller('mitteManager')).notifications.markRead({ notificationId: asked?.id ?? '' }),
    ).rejects.toMatchObject({ cause: { code: 'NOTIFICATION_NEEDS_ACT' } });
  });

  it('names the one entry of a conversation that it is about, in a bid and of a rejected margin', async () => {
    const chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    const bid = await saysOnBid(tenant, chanceId, 'nord', 'nordManager', { decision: 'Bid' });
    await aPricedService(tenant, chanceId, 'nord');
    await requestMargins(tenant, chanceId, 'nordEditor');
    const no = { decision: 'Reject', comment: 'Zu knapp.' } as const;
    const margin = await saysOnMargin(tenant, chanceId, 'nord', 'nordManager', no);
    await resolveFanOuts(tenant);
    const { edges } = await own('nordEditor', { first: 50 });
    const about = edges.flatMap(({ node }) => (node.entity?.tenderId === chanceId ? [node] : []));
    const entityOf = (kind: string) => about.find(({ type }) => type === kind)?.entity;
    expect(entityOf('BID_DECISION_SUBMITTED')).toMatchObject({
      ...{ type: 'bidDecision', groupId: bid.group.id, bidDecisionId: bid.bidDecisions.at(-1)?.id },
      marginDecisionId: null,
    });
    const rejection = {
      ...{ type: 'marginDecision', groupId: margin.group.id, marginDecisionId: margin.marginDecisions.at(-1)?.id },
      bidDecisionId: null,
    };
    expect(entityOf('MARGIN_DECISION_SUBMITTED')).toMatchObject(rejection);
    expect(entityOf('MARGIN_REJECTED')).toMatchObject(rejection);
    expect(await told(chanceId, 'MARGIN_REJECTED')).toContainEqual(['nordEditor', 'own', true]);
  });

  it('counts and pages, and is read one by one or all together', async () => {
    const mitte = await caller('mitteEditor');
    const count = await mitte.notifications.count();
    expect(count.informative).toBeGreaterThan(0);
    const first = await mitte.notifications.list({ section: 'informative', first: 1, isUnread: true });
    const id = first.edges[0]?.node.id ?? '';
    expect(await mitte.notifications.markRead({ notificationId: id })).toMatchObject({ id, isRead: true });
    expect(await mitte.notifications.count()).toEqual({ ...count, informative: count.informative - 1 });
    const all = await mitte.notifications.list({ first: 50 });
    const paged = [];
    for (let after: string | null = null, more = true; more; ) {
      const page: Awaited<ReturnType<typeof own>> = await mitte.notifications.list({ first: 1, after });
      paged.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(paged).toEqual(all.edges.map(({ node }) => node.id));
    expect(await mitte.notifications.markAllRead()).toEqual({ ...count, informative: 0 });
  });

  it('holds nothing of another person, not even by its id, and row-level security holds it apart as well', async () => {
    const [foreign] = await notificationsOf(tenant, { userId: tenant.people.nordManager.userId, isAction: false });
    const notificationId = foreign?.id ?? '';
    await expect((await caller('nordEditor')).notifications.markRead({ notificationId })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
    const seen = await as(tenant, tenant.people.nordEditor, async ({ db }) => {
      await db.$executeRaw`select set_config('app.person', ${String(tenant.people.nordEditor.userId)}, true)`;
      return db.notification.findMany({ select: { userId: true } });
    });
    expect([...new Set(seen.map(({ userId }) => userId))]).toEqual([tenant.people.nordEditor.userId]);
  });

  it('holds nothing about decisions for a person who has become an Admin', async () => {
    const { nordManager } = tenant.people;
    const kinds = async () => new Set((await own('nordManager', { first: 50 })).edges.map(({ node }) => node.type));
    const setRole = (role: 'Manager' | 'Admin') =>
      as(tenant, systemOf(tenant), ({ db }) =>
        db.user.updateMany({
          where: { id: nordManager.userId, mainOrganizationId: tenant.mainOrganizationId },
          data: { role },
        }),
      );
    const chanceId = await aQuickChance(tenant, { by: 'holdingEditor', operatedBy: ['nord'] });
    await resolveFanOuts(tenant);
    expect(await told(chanceId, 'BID_DECISION_REQUIRED')).toContainEqual(['nordManager', 'own', true]);
    expect(await kinds()).toContain('BID_DECISION_REQUIRED');
    await setRole('Admin');
    const seen = await kinds();
    await setRole('Manager');
    expect([...seen].filter((kind) => kind.includes('DECISION'))).toEqual([]);
    expect(seen).toContain('CHANCE_CREATED');
  });

  it('leaves out the call for a calculation once a service exists', async () => {
    await withRates(tenant);
    const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };
    const chanceId = await aChance(tenant, { contract, operatedBy: ['nord'] });
    const nord = await caller('nordManager');
    const bidDecisionGroupId = await groupOf(chanceId);
    await nord.bidDecisions.submit({ input: { bidDecisionGroupId, action: 'Approve', decision: 'Bid' } });
    await resolveFanOuts(tenant);
    const open = async () =>
      (await own('nordEditor', { section: 'action', first: 50 })).edges
        .filter(({ node }) => node.entity?.tenderId === chanceId)
        .map(({ node }) => node.type);
    expect(await open()).toEqual(['BID_DECISION_COMPLETED']);
    await aService(tenant, chanceId);
    expect(await open()).toEqual([]);
  });
});
