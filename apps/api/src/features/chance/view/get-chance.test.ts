import { testDatabase } from '@zuschlag/db/testing/database';
import { chancePermissions } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, bringTo } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { submitBidDecision } from '../../bid-decisions/decide.ts';
import { getChance } from './get-chance.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const show = (id: string, who: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[who], (work) => getChance(work, id));
const denialsOf = async (id: string, who: PersonKey = 'holdingEditor') =>
  Object.fromEntries(
    (await show(id, who)).denials.map(({ permission, code, names }) => [permission, [code, ...names]]),
  );

async function aService(chanceId: string, organizationId: number, more: { name?: string; problem?: object } = {}) {
  await as(tenant, tenant.people.nordEditor, ({ db, actor: { mainOrganizationId } }) =>
    db.service.create({
      data: {
        mainOrganizationId,
        chanceId,
        operationalOrganizationId: organizationId,
        type: 'PERMANENT',
        name: 'Pforte',
        payGroup: 'Objektschutz',
        hourlyWage: 15,
        hoursBriefingPerEmployee: 8,
        ...more,
      },
    }),
  );
}

describe('what a caller may do with a Chance', () => {
  it('says why, for everything that is not possible while bids are awaited', async () => {
    const id = await aChance(tenant);
    expect(await denialsOf(id)).toEqual({
      ADD_SERVICE: ['LOCKED', 'pendingbiddecision'],
      OPEN_CALC_GENERATOR: ['LOCKED', 'pendingbiddecision'],
      REQUEST_MARGIN_DECISION: ['LOCKED', 'pendingbiddecision'],
    });
    expect((await show(id)).permissions.sort()).toEqual(['EDIT_TENDER_DETAILS', 'VIEW']);
  });

  it('names the bidders without a service, then the services without a price, then lets the owner ask', async () => {
    const id = await aChance(tenant, { operatedBy: ['nord', 'mitte'] });
    await bringTo(tenant, id, 'editing', ['nord', 'mitte']);
    const { nord, mitte } = tenant.organizations;
    expect(await denialsOf(id)).toEqual({
      OPEN_CALC_GENERATOR: ['SERVICES_MISSING'],
      REQUEST_MARGIN_DECISION: ['SERVICES_MISSING', 'TW Nord', 'TW Mitte'],
    });
    await aService(id, nord.id);
    expect(await denialsOf(id)).toEqual({ REQUEST_MARGIN_DECISION: ['SERVICES_MISSING', 'TW Mitte'] });
    await aService(id, mitte.id, { name: 'Streife', problem: { code: 'TARIFF_MISSING' } });
    expect(await denialsOf(id)).toEqual({ REQUEST_MARGIN_DECISION: ['CALCULATION_INCOMPLETE', 'Streife'] });
    await as(tenant, tenant.people.nordEditor, ({ db }) =>
      db.service.deleteMany({ where: { chanceId: id, name: 'Streife' } }),
    );
    await aService(id, mitte.id);
    expect((await show(id)).permissions.sort()).toEqual([...chancePermissions].sort());
  });

  it.each<[PersonKey, string[]]>([
    ['holdingEditor', ['ADD_SERVICE', 'EDIT_TENDER_DETAILS', 'OPEN_CALC_GENERATOR', 'REQUEST_MARGIN_DECISION', 'VIEW']],
    ['holdingManager', ['ADD_SERVICE', 'OPEN_CALC_GENERATOR', 'VIEW']],
    ['holdingViewer', ['VIEW']],
    ['nordEditor', ['ADD_SERVICE', 'OPEN_CALC_GENERATOR', 'VIEW']],
    ['nordViewer', ['VIEW']],
    ['mitteEditor', ['OPEN_CALC_GENERATOR', 'VIEW']],
  ])('in editing, %s: %j', async (who, expected) => {
    const id = await aChance(tenant, { operatedBy: ['nord', 'mitte'] });
    await bringTo(tenant, id, 'editing', ['nord']);
    await aService(id, tenant.organizations.nord.id);
    expect((await show(id, who)).permissions.sort()).toEqual(expected);
  });

  it('keeps the owner from editing what was won', async () => {
    const id = await aChance(tenant);
    await bringTo(tenant, id, 'won');
    expect(await denialsOf(id)).toMatchObject({
      EDIT_TENDER_DETAILS: ['LOCKED', 'won'],
      ADD_SERVICE: ['LOCKED', 'won'],
    });
  });
});

describe('where a Chance stands', () => {
  it('counts the bids that are final, and names who has to decide', async () => {
    const id = await aChance(tenant, { operatedBy: ['nord', 'mitte'] });
    expect(await show(id, 'nordEditor')).toMatchObject({
      turn: { task: 'bid', name: 'TW Nord', isMe: true, others: [{ task: 'bid', name: 'TW Mitte' }] },
    });
    const group = await as(tenant, tenant.people.nordEditor, ({ db }) =>
      db.bidGroup.findFirstOrThrow({
        where: { chanceId: id, operationalOrganizationId: tenant.organizations.nord.id },
      }),
    );
    const input = { bidDecisionGroupId: group.id, action: null, decision: 'Bid', comment: null } as const;
    await as(tenant, tenant.people.nordEditor, (work) => submitBidDecision(work, { input }));
    expect(await show(id, 'nordEditor')).toMatchObject({
      progress: [{ step: 'bidDecisions', status: 'current', done: 1, total: 2 }, {}, {}, {}],
      turn: { task: 'bid', name: 'TW Mitte', isMe: false, others: [] },
    });
  });
});
