import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFolder } from './with-database.ts';

/** This checkout; a benchmark may serve another one beside it. */
export const here = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own, so that its processor time is its own. */
export type Served = {
  address: string;
  /** @returns processor time so far, in microseconds, user and system */
  cpu(): Promise<number>;
  /** @returns memory at this moment, in bytes */
  memory(): Promise<number>;
  close(): Promise<void>;
};

const tellCpu = fileURLToPath(new URL('./tell-cpu.mjs', import.meta.url));

/** Serves the demo tenant out of a checkout, on a database of its own. */
export async function serveCheckout(root: string): Promise<Served> {
  const folder = await ownFolder();
  const served = await serve(path.join(root, 'apps/api/src/server.ts'), [], {
    ...{ NODE_ENV: 'production', PROCESS: 'api', DEMO: 'on', DATA_FOLDER: folder, PORT: '0', DATABASE_URL: '' },
    ...{ RATE_LIMIT: '1000000000', SIGN_IN_LIMIT: '1000000', LOG_LEVEL: 'error' },
  });
  const close = async () => {
    await served.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...served, close };
}

/** Starts a server that prints `answers at <address>` once it does. */
export async function serve(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<Served> {
  const child = spawn(process.execPath, ['--import', tellCpu, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const asked = async () => {
    child.send('tell');
    const [told] = await once(child, 'message');
    return told as { cpu: number; memory: number };
  };
  return {
    address: await addressOf(child),
    cpu: async () => (await asked()).cpu,
    memory: async () => (await asked()).memory,
    close: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += text;
      const address = /answers at (\S+)\n/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

export type Call = { path: string; input?: unknown; isMutation?: boolean };

/** A signed-in user of a server, over separate connections. */
export type Caller = {
  token: string | null;
  call(call: Call): Promise<unknown>;
  /** @returns the body of the answer as it came */
  ask(call: Call): Promise<string>;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Signs in with a demo account. */
export async function signIn(address: string, email: string, password: string): Promise<Caller> {
  const identity = await send(`${address}/identity/sign-in`, {}, JSON.stringify({ email, password }));
  const { identityToken } = JSON.parse(identity);
  const login = await callerOf(address, null).call({
    ...{ path: 'accounts.loginUser', isMutation: true },
    input: { input: { oAuthToken: identityToken } },
  });
  return callerOf(address, (login as { token: string }).token);
}

/** @param token null: without a session */
export function callerOf(address: string, token: string | null): Caller {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const ask = ({ path: procedure, input, isMutation }: Call) => {
    const where = `${address}/trpc/${procedure}`;
    if (isMutation) {
      const headers = { ...authorization, 'idempotency-key': crypto.randomUUID() };
      return send(where, headers, input === undefined ? '' : JSON.stringify(input));
    }
    const question = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    return send(where + question, authorization, null);
  };
  return { token, ask, call: async (call) => JSON.parse(await ask(call)).result.data };
}

function send(address: string, headers: NodeJS.Dict<string>, body: string | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const method = body === null ? 'GET' : 'POST';
    const type = body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {};
    const call = request(address, { agent, method, headers: { ...headers, ...type } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${address} answered ${answer.statusCode}: ${text.slice(0, 500)}`));
      });
    });
    call.on('error', reject).end(body ?? undefined);
  });
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
