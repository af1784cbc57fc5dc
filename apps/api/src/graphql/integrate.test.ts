import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../testing/api-tokens.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aTenant } from '../testing/scenario.ts';
import { aChanceToCalculate } from '../testing/services.ts';

/** The programs of `docs/integrate.md`, run as they stand there. */

const root = path.join(import.meta.dirname, '../../../..');
const page = readFileSync(path.join(root, 'docs/integrate.md'), 'utf8');
const programs = [...page.matchAll(/```ts\n\s*\/\/ (\w+\.ts)\n(.*?)```/gs)].map(([, name = '', text = '']) => ({
  name,
  text,
}));
const run = promisify(execFile);
const database = await testDatabase();
let app: TestApp;
let folder: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  const tenant = await aTenant(database);
  await aChanceToCalculate(tenant, ['nord'], { description: { name: 'Werkschutz Nordhafen' } });
  const { secret } = await anApiToken(database, tenant.people.nordEditor);
  app = await testApp(database);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  environment = { NODE_ENV: 'production', ZUSCHLAG_URL: url, ZUSCHLAG_TOKEN: secret };
  // In the folder of the API, where the clients are installed.
  const reports = path.join(root, 'apps/api/reports');
  mkdirSync(reports, { recursive: true });
  folder = mkdtempSync(path.join(reports, 'integrate-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const { name, text } of programs) writeFileSync(path.join(folder, name), text);
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** What a program prints; when it fails, its output is the message. */
async function execute(file: string, ...more: string[]): Promise<string> {
  try {
    return (await run(process.execPath, [file, ...more], { cwd: folder, env: environment })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${path.basename(file)}: ${stdout}${stderr}`);
  }
}

describe('a program of the page Integrate', () => {
  it('is run by this test, each of them', () => {
    expect(programs.map(({ name }) => name)).toEqual(['request.ts', 'codegen.ts', 'typed.ts', 'apollo.ts']);
  });

  it('with graphql-request lists the Tenders', async () => {
    expect(await execute('request.ts')).toMatch(/^CH-\d{4}-\d{4} Werkschutz Nordhafen\n$/);
  });

  it('with Apollo Client lists the organizations', async () => {
    expect(await execute('apollo.ts')).toMatch(/^Treuwacht Holding GmbH\n/);
  });

  it('with generated types compiles and goes through the pages', async () => {
    await execute(path.join(root, 'node_modules/@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts');
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'esnext',
      '--allowImportingTsExtensions',
      '--skipLibCheck',
      '--types',
      'node',
    ];
    await execute(
      path.join(root, 'node_modules/typescript/bin/tsc'),
      ...options,
      'typed.ts',
      'request.ts',
      'apollo.ts',
    );
    expect(await execute('typed.ts')).toMatch(/^2026-12-18 CH-\d{4}-\d{4} null\n$/);
  });
});
