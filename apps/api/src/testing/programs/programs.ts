import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export type Outcome = { code: number | null; out: string; err: string };

/** Runs a file of the repository as a program of its own, with no other environment than this one and no terminal. */
export function program(path: string, parameters: readonly string[], env: NodeJS.ProcessEnv, input = ''): ChildProcess {
  const file = fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
  return startedProgram(process.execPath, [file, ...parameters], env, input);
}

/** Starts any program, with no other environment than this one and no terminal. */
export function startedProgram(
  command: string,
  parameters: string[],
  env: NodeJS.ProcessEnv,
  input = '',
): ChildProcess {
  const started = spawn(command, parameters, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  started.stdin?.end(input);
  return started;
}

/** Waits for the end of a program. */
export async function outcomeOf(running: ChildProcess): Promise<Outcome> {
  const out: string[] = [];
  const err: string[] = [];
  running.stdout?.on('data', (chunk: Buffer) => out.push(chunk.toString()));
  running.stderr?.on('data', (chunk: Buffer) => err.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve) => running.once('close', resolve));
  return { code, out: out.join(''), err: err.join('') };
}

/** Waits until a program has said something. */
export async function heard(running: ChildProcess, channel: 'stdout' | 'stderr', words: string): Promise<void> {
  const stream = running[channel];
  if (!stream) throw new Error(`no ${channel}`);
  let said = '';
  for await (const [chunk] of on(stream, 'data', { signal: AbortSignal.timeout(15_000) })) {
    said += String(chunk);
    if (said.includes(words)) return;
  }
}

/** A free port: opened and closed. Port 9 is refused by `fetch` itself. */
export async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
