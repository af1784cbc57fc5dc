import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { urlOf } from '@zuschlag/db/embedded/connection';
import { openMigratedDatabase } from '../process/open-database.ts';
import { seedDemo } from '../seed/demo.ts';

/** A program: founds one more demo tenant beside that of a running product, for stories that run at the same time. */
const [folder = '', domain = ''] = process.argv.slice(2);
const { port, ownerPassword } = JSON.parse(await readFile(path.join(folder, 'server.json'), 'utf8'));
const ownerUrl = urlOf('zuschlag', ownerPassword, { port }, 'zuschlag');
const opened = await openMigratedDatabase(
  { DATABASE_URL: ownerUrl, DATABASE_APP_URL: undefined, DATABASE_POOL: 2, DATABASE_PORT: undefined, DATA_FOLDER: '' },
  () => undefined,
);
await seedDemo(opened.database, new Date(), domain);
await opened.closeConnections();
