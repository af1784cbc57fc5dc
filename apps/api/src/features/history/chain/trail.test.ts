import { testDatabase } from '@zuschlag/db/testing/database';
import type { TrailVerdict } from '@zuschlag/validation/chance/history/trail-chain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import { aPricedService, decideBids, requestMargins, saysOnMargin } from '../../../testing/decisions.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { tamperer } from '../testing/tampering.ts';
import { verifyTrail } from './trail.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
const { owner, tamper } = await tamperer(database.ownerUrl, () => tenant);
beforeEach(async () => {
  tenant = await aTenant(database);
  chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
  await decideBids(tenant, chanceId, { nord: 'Bid', mitte: 'Nobid' });
  await aPricedService(tenant, chanceId, 'nord');
  await requestMargins(tenant, chanceId, 'nordEditor');
  await saysOnMargin(tenant, chanceId, 'nord', 'nordManager', { decision: 'Reject', comment: 'Zu knapp.' });
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

const verify = (after: TrailVerdict['checked'] | null = null, who: PersonKey = 'holdingManager') =>
  as(tenant, tenant.people[who], (work) => verifyTrail(work, { after }));

type Link = { position: string; source: string; sourceId: string };

async function linksOf(source: string): Promise<Link[]> {
  return tamper<Link>(
    'select position, source, "sourceId" from trail_link where "mainOrganizationId" = $1 and source = $2 order by position',
    [tenant.mainOrganizationId, source],
  );
}

const own = () => [tenant.mainOrganizationId];

describe('the chain of the trail', () => {
  it('covers each entry and each decision of a tenant in the order in which they happened', async () => {
    const { checked, head, broken, hasMore } = await verify();
    expect({ broken, hasMore }).toEqual({ broken: null, hasMore: false });
    expect(checked).toEqual(head);
    const [count] = await tamper<{ all: number }>(
      `select ((select count(*) from trail_entry where "mainOrganizationId" = $1)
        + (select count(*) from bid_decision where "mainOrganizationId" = $1)
        + (select count(*) from margin_decision where "mainOrganizationId" = $1))::int as all`,
      own(),
    );
    expect(head.position).toBe(count?.all);
    expect((await linksOf('marginDecision')).length).toBeGreaterThan(1);
  });

  it('goes on from a place that was noted before, and knows a place of another chain', async () => {
    const { head } = await verify();
    await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    const next = await verify(head);
    expect(next.broken).toBeNull();
    expect(next.head.position).toBeGreaterThan(head.position);
    const foreign = { position: head.position, hash: 'f'.repeat(64) };
    expect((await verify(foreign)).broken).toMatchObject({ fault: 'OTHER_CHAIN', position: head.position });
  });

  it('is written by many at once without a gap', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] })),
    );
    expect((await verify()).broken).toBeNull();
  });

  it('is not written by the application itself', async () => {
    const insert = as(
      tenant,
      tenant.people.holdingManager,
      ({ db }) => db.$executeRaw`
        insert into trail_link ("mainOrganizationId", position, source, "sourceId", hash)
        values (${tenant.mainOrganizationId}::int, 9999, 'entry', '1', 'x')`,
    );
    await expect(insert).rejects.toThrow(/row-level security|permission denied/);
  });

  it('is checked by Managers of the main organization only', async () => {
    await expect(verify(null, 'nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(verify(null, 'holdingEditor')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('the first broken entry is named', () => {
  it('when a decision was changed', async () => {
    const [link] = await linksOf('bidDecision');
    await tamper(`update bid_decision set decision = 'Nobid' where id = $1 and decision = 'Bid'`, [link?.sourceId]);
    expect((await verify()).broken).toMatchObject({
      fault: 'CHANGED',
      position: Number(link?.position),
      source: 'bidDecision',
      entity: 'bidGroup',
      chanceId,
      person: 'Malte Friedrichs',
    });
  });

  it('when the fingerprint of a request was changed', async () => {
    const rows = await tamper<{ id: string }>(
      `update trail_entry set "after" = jsonb_set("after", '{fingerprint}', '"other"')
       where "mainOrganizationId" = $1 and action = 'request' returning id`,
      own(),
    );
    expect(rows).toHaveLength(1);
    expect((await verify()).broken).toMatchObject({
      fault: 'CHANGED',
      sourceId: String(rows[0]?.id),
      entity: 'marginGroup',
      action: 'request',
    });
  });

  it('when an entry was removed', async () => {
    const [link] = await linksOf('entry');
    await tamper('delete from trail_entry where id = $1', [link?.sourceId]);
    expect((await verify()).broken).toMatchObject({ fault: 'REMOVED', position: Number(link?.position), at: null });
  });

  it('when an entry was removed with its link', async () => {
    const links = await linksOf('entry');
    const link = links[1];
    await tamper('delete from trail_entry where id = $1', [link?.sourceId]);
    await tamper('delete from trail_link where "mainOrganizationId" = $1 and position = $2', [
      ...own(),
      link?.position,
    ]);
    expect((await verify()).broken).toMatchObject({ fault: 'GAP', position: Number(link?.position) });
  });

  it('when two links were exchanged', async () => {
    const [first, second] = await linksOf('entry');
    const swap = `update trail_link set "sourceId" = $2 where "mainOrganizationId" = $1 and position = $3`;
    await tamper(swap, [...own(), 'x', first?.position]);
    await tamper(swap, [...own(), first?.sourceId, second?.position]);
    await tamper(swap, [...own(), second?.sourceId, first?.position]);
    expect((await verify()).broken).toMatchObject({ fault: 'CHANGED', position: Number(first?.position) });
  });

  it('when the end of the chain was cut off', async () => {
    const { head } = await verify();
    await tamper('delete from trail_link where "mainOrganizationId" = $1 and position = $2', [...own(), head.position]);
    expect((await verify()).broken).toMatchObject({ fault: 'CUT', position: head.position });
  });

  it('when a decision was slipped in past the chain', async () => {
    await owner.query('alter table bid_decision disable trigger trail_link_bid_decision');
    const insert = tamper(
      `insert into bid_decision (id, "mainOrganizationId", "groupId", position, action)
       select gen_random_uuid(), "mainOrganizationId", "groupId", 99, 'Comment' from bid_decision
       where "mainOrganizationId" = $1 limit 1`,
      own(),
    );
    await insert.finally(() => owner.query('alter table bid_decision enable trigger trail_link_bid_decision'));
    expect((await verify()).broken).toMatchObject({ fault: 'UNCHAINED', source: 'bidDecision', action: 'Comment' });
  });
});

it('stays whole when the name and the words of a person are erased', async () => {
  const { userId } = tenant.people.nordManager;
  await tamper(`update app_user set firstname = 'Ehemalige', lastname = 'Person 1' where id = $1`, [userId]);
  await tamper(`update margin_decision set comment = null where "decidedById" = $1`, [userId]);
  await tamper(
    `update trail_entry set "after" = "after" || '{"comment": null, "reason": null}' where "userId" = $1
     and entity in ('bidGroup', 'marginGroup') and "after" ?| array['comment', 'reason']`,
    [userId],
  );
  expect((await verify()).broken).toBeNull();
});
