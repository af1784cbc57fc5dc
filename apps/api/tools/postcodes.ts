import path from 'node:path';
import { runningOwnerUrl } from '@zuschlag/db/embedded/running-owner';
import { importPostcodes } from '../src/platform/import-postcodes.ts';
import { readEnv } from '../src/process/env.ts';
import { openMigratedDatabase } from '../src/process/open-database.ts';

/** npm run postcodes -- FILE: into the database of DATABASE_URL, or into the embedded one, whether its server runs or not. */
async function run([file]: readonly string[]): Promise<void> {
  if (!file) throw new Error('Usage: npm run postcodes -- FILE');
  const env = readEnv();
  const given = path.resolve(process.env.INIT_CWD ?? '.', file);
  const running = env.DATABASE_URL ?? (await runningOwnerUrl(path.resolve(env.DATA_FOLDER, 'database')));
  if (running) return console.log(await importPostcodes(given, running));
  const { database, closeConnections, stopServer } = await openMigratedDatabase(env, console.log);
  try {
    console.log(await importPostcodes(given, database.ownerUrl));
  } finally {
    await closeConnections();
    await stopServer();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
