import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anApiToken } from '@zuschlag/api/testing/api-tokens';
import { testApp } from '@zuschlag/api/testing/app';
import type { Outcome } from '@zuschlag/api/testing/programs/programs';
import { as, aTenant } from '@zuschlag/api/testing/scenario';
import { testDatabase } from '@zuschlag/db/testing/database';
import { retries } from '@zuschlag/sdk/sending/retries';
import { publish } from '../../api/src/events/publish.ts';
import { startWorker } from '../../api/src/jobs/worker.ts';
import { programIn } from './program.ts';

/** What happens on the way between the program and the server; each key is a part of a path. */
export type Way = {
  /** runs before the server looks at a call */
  before: { [path: string]: () => Promise<unknown> };
  /** the server has done what was asked, and the connection breaks before the answer */
  lostAnswers: string[];
};

/** A server with its worker, and a config administrator with a token and a folder of files. */
export async function anOffice() {
  Object.assign(retries, { pauseMs: 5, lookUpMs: 300 });
  const database = await testDatabase();
  const tenant = await aTenant(database);
  const app = await testApp(database);
  const way: Way = { before: {}, lostAnswers: [] };
  app.addHook('onRequest', async (request, reply) => {
    for (const [procedure, happens] of Object.entries(way.before)) if (request.url.includes(procedure)) await happens();
    if (way.lostAnswers.some((procedure) => request.url.includes(procedure))) {
      reply.raw.end = () => request.raw.socket.destroy() as never;
    }
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const log = { error: () => undefined, warn: () => undefined };
  const worker = await startWorker({ database, publish, mail: { transport: null, publicUrl: url } }, log);
  const { secret: token } = await anApiToken(database, tenant.people.configAdmin, 'Abgleich');
  const folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-cli-'));
  const environment = { HOME: folder, XDG_CONFIG_HOME: folder, ZUSCHLAG_URL: url, ZUSCHLAG_TOKEN: token };
  const { start, call } = programIn(() => environment);
  const inFolder = (name: string) => path.join(folder, name);
  return {
    database,
    tenant,
    way,
    url,
    token,
    start,
    call,
    inFolder,
    zuschlag: (...parameters: string[]): Promise<Outcome> => call(parameters),
    async file(name: string, ...lines: string[]): Promise<string> {
      await writeFile(inFolder(name), lines.join('\r\n'));
      return inFolder(name);
    },
    /** the rows of the table of social security, as `<day> <fraction>` */
    socialSecurity: () =>
      as(tenant, tenant.people.configAdmin, async ({ db }) => {
        const rows = await db.socialSecurity.findMany({
          where: { mainOrganizationId: tenant.mainOrganizationId },
          orderBy: { activeFrom: 'asc' },
        });
        return rows.map(({ activeFrom, value }) => `${activeFrom.toISOString().slice(0, 10)} ${Number(value)}`);
      }),
    async close() {
      await worker.stop();
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
