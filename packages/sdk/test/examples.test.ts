import { anApiToken } from '@zuschlag/api/testing/api-tokens';
import { type TestApp, testApp } from '@zuschlag/api/testing/app';
import { aQuickChance } from '@zuschlag/api/testing/chances';
import { heard, outcomeOf, program } from '@zuschlag/api/testing/programs/programs';
import { as, aTenant, type ScenarioTenant, systemOf } from '@zuschlag/api/testing/scenario';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeToken } from '../../../apps/api/src/features/accounts/tokens/api-tokens.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let url: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Runs an example as its reader would. */
const run = (file: string, token: string) =>
  program(`packages/sdk/examples/${file}`, [], { ZUSCHLAG_URL: url, ZUSCHLAG_TOKEN: token });

// Each example is a separate program, which a busy machine starts slowly.
describe('the examples of the SDK', { timeout: 180_000 }, () => {
  it('list every Chance their token may see, over more than one page', async () => {
    for (let index = 1; index <= 52; index += 1) {
      await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'], description: { name: `Wache ${index}` } });
    }
    const { secret } = await anApiToken(database, tenant.people.nordEditor);
    const { code, out, err } = await outcomeOf(run('list-chances.ts', secret));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trim().split('\n');
    expect(lines).toHaveLength(52);
    expect(lines.every((line) => /^\S+\tpendingbiddecision\t\d*\tWache \d+$/.test(line))).toBe(true);
  });

  it('tell the new state of a Chance, and end when their token is revoked', async () => {
    const name = 'Streife am Kanal';
    const chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'], description: { name } });
    const person = tenant.people.nordEditor;
    const { id, secret } = await anApiToken(database, person);
    const program = run('follow-chances.ts', secret);
    const outcome = outcomeOf(program);
    await heard(program, 'stderr', 'listening');
    const told = heard(program, 'stdout', name);
    await as(tenant, systemOf(tenant), (work) =>
      work.publish({ kind: 'stateChanged', chanceId, from: 'pendingbiddecision', to: 'editing' }),
    );
    await told;
    await as(tenant, person, (work) => revokeToken(work, id));
    expect(await outcome).toMatchObject({ code: 1, err: expect.stringContaining('the token opens nothing any more') });
  });
});
