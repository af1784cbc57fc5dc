import { ownDatabase } from '@zuschlag/db/testing/database';
import { houseKinds } from '@zuschlag/validation/chance/history/house-kinds';
import { trailKinds } from '@zuschlag/validation/chance/history/trail-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueIdentityToken, loginWithIdentity } from '../features/accounts/sign-in.ts';
import { verifyTrail } from '../features/history/chain/trail.ts';
import { procedures } from '../features/procedure-registry.ts';
import { expectedVerdicts } from '../testing/authorization-matrix.ts';
import { onLastingThings } from '../testing/matrix/lasting-things.ts';
import { verdictOf } from '../testing/matrix/verdict-of.ts';
import { withRates } from '../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../testing/scenario.ts';
import { strangerIds, withThingsAnew } from '../testing/stranger-ids.ts';
import type { StrangerIds } from '../testing/verdicts.ts';
import { runAsSystem } from '../transaction.ts';

// People get other names than those of the cast, which texts of tests may contain.
const database = await ownDatabase();
let tenant: ScenarioTenant;

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  await as(
    tenant,
    systemOf(tenant),
    ({ db }) => db.$executeRaw`
    update app_user set firstname = 'Kanaria', lastname = 'Zeisig', email = 'kanaria' || id || '@zeisig.example'
    where "mainOrganizationId" = ${tenant.mainOrganizationId}`,
  );
});
afterAll(() => database.close());

/** Entries that contain a word in a value. */
const entriesWith = (word: string) =>
  as(
    tenant,
    systemOf(tenant),
    ({ db }) => db.$queryRaw<{ kind: string }[]>`
      select distinct entity || '.' || action as kind from trail_entry
      where "mainOrganizationId" = ${tenant.mainOrganizationId}
        and concat("before"::text, "after"::text) ilike '%' || ${word} || '%'`,
  );

const mutations = [...procedures].flatMap(([path, { type }]) => (type === 'mutation' ? [path] : []));
const onThings = onLastingThings(
  () => strangerIds(tenant, 'Objektschutz Sternwarte'),
  (...used) => withThingsAnew(tenant, ...used),
);

describe('the trail', () => {
  it.each(mutations)('names no person after %s', async (path) => {
    const row = expectedVerdicts[path];
    const actor = tenant.people[row?.business ?? 'holdingManager'];
    const call = async (about: StrangerIds) => ({
      verdict: await verdictOf(database, actor, { path, input: (row?.whole ?? row?.input)?.(about), about }),
    });
    await onThings(path, call, ({ verdict }) => verdict !== 'NOT_FOUND');
    expect(await entriesWith('kanaria')).toEqual([]);
    expect(await entriesWith('zeisig')).toEqual([]);
  });

  it('records kinds of entries that the pages have words for', async () => {
    const recorded = await entriesWith('');
    const known: readonly string[] = [...houseKinds, ...trailKinds];
    expect(recorded.map(({ kind }) => kind).filter((kind) => !known.includes(kind))).toEqual([]);
  });

  it('names no device after a sign-in', async () => {
    const { userId, mainOrganizationId } = tenant.people.nordManager;
    const call = { database, now: new Date(), requestId: 'test', publish: async () => undefined };
    const value = await runAsSystem({ ...call, mainOrganizationId }, (work) => issueIdentityToken(work, userId));
    await loginWithIdentity({ ...call, userAgent: 'Zeisigbrowser 1.0' }, value, null);
    const [session] = await as(tenant, systemOf(tenant), ({ db }) =>
      db.session.findMany({ where: { mainOrganizationId, userAgent: 'Zeisigbrowser 1.0' } }),
    );
    expect(session).toBeDefined();
    expect(await entriesWith('zeisig')).toEqual([]);
  });

  it('verifies behind all of these acts', async () => {
    const verdict = await as(tenant, tenant.people.holdingManager, (work) => verifyTrail(work, {}));
    expect(verdict.broken).toBeNull();
  });
});
