import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig, LaunchOptions } from '@playwright/test';
import { zuschlagClient } from '@zuschlag/sdk/client';
import { signIn } from '@zuschlag/sdk/sign-in';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { foundTenant } from './accounts/found-tenant.ts';
import { startProvider } from './accounts/provider.ts';
import { startMailServer } from './deciding/mails/mails.ts';
import { beginMove, expectMoved } from './moved-contract.ts';
import { addressIn, domainOf, password } from './people.ts';
import { expectRefusal, freePort, gone, killTree, type Product, started } from './product.ts';
import { proveStop, type WayToStop, waysToStop } from './stops.ts';

const DEEP_STOPS = 50;

/**
 * Starts the product from nothing for all stories, and proves `npm start` on the way: a product that answers with its
 * demo, one clear sentence for a busy port and for a folder in use; after the stories a clean end, a second start, and
 * recovery after the whole tree was killed while a contract moved, with everything acknowledged still there.
 */
export default async function startServer({ workers, projects }: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'zuschlag-e2e-'));
  // Root's database user must be able to enter it, or the data would lie elsewhere and stay there.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const mails = await startMailServer(join(folder, 'mails'));
  const provider = await startProvider(`${address}/identity/provider/google/callback`);
  const environment = {
    ...{ PORT: String(port), DATA_FOLDER: folder, PUBLIC_URL: address, SMTP_URL: mails.url },
    ...provider.environment,
  };
  Object.assign(process.env, { BASE_URL: address, E2E_FOLDER: folder });
  let product: Product | null = null;
  try {
    product = await started('first start', address, environment);
    await expectPage(address);
    const count = await chanceCount(address);
    if (count < 30) throw new Error(`the demo has ${count} Chances; about forty were promised`);
    await expectRefusal('busy port', { ...environment, DATA_FOLDER: join(folder, 'other') }, /Port \d+ is in use/);
    await expectRefusal('folder in use', { ...environment, PORT: String(await freePort()) }, /in use/i);
    for (let worker = 1; worker < workers; worker += 1) foundTenant(domainOf(worker), 'demo');
  } catch (error) {
    if (product) killTree(product);
    mails.end();
    provider.end();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const first = product;
  return async () => {
    try {
      await proveReturn(first, address, environment, projects[0]?.use.launchOptions);
    } finally {
      mails.end();
      provider.end();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

async function proveReturn(
  first: Product,
  address: string,
  environment: Record<string, string>,
  launch: LaunchOptions | undefined,
): Promise<void> {
  const before = await chanceCount(address);
  await proveStop(first, 'Ctrl-C', address);
  if (first.process.signalCode !== null) throw new Error('Ctrl-C killed it instead of ending it');
  const second = await started('second start', address, environment);
  const move = await beginMove(launch);
  const killedAt = Date.now();
  killTree(second);
  await gone(second);
  const third = await started('start after kill -9', address, environment);
  await proveStop(third, 'launcher killed', address);
  const fourth = await started('start after the launcher was killed', address, environment, 'npm');
  await expectMoved(move, killedAt);
  // The one of the moved contract came after the first count.
  const after = (await chanceCount(address)) - 1;
  await proveStop(fourth, 'npm ended alone', address);
  if (after !== before) throw new Error(`${before} Chances before the kill, ${after} after it`);
  for (let round = 0; round < sampled(0, DEEP_STOPS); round += 1) {
    const way = waysToStop[round % waysToStop.length] as WayToStop;
    const product = await started(`start ${round + 1}`, address, environment, 'npm');
    await proveStop(product, way, address);
  }
}

async function expectPage(address: string): Promise<void> {
  const page = await (await fetch(address)).text();
  if (!page.includes('<div id="root"')) throw new Error('the web is not served');
}

/** Counts the Chances a Manager of the demo sees, through the typed client. */
async function chanceCount(address: string): Promise<number> {
  let token: string | null = null;
  const options = { url: address, token: () => token };
  token = (await signIn(options, { email: addressIn(domainOf(0), 'holdingManager'), password })).token;
  const client = zuschlagClient(options);
  let count = 0;
  for (let after: string | null = null; ; ) {
    const page = await client.chance.list.query({ first: 50, after });
    count += page.edges.length;
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return count;
  }
}
