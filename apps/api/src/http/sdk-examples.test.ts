import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeToken } from '../features/accounts/api-tokens.ts';
import { anApiToken } from '../testing/api-tokens.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aQuickChance } from '../testing/chances.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../testing/scenario.ts';

const database = await testDatabase();
const examples = fileURLToPath(new URL('../../../../packages/sdk/examples', import.meta.url));
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

/** Runs an example as a program of its own, as somebody who reads it would. */
function run(file: string, token: string): ChildProcess {
  return spawn(process.execPath, [`${examples}/${file}`], {
    env: { ZUSCHLAG_URL: url, ZUSCHLAG_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcomeOf(program: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  program.stdout?.on('data', (chunk: Buffer) => out.push(chunk.toString()));
  program.stderr?.on('data', (chunk: Buffer) => err.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve) => program.once('close', resolve));
  return { code, out: out.join(''), err: err.join('') };
}

/** Waits until the program has said something. */
async function heard(program: ChildProcess, channel: 'stdout' | 'stderr', words: string): Promise<void> {
  let said = '';
  const stream = program[channel];
  if (!stream) throw new Error(`no ${channel}`);
  for await (const [chunk] of on(stream, 'data', { signal: AbortSignal.timeout(15_000) })) {
    said += String(chunk);
    if (said.includes(words)) return;
  }
}

describe('the examples of the SDK', () => {
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
      work.announce({ kind: 'stateChanged', chanceId, from: 'pendingbiddecision', to: 'editing' }),
    );
    await told;
    await as(tenant, person, (work) => revokeToken(work, id));
    expect(await outcome).toMatchObject({ code: 1, err: expect.stringContaining('the token opens nothing any more') });
  });
});
