import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changeOwner } from '../features/chance/details/owner.ts';
import { features } from '../features/index.ts';
import { callByPath, procedures } from '../features/procedure-registry.ts';
import { callerOf } from '../testing/app.ts';
import { askedRights, expectedVerdicts } from '../testing/authorization-matrix.ts';
import { withRates } from '../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { strangerIds } from '../testing/stranger-ids.ts';
import type { StrangerIds } from '../testing/verdicts.ts';
import type { Rule } from './authorize.ts';
import { ownerOfChance, writerConcerned, writerOfChanceOrganization } from './relations.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let ids: StrangerIds;

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  ids = await strangerIds(tenant, 'Objektschutz Sternwarte');
  const { holdingEditor, nordEditor } = tenant.people;
  await as(tenant, holdingEditor, (work) =>
    changeOwner(work, { chanceId: ids.chanceId, newChanceAdminId: nordEditor.userId }),
  );
});
afterAll(() => database.close());

/** The rights that the owner has and another writer has not, by thing and wire name. */
const ownerRights = new Set(
  features.flatMap(({ policies }) =>
    Object.entries(policies ?? {}).flatMap(([thing, rules]) =>
      Object.values(rules as { [action: string]: Rule<never> })
        .filter(({ who }) => (who as readonly unknown[]).includes(ownerOfChance))
        .filter(
          ({ who }) =>
            !who.some((people) => [writerConcerned, writerOfChanceOrganization].some((one) => one === people)),
        )
        .map(({ wire }) => `${thing}: ${wire}`),
    ),
  ),
);
const ownerVerbs = [...procedures]
  .filter(([path, { type }]) => type === 'mutation' && askedRights[path]?.some((right) => ownerRights.has(right)))
  .map(([path]) => path);

const names = z.array(z.string());
/** The refusal of the only Chance in the answer of a verb for several, which answers for each of them by itself. */
const refusalInAnswer = z.union([
  z.tuple([z.object({ problem: z.string(), names })]).transform(([{ problem, names }]) => ({ code: problem, names })),
  z.object({ lots: z.tuple([z.object({ code: z.string(), names })]) }).transform(({ lots: [lot] }) => lot),
]);

const refusalOf = async (path: string, who: 'holdingEditor' | 'mitteEditor' | 'nordManager') =>
  callByPath(await callerOf(database, tenant.people[who]), path, expectedVerdicts[path]?.input?.(ids)).then(
    (answer) => refusalInAnswer.safeParse(answer).data ?? 'answers',
    ({ cause }) => ({ code: cause.code, names: cause.details.names }),
  );

describe('a Chance that was handed on while its page was open', () => {
  it('has verbs for its owner in five features', () => {
    expect(new Set(ownerVerbs.map((path) => path.split('.')[0]))).toEqual(
      new Set(['chance', 'bidDecisions', 'marginDecisions', 'documents', 'aiImports']),
    );
  });

  it.each(ownerVerbs)('answers %s of the former owner with the name of the present one', async (path) => {
    expect(await refusalOf(path, 'holdingEditor')).toEqual({ code: 'OWNER_CHANGED', names: ['Malte Friedrichs'] });
  });

  it.each(ownerVerbs)('answers %s of a Manager who never owned it with a missing permission', async (path) => {
    expect(await refusalOf(path, 'nordManager')).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});
