import path from 'node:path';
import { openDatabase } from '@zuschlag/db/client';
import { runningOwnerUrl } from '@zuschlag/db/embedded/running-owner';
import { moveAllFiles } from '../src/files/moving/move-files.ts';
import { placeNames } from '../src/files/places/place.ts';
import { type Env, readEnv } from '../src/process/env.ts';
import { openFileKeeping } from '../src/process/file-places.ts';
import { openMigratedDatabase } from '../src/process/open-database.ts';

/** npm run move-files [-- database|s3]: all files to where FILES says, or to the place that is named. */
async function run([named]: readonly string[]): Promise<void> {
  const env = readEnv();
  const to = placeNames.find((name) => name === (named ?? env.FILES));
  if (!to) throw new Error('Usage: npm run move-files -- database|s3');
  if (!env.S3_URL) throw new Error('S3_URL is not set. It names the object store that files move to or from.');
  const keeping = await openFileKeeping(env);
  try {
    await moveIn(env, (ownerUrl) => moveAs(ownerUrl, to));
  } finally {
    await keeping.close();
  }
}

/** The database of DATABASE_URL, or the embedded one, whether its server runs or not. */
async function moveIn(env: Env, move: (ownerUrl: string) => Promise<void>): Promise<void> {
  const running = env.DATABASE_URL ? null : await runningOwnerUrl(path.resolve(env.DATA_FOLDER, 'database'));
  if (running) return move(running);
  const { database, closeConnections, stopServer } = await openMigratedDatabase(env, console.log);
  try {
    await move(database.ownerUrl);
  } finally {
    await closeConnections();
    await stopServer();
  }
}

async function moveAs(ownerUrl: string, to: (typeof placeNames)[number]): Promise<void> {
  const asOwner = openDatabase({ ownerUrl, appUrl: ownerUrl, poolSize: 3 });
  try {
    const { moved, left, damaged } = await moveAllFiles(asOwner, to, {
      say: (sofar) => console.log(`${sofar} moved so far`),
      complain: (sentence) => console.error(sentence),
    });
    console.log(`Moved ${moved} file(s). ${left + damaged === 0 ? `All files lie in ${to} now.` : ''}`);
    if (left > 0) console.log(`${left} file(s) are still arriving elsewhere: run it again.`);
    if (damaged > 0) throw new Error(`${damaged} file(s) could not be read and stay where they are.`);
  } finally {
    await asOwner.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const { cause } = error instanceof Error ? error : { cause: undefined };
  console.error(error instanceof Error ? error.message : String(error), cause instanceof Error ? cause.message : '');
  console.error('Each file is read as before, and what was moved stays moved: the command can be run again.');
  process.exitCode = 1;
}
