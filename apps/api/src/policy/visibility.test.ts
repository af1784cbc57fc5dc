import { readRows } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { type Role, roles } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { UserActor } from '../actor.ts';
import { viewOf } from '../features/bid-decisions/load-bid-group.ts';
import { decidingFacts } from '../features/users/deciding-facts.ts';
import { manyChances } from '../testing/bulk/many-chances.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../testing/scenario.ts';
import {
  organizationsThatSee,
  viewersOfChance,
  viewersOfDecision,
  visibleChances,
  whereDecisionVisible,
  whereVisible,
} from './visibility.ts';

const CHANCES = 150;
const database = await testDatabase();
let tenant: ScenarioTenant;
let actors: UserActor[];
beforeAll(async () => {
  tenant = await aTenant(database);
  await manyChances(tenant, CHANCES);
  await takePartAtRandom();
  actors = Object.values(tenant.people).flatMap((person) => roles.map((role: Role) => ({ ...person, role })));
});
afterAll(() => database.close());

/** Generated participations and groups: any organization may take part, operate, be asked, or own nothing of a Chance. */
async function takePartAtRandom(): Promise<void> {
  const organizationIds = Object.values(tenant.organizations).map(({ id }) => id);
  const some = fc.subarray(organizationIds);
  const situation = fc.record({ taking: some, asked: some, operating: fc.constantFrom(...organizationIds) });
  await as(tenant, systemOf(tenant), async ({ db }) => {
    const { mainOrganizationId } = tenant;
    await db.chanceParticipation.deleteMany({ where: { mainOrganizationId } });
    const chances = await db.chance.findMany({ select: { id: true } });
    const situations = fc.sample(situation, { numRuns: chances.length });
    for (const [index, { id: chanceId }] of chances.entries()) {
      const { taking, asked, operating } = situations[index] ?? { taking: [], asked: [], operating: 0 };
      const of = { mainOrganizationId, chanceId };
      await db.chanceParticipation.createMany({ data: taking.map((organizationId) => ({ ...of, organizationId })) });
      const group = await db.bidGroup.create({ data: { ...of, operationalOrganizationId: operating } });
      const participants = asked.map((organizationId, place) => ({
        ...{ mainOrganizationId, groupId: group.id, organizationId },
        position: place + 1,
        reason: 'hand',
      }));
      await db.bidParticipant.createMany({ data: participants });
    }
  });
}

const ids = z.array(z.object({ id: z.string() }));
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
const system = <Result>(run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2]) =>
  as(tenant, systemOf(tenant), run);

async function byStatement(actor: UserActor): Promise<string[]> {
  const parameters: unknown[] = [];
  const condition = visibleChances(actor)?.((value, type) => `$${parameters.push(value)}::${type}`) ?? 'true';
  const sql = `SELECT "id"::text FROM "chance" WHERE ${condition}`;
  return idsOf(ids.parse(await readRows(database, actor.mainOrganizationId, sql, parameters)));
}

describe('whether somebody sees a Chance', () => {
  it('is answered alike by the policy, by statements, by Prisma and by the list of who sees it', async () => {
    const include = { participations: { select: { organizationId: true } } };
    const chances = await system(({ db }) => db.chance.findMany({ include }));
    for (const actor of actors) {
      const byPolicy = idsOf(chances.filter((chance) => viewersOfChance.some((fits) => fits(actor, chance))));
      const byOrganization = idsOf(
        chances.filter((chance) => organizationsThatSee(actor, chance).includes(actor.organizationId)),
      );
      const byPrisma = idsOf(await system(({ db }) => db.chance.findMany({ where: whereVisible(actor) })));
      expect({ actor, seen: await byStatement(actor) }).toEqual({ actor, seen: byPolicy });
      expect({ actor, seen: byPrisma }).toEqual({ actor, seen: byPolicy });
      expect({ actor, seen: byOrganization }).toEqual({ actor, seen: byPolicy });
    }
  });

  it('is yes for some and no for others of every organization but the main one', async () => {
    const { holdingViewer, nordViewer } = tenant.people;
    expect(await byStatement(holdingViewer)).toHaveLength(CHANCES);
    const seen = (await byStatement(nordViewer)).length;
    expect(seen).toBeGreaterThan(CHANCES / 4);
    expect(seen).toBeLessThan((CHANCES * 3) / 4);
  });
});

describe('whether somebody sees a decision group', () => {
  it('is answered alike by the policy and by Prisma', async () => {
    const include = { participants: true, chance: true } as const;
    const groups = await system(({ db }) => db.bidGroup.findMany({ include }));
    const facts = await system(decidingFacts);
    for (const actor of actors) {
      const byPolicy = groups.filter(({ chance, participants, ...row }) => {
        const view = viewOf(chance, { ...row, participants } as unknown as Parameters<typeof viewOf>[1], facts);
        return viewersOfDecision.some((fits) => fits(actor, view));
      });
      const byPrisma = await system(({ db }) => db.bidGroup.findMany({ where: whereDecisionVisible(actor) }));
      expect({ actor, seen: idsOf(byPrisma) }).toEqual({ actor, seen: idsOf(byPolicy) });
    }
  });
});
