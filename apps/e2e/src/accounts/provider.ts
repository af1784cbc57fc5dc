import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(
  new URL('../../../api/src/features/accounts/testing/provider-server.mjs', import.meta.url),
);

/**
 * Starts the provider of all stories, an OpenID Connect server with a page of its own, in the place of Google.
 *
 * @param callback where it may send browsers back to
 */
export async function startProvider(
  callback: string,
): Promise<{ environment: Record<string, string>; end: () => void }> {
  const child = fork(program, [JSON.stringify([callback])], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [issuer] = (await once(child, 'message')) as [string];
  const environment = {
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: 'zuschlag',
    GOOGLE_CLIENT_SECRET: 'a-secret-of-the-operator-0123456789',
  };
  return { environment, end: () => void child.kill() };
}
