import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inTenant } from '@zuschlag/db/client';
import { urlOf } from '@zuschlag/db/embedded/connection';
import { hashPassword } from '../features/accounts/sign-in.ts';
import { changeSettings } from '../features/notifications/settings/settings.ts';
import { openMigratedDatabase } from '../process/open-database.ts';
import { seedDemo } from '../seed/demo.ts';
import { demoPassword } from '../seed/demo-sign-ins.ts';
import { withRates } from './rates.ts';
import { as, aTenant } from './scenario.ts';

/**
 * A program: founds one more tenant beside those of a running product, for stories that run at the same time. `demo` is one
 * like that of the demo; `plain` has people and rates and nothing else, hears of each mail at once by night as well, and its
 * Editor of TW Süd reads English.
 */
const [folder = '', domain = '', kind = 'demo'] = process.argv.slice(2);
const { port, ownerPassword } = JSON.parse(await readFile(path.join(folder, 'server.json'), 'utf8'));
const ownerUrl = urlOf('zuschlag', ownerPassword, { port }, 'zuschlag');
const { database, closeConnections } = await openMigratedDatabase(
  { DATABASE_URL: ownerUrl, DATABASE_APP_URL: undefined, DATABASE_POOL: 2, DATABASE_PORT: undefined, DATA_FOLDER: '' },
  () => undefined,
);
if (kind === 'plain') await foundPlain();
else await seedDemo(database, new Date(), domain);
await closeConnections();

async function foundPlain(): Promise<void> {
  const tenant = await aTenant(database, { domain, passwordHash: await hashPassword(demoPassword) });
  const { mainOrganizationId, people } = tenant;
  await withRates(tenant, { provinces: ['DE-BE'] });
  for (const person of Object.values(people)) {
    await as(tenant, person, (work) => changeSettings(work, { hasNoQuietHours: true }));
  }
  await inTenant(database, mainOrganizationId, (db) =>
    db.user.updateMany({ where: { id: people.suedEditor.userId }, data: { language: 'en' } }),
  );
}
