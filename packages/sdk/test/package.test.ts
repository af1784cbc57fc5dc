import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { anApiToken } from '@zuschlag/api/testing/api-tokens';
import { type TestApp, testApp } from '@zuschlag/api/testing/app';
import { aQuickChance } from '@zuschlag/api/testing/chances';
import { nodeOf, packedProject } from '@zuschlag/api/testing/programs/packed';
import { aTenant } from '@zuschlag/api/testing/scenario';
import { testDatabase } from '@zuschlag/db/testing/database';
import { isDeep } from '@zuschlag/validation/testing/sampling';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { build } from 'tsdown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../..');
const tool = (name: string) => path.join(repository, 'node_modules/.bin', name);
const database = await testDatabase();
let app: TestApp;
let folder: string;
let project: string;
let access: { ZUSCHLAG_URL: string; ZUSCHLAG_TOKEN: string };
const said = 'Wache am Hafen pendingbiddecision null\nNOT_FOUND true\n';

beforeAll(async () => {
  ({ folder, project } = await packedProject('packages/sdk'));
  await cp(path.join(repository, 'packages/sdk/test/stranger'), project, { recursive: true });

  const tenant = await aTenant(database);
  app = await testApp(database);
  await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'], description: { name: 'Wache am Hafen' } });
  const { secret } = await anApiToken(database, tenant.people.nordEditor);
  access = { ZUSCHLAG_URL: await app.listen({ host: '127.0.0.1', port: 0 }), ZUSCHLAG_TOKEN: secret };
}, 180_000);
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const installed = (file: string) => path.join(project, 'node_modules/@zuschlag/sdk', file);

/** Compiles the stranger's program with the settings of a project of its kind. @returns what the compiler prints */
function compiled(module: 'nodenext' | 'esnext', lib: string[]): Promise<string> {
  const moduleResolution = module === 'nodenext' ? 'nodenext' : 'bundler';
  const outDir = path.join(project, moduleResolution);
  return compiledAs(moduleResolution, {
    compilerOptions: { module, moduleResolution, lib, target: 'es2022', strict: true, types: [], outDir },
    files: ['main.ts'],
  });
}

async function compiledAs(name: string, settings: { compilerOptions: object; files: string[] }): Promise<string> {
  const config = path.join(project, `tsconfig.${name}.json`);
  await writeFile(config, JSON.stringify(settings));
  return run(tool('tsc'), ['-p', config]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

// It packs, installs, compiles and starts programs, which a busy machine does slowly.
describe('the package', { timeout: 180_000 }, () => {
  it('has no dependency, no zod, and no source of the repository in it', async () => {
    const [code, types, manifest] = await Promise.all(
      ['dist/index.js', 'dist/index.d.ts', 'package.json'].map((file) => readFile(installed(file), 'utf8')),
    );
    expect(JSON.parse(manifest ?? '').dependencies).toBeUndefined();
    for (const text of [code, types]) expect(text).not.toMatch(/^(import|export .* from) |import\(|\.ts['"]|ZodType/m);
    expect(types).toContain('Writes exactly the plan that was shown, as one unit');
    expect((code ?? '').length).toBeLessThan(140_000);
  });

  it('is a sound package to the eyes of a checker', async () => {
    const { messages } = await publint({ pkgDir: installed('.'), pack: false, strict: true });
    // The sources are for programs of the repository and are not packed.
    const known = { code: 'EXPORTS_GLOB_NO_MATCHED_FILES', path: ['exports', './*'] };
    expect(messages).toEqual([expect.objectContaining(known)]);
  });

  it('compiles in a project for Node and runs there', async () => {
    expect(await compiled('nodenext', ['es2024', 'dom', 'dom.asynciterable'])).toBe('');
    const program = path.join(project, 'nodenext/main.js');
    const { stdout } = await run(process.execPath, [program], { env: access });
    expect(stdout).toBe(said);
  });

  it('compiles what its README says to write, with the settings that it names', async () => {
    const readme = await readFile(installed('README.md'), 'utf8');
    const programs = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, program = '']) => program);
    expect(programs.length).toBeGreaterThan(1);
    await writeFile(path.join(project, 'readme.ts'), programs.join('\n'));
    const typeRoots = [path.join(repository, 'node_modules/@types')];
    const compilerOptions = { strict: true, module: 'nodenext', types: ['node'], typeRoots, noEmit: true };
    expect(await compiledAs('readme', { compilerOptions, files: ['readme.ts'] })).toBe('');
  });

  it('compiles in a project with a bundler and runs in a browser', async () => {
    expect(await compiled('esnext', ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'])).toBe('');
    const outDir = path.join(project, 'browser');
    const entry = path.join(project, 'bundler/main.js');
    const define = { 'process.env': JSON.stringify(access) };
    await build({
      entry,
      outDir,
      cwd: project,
      config: false,
      platform: 'browser',
      define,
      dts: false,
      logLevel: 'error',
      deps: { alwaysBundle: [/./] },
    });
    const script = await readFile(path.join(outDir, 'main.js'), 'utf8');
    // biome-ignore lint/style/noProcessEnv: the place of the browser is a setting of the machine
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium' });
    try {
      const page = await browser.newPage();
      const printed: string[] = [];
      page.on('console', (message) => printed.push(`${message.text()}\n`));
      const html = `<script type="module">${script}\ndocument.title = 'done';</script>`;
      await page.route('**/stranger', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto(`${access.ZUSCHLAG_URL}/stranger`);
      await page.waitForFunction("document.title === 'done'");
      expect(printed.filter((line) => !line.startsWith('Failed to load resource')).join('')).toBe(said);
    } finally {
      await browser.close();
    }
  });

  it.runIf(isDeep).each([20, 22, 24])('runs on Node %i', async (major) => {
    const node = await nodeOf(major, folder);
    expect(await compiled('nodenext', ['es2024', 'dom', 'dom.asynciterable'])).toBe('');
    const { stdout } = await run(node, [path.join(project, 'nodenext/main.js')], { env: access });
    expect(stdout).toBe(said);
  });
});
