import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * `away`: breaks every connection; `huge` and `silent`: what it answers to a code has no end; `foreign keys`: publishes keys that it
 * does not sign with; `new keys`: signs with others from now on.
 */
export type ProviderManner = 'normal' | 'away' | 'huge' | 'silent' | 'foreign keys' | 'new keys';

/** Who signs in at the provider, as typed on its page. */
export type ProviderAccount = { account?: string; email: string; unverified?: 'on'; edov?: 'on' };

export type RunningProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  behave(manner: ProviderManner): Promise<void>;
  close(): Promise<void>;
};

/** A provider of a test's own: oidc-provider in a process of its own, on a free port. */
export async function aProvider(redirectUris: string[]): Promise<RunningProvider> {
  const program = fileURLToPath(new URL('provider-server.mjs', import.meta.url));
  const options = {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ['ignore', 'ignore', 'ignore', 'ipc'],
  };
  const child = fork(program, [JSON.stringify(redirectUris)], options);
  const [issuer] = (await once(child, 'message')) as [string];
  return {
    issuer,
    clientId: 'zuschlag',
    clientSecret: 'a-secret-of-the-operator-0123456789',
    async behave(manner) {
      child.send(manner);
      await once(child, 'message');
    },
    async close() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Goes through the pages of a provider as a browser of its own does. @returns the address it sends the browser back to */
export async function signInAt(provider: RunningProvider, url: string, account: ProviderAccount): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(url);
  let form: URLSearchParams | null = null;
  for (let steps = 0; steps < 10; steps += 1) {
    if (next.origin !== new URL(provider.issuer).origin) return next;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer: Response = await fetch(next, {
      method: form ? 'POST' : 'GET',
      body: form,
      headers: { cookie },
      redirect: 'manual',
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    form = location === null && !form ? new URLSearchParams({ ...account }) : null;
    if (location !== null) next = new URL(location, next);
    else if (!form) throw new Error(`The provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  }
  throw new Error('The provider never came to an end.');
}
