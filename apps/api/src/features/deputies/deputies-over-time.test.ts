import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { submitMarginDecisionInput } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { createDeputyInput } from '@zuschlag/validation/users/deputies';
import type { Role } from '@zuschlag/validation/vocabulary';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../../events/publish.ts';
import { aQuickChance } from '../../testing/chances.ts';
import { aPricedService, decideBids, marginGroup, requestMargins } from '../../testing/decisions.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { runAsSystem } from '../../transaction.ts';
import { awaitedPeople } from '../chance/view/awaited-people.ts';
import { submitMarginDecision } from '../margin-decisions/decide.ts';
import { marginConversation } from '../margin-decisions/list-groups.ts';
import { askDeputiesOfToday, createDeputy, deputyOverview } from './deputies.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const noon = new Date('2027-03-10T11:00:00Z');
const idOf = (who: PersonKey) => tenant.people[who].userId;
type Named = {
  by?: PersonKey;
  away: PersonKey;
  deputy: PersonKey;
  from?: string;
  to?: string;
  only?: 'bids' | 'margins';
};
const name = ({ by, away, deputy, from = '2027-03-08', to = '2027-03-12', only }: Named) =>
  as(
    tenant,
    tenant.people[by ?? away],
    (work) =>
      createDeputy(
        work,
        createDeputyInput.parse({
          ...{ userId: idOf(away), deputyId: idOf(deputy), from, to },
          ...{ isForBids: only !== 'margins', isForMargins: only !== 'bids' },
        }),
      ),
    noon,
  );
const asked = async (chanceId: string, at = noon) => {
  const found = await as(tenant, systemOf(tenant), (work) => awaitedPeople(work, chanceId), at);
  const nameOf = (id: number) => Object.entries(tenant.people).find(([, { userId }]) => userId === id)?.[0];
  return [...new Set(found?.people.map(({ userId }) => nameOf(userId)))].sort();
};
async function votes(chanceId: string, who: PersonKey, said: object, at = noon) {
  const { id } = await marginGroup(tenant, chanceId, 'nord', 'holdingManager');
  const input = submitMarginDecisionInput.parse({
    ...{ marginDecisionGroupId: id, decision: 'Approve', comment: 'Passt.' },
    ...said,
  });
  await as(tenant, tenant.people[who], (work) => submitMarginDecision(work, input), at);
}
const group = async (chanceId: string, who: PersonKey, at = noon) => {
  const { id } = await marginGroup(tenant, chanceId, 'nord', 'holdingManager');
  return as(tenant, tenant.people[who], (work) => marginConversation(work, id), at);
};
const leaves = (...who: PersonKey[]) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.user.updateMany({ where: { id: { in: who.map(idOf) } }, data: { deleted: true } }),
  );

const becomes = (who: PersonKey, data: { role?: Role; organizationId?: number }) =>
  inTenant(database, tenant.mainOrganizationId, (db) => db.user.updateMany({ where: { id: idOf(who) }, data }));

/** A Chance of the holding on which the margin of TW Nord is requested: TW Nord and the holding are asked. */
async function requested() {
  const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
  await decideBids(tenant, id, { nord: 'Bid' });
  await aPricedService(tenant, id, 'nord');
  await requestMargins(tenant, id, 'holdingEditor');
  return id;
}

describe('a deputy', () => {
  it.each<[string, Parameters<typeof becomes>]>([
    ['the deputy is an Admin', ['nordEditor', { role: 'Admin' }]],
    ['the absent person is a Viewer', ['nordManager', { role: 'Viewer' }]],
  ])('has no right any more once %s', async (_, change) => {
    const id = await requested();
    await name({ away: 'nordManager', deputy: 'nordEditor' });
    // Another Manager keeps the margin with Managers, so that the Editor has no right of its own.
    await becomes('nordViewer', { role: 'Manager' });
    await becomes(...change);
    expect(await asked(id)).not.toContain('nordEditor');
    await expect(votes(id, 'nordEditor', {})).rejects.toMatchObject({ code: expect.stringMatching(/NOT_/) });
    const { deputies } = await as(tenant, tenant.people.holdingManager, deputyOverview, noon);
    expect(deputies).toMatchObject([{ isActive: false }]);
  });

  it('has no right any more in the organization that one of the two has left', async () => {
    const id = await requested();
    await name({ away: 'nordManager', deputy: 'nordEditor' });
    await becomes('nordEditor', { organizationId: tenant.organizations.mitte.id });
    expect(await asked(id)).toEqual(['holdingManager', 'nordManager']);
    const { deputies } = await as(tenant, tenant.people.nordManager, deputyOverview, noon);
    expect(deputies).toMatchObject([{ isActive: false }]);
  });

  it('is no person of another tenant', async () => {
    const stranger = (await aTenant(database)).people.nordEditor.userId;
    const entry = { userId: idOf('nordManager'), deputyId: stranger, from: '2027-03-08', to: '2027-03-12' };
    const refused = as(
      tenant,
      tenant.people.nordManager,
      (work) => createDeputy(work, createDeputyInput.parse(entry)),
      noon,
    );
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'deputyId', problem: 'INVALID_CHOICE' }] },
    });
  });

  it('and the absent person name each other at once, and both entries hold', async () => {
    await Promise.all([
      name({ away: 'nordManager', deputy: 'nordEditor' }),
      name({ away: 'nordEditor', deputy: 'nordManager' }),
    ]);
    const { deputies } = await as(tenant, tenant.people.nordManager, deputyOverview, noon);
    expect(deputies.map(({ user }) => user.id).sort()).toEqual([idOf('nordManager'), idOf('nordEditor')].sort());
  });

  it('is asked on the first day of the absence, and no more from the day after the last, at midnight of Berlin', async () => {
    const id = await requested();
    await name({ away: 'nordManager', deputy: 'nordEditor', from: '2027-03-27', to: '2027-03-28' });
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const jobs = await owner.query<{ at: Date }>(
      `select run_at as at from graphile_worker.jobs
       where task_identifier = 'ask-deputies' and key like $1 || ' %' order by run_at`,
      [tenant.mainOrganizationId],
    );
    await owner.end();
    // The clocks change in the night to the 28th.
    expect(jobs.rows.map(({ at }) => at.toISOString())).toEqual([
      '2027-03-26T23:00:00.000Z',
      '2027-03-28T22:00:00.000Z',
    ]);
    const { mainOrganizationId } = tenant;
    const told = async (at: string) => {
      await inTenant(database, tenant.mainOrganizationId, (db) => db.fanOut.deleteMany());
      await runAsSystem(
        { database, publish, mainOrganizationId, now: new Date(at), requestId: 'night' },
        askDeputiesOfToday,
      );
      const rows = await inTenant(database, tenant.mainOrganizationId, (db) => db.fanOut.findMany());
      return rows.map(({ chanceId }) => chanceId);
    };
    expect(await told('2027-03-26T22:59:59Z')).toEqual([]);
    expect(await told('2027-03-26T23:00:00Z')).toEqual([id]);
    expect(await told('2027-03-28T21:59:59Z')).toEqual([]);
    expect(await told('2027-03-28T22:00:00Z')).toEqual([id]);
  });
});

describe('an organization that no person can decide for', () => {
  it('is decided for by the deputy of an absent Manager of the main organization, with that right', async () => {
    const id = await requested();
    await leaves('nordManager', 'nordEditor');
    await name({ away: 'holdingManager', deputy: 'holdingViewer', only: 'margins' });
    expect(await asked(id)).toEqual(['holdingManager', 'holdingViewer']);
    await votes(id, 'holdingManager', {});
    const forNord = { forOrganizationId: tenant.organizations.nord.id };
    expect((await group(id, 'holdingViewer')).group).toMatchObject({
      decidesFor: { organizationId: forNord.forOrganizationId, shortName: 'TW Nord', onBehalfOf: 'Katrin Sommerfeld' },
    });
    await votes(id, 'holdingViewer', forNord);
    const { marginDecisions } = await group(id, 'holdingManager');
    expect(marginDecisions.at(-1)).toMatchObject({
      organizationId: forNord.forOrganizationId,
      onBehalfOf: { lastname: 'Sommerfeld' },
    });
  });
});
