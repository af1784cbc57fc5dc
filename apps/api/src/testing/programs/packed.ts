import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../../..', import.meta.url));

/** A workspace as a stranger gets it: packed, and installed into a project without any other package. */
export type PackedProject = {
  /** for files beside the project; its caller removes it */
  folder: string;
  project: string;
};

/** @param workspace `packages/sdk` */
export async function packedProject(workspace: string): Promise<PackedProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-packed-'));
  const project = path.join(folder, 'project');
  await mkdir(project);
  await writeFile(path.join(project, 'package.json'), '{ "name": "stranger", "type": "module" }');
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: path.join(repository, workspace),
  });
  const [{ filename }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[')));
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', path.join(folder, filename)];
  await run('npm', install, { cwd: project });
  return { folder, project };
}

/** Installs a Node of its own. @returns its program */
export async function nodeOf(major: number, folder: string): Promise<string> {
  const runtime = path.join(folder, `node-${major}`);
  await mkdir(runtime);
  await writeFile(path.join(runtime, 'package.json'), '{ "allowScripts": { "node": true } }');
  await run('npm', ['install', '--no-audit', '--no-fund', `node@${major}`], { cwd: runtime });
  const node = path.join(runtime, 'node_modules/node/bin/node');
  const { stdout } = await run(node, ['--version']);
  if (!stdout.startsWith(`v${major}.`)) throw new Error(`asked for Node ${major}, got ${stdout.trim()}`);
  return node;
}
