import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded } from '../src/embedded.ts';

/** npm run reset: empties the demo. The next start fills it again. A database of one's own is never touched. */
const say = (sentence: string) => console.log(sentence);
if (process.env.DATABASE_URL) {
  console.error('DATABASE_URL is set: reset only empties the embedded demo database.');
  process.exit(1);
}
try {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = join(root, process.env.DATA_FOLDER ?? '.data', 'database');
  const server = await startEmbedded({ folder, onNotice: say });
  const client = new pg.Client(server.superuserUrl);
  await client.connect();
  await client.query('drop database if exists zuschlag with (force)');
  await client.end();
  await server.close();
  say('The demo is empty. `npm start` fills it again.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
