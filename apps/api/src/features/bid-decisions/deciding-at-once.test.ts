import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import { bidGroup, saysOnBid } from '../../testing/decisions.ts';
import type { OrganizationKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { addParticipant } from './participants/participants.ts';

const operational = ['nord', 'mitte', 'sued'] as const;
const rounds = sampled(4, 60);

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const stored = (chanceId: string) => {
  const where = { mainOrganizationId: tenant.mainOrganizationId, chanceId };
  return inTenant(database, tenant.mainOrganizationId, async (db) => ({
    groups: await db.bidGroup.findMany({ where, include: { decisions: true } }),
    state: (await db.chance.findFirstOrThrow({ where: { ...where, chanceId: undefined, id: chanceId } })).state,
    moves: await db.trailEntry.findMany({
      where: { ...where, action: { in: ['bidAgreed', 'bidDeclined'] } },
      orderBy: { id: 'asc' },
    }),
  }));
};

describe('organizations that decide at the same instant', () => {
  it('each decide once, and the last of them moves the Chance on exactly once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await aQuickChance(tenant, { operatedBy: operational });
      await Promise.all(operational.map((of) => saysOnBid(tenant, id, of, `${of}Editor`, { decision: 'Bid' })));
      const { groups, state, moves } = await stored(id);
      expect(groups.map(({ isFinal, decisions }) => [isFinal, decisions.length])).toEqual([
        [true, 1],
        [true, 1],
        [true, 1],
      ]);
      expect(state).toBe('editing');
      expect(moves).toHaveLength(1);
    }
  });

  it('in one group never lose a vote, and end it once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
      const { id: groupId } = await bidGroup(tenant, id, 'nord', 'holdingEditor');
      for (const who of ['mitte', 'sued', 'holding'] as OrganizationKey[]) {
        const organizationId = tenant.organizations[who].id;
        await as(tenant, tenant.people.holdingEditor, (work) => addParticipant(work, { groupId, organizationId }));
      }
      await saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Bid' });
      const agree = { action: 'Approve' } as const;
      const answers = await Promise.allSettled([
        saysOnBid(tenant, id, 'nord', 'mitteEditor', agree),
        saysOnBid(tenant, id, 'nord', 'suedEditor', agree),
        saysOnBid(tenant, id, 'nord', 'holdingEditor', agree),
        // Two people of one organization: the second gets the refusal of a repeated reply.
        saysOnBid(tenant, id, 'nord', 'mitteManager', agree),
        saysOnBid(tenant, id, 'nord', 'suedManager', { action: 'Comment', comment: 'Wir sind dabei.' }),
      ]);
      const refusals = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(refusals.every((code) => code === 'ALREADY_DECIDED' || code === 'DECISION_FINAL')).toBe(true);
      const { groups, state, moves } = await stored(id);
      const [group] = groups;
      expect(group).toMatchObject({ isFinal: true, currentDecision: 'Bid' });
      expect(group?.decisions.filter(({ action }) => action === 'Approve')).toHaveLength(4);
      expect(state).toBe('editing');
      expect(moves).toHaveLength(1);
    }
  });

  it('an agreement and an overrule at once: one of them ends it, the decision is the one that stands', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
      const answers = await Promise.allSettled([
        saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Bid' }),
        saysOnBid(tenant, id, 'nord', 'holdingManager', { action: 'Overrule', decision: 'Nobid' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { groups, state } = await stored(id);
      expect(groups[0]?.decisions).toHaveLength(1);
      expect(state).toBe(groups[0]?.currentDecision === 'Bid' ? 'editing' : 'notbidding');
    }
  });
});
