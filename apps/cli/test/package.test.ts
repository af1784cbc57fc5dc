import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { nodeOf, type PackedProject, packedProject } from '@zuschlag/api/testing/programs/packed';
import { outcomeOf, startedProgram } from '@zuschlag/api/testing/programs/programs';
import { isDeep } from '@zuschlag/validation/testing/sampling';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundled } from '../tsdown.config.ts';
import { anOffice } from './office.ts';

const office = await anOffice();
const run = promisify(execFile);
// It packs, installs and starts programs, which a busy machine does slowly.
const unhurried = { timeout: 180_000 };
let packed: PackedProject;

beforeAll(async () => {
  packed = await packedProject('apps/cli');
}, unhurried.timeout);
afterAll(async () => {
  await office.close();
  await rm(packed.folder, { recursive: true });
});

/** Starts what npm has put into the project, with nothing known but a home of its own. */
function installed(parameters: string[], { input = '', node = process.execPath } = {}) {
  const environment = { HOME: packed.folder, PATH: path.dirname(node) };
  const file = path.join(packed.project, 'node_modules/.bin/zuschlag');
  return outcomeOf(startedProgram(node, [file, ...parameters], environment, input));
}

it(
  'the packed command line is one file without dependencies, with the licences of what is in it',
  unhurried,
  async () => {
    const inside = path.join(packed.project, 'node_modules/@zuschlag/cli');
    const [manifest, licences, readme] = await Promise.all(
      ['package.json', 'THIRD-PARTY.md', 'README.md'].map((file) => readFile(path.join(inside, file), 'utf8')),
    );
    expect(JSON.parse(manifest ?? '').dependencies).toBeUndefined();
    // The bundler refuses to take in any other.
    for (const name of bundled) expect(licences).toContain(`\`${name}\``);
    expect(readme).toContain('zuschlag login');
  },
);

it('the packed command line signs in and imports a table without the repository', unhurried, async () => {
  const help = await run(path.join(packed.project, 'node_modules/.bin/zuschlag'), ['--help']);
  expect(help.stdout).toContain('Zuschlag auf der Befehlszeile');
  const login = await installed(['login', '--url', office.url], { input: `${office.token}\n` });
  expect(login).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Angemeldet als Holger Brandes') });
  const rows = await office.file('packed.csv', 'Gültig ab;Arbeitgeberanteil in %', '01.01.2051;21,5');
  expect(await installed(['import', 'social-security', rows, '--yes'])).toMatchObject({ code: 0, err: '' });
  expect(await office.socialSecurity()).toContain('2051-01-01 0.215');
});

it.runIf(isDeep).each([20, 22, 24])('the packed command line runs on Node %i', unhurried, async (major) => {
  const node = await nodeOf(major, packed.folder);
  const login = await installed(['login', '--url', office.url], { node, input: `${office.token}\n` });
  expect(login).toMatchObject({ code: 0, err: '' });
  const history = await installed(['history', 'social-security', '--json'], { node });
  expect({ ...history, document: JSON.parse(history.out) }).toMatchObject({ code: 0, document: { exitCode: 0 } });
});
