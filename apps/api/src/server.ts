import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readEnv } from './process/env.ts';
import { aborted, stopRequests } from './process/stop-requests.ts';

// Reading the program takes longer than anything else in a start; compiled before, it takes half of that.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/zuschlag-server', import.meta.url)));

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const complain = (error: unknown) => process.stderr.write(`${sentenceOf(error)}\n`);
const requests = stopRequests(complain);

try {
  const env = readEnv();
  const { start } = await import('./process/start.ts');
  const { address, end } = await start(env, { say, complain, ...requests });
  say(address ? `Zuschlag answers at ${address}` : 'Zuschlag does its jobs.');
  if (env.DEMO) await greet();
  // Now, because a process that is killed keeps nothing.
  flushCompileCache();
  await aborted(requests.stop);
  await end();
  process.exit(requests.exitCode());
} catch (error) {
  // A start that was given up because of a request to end is no failure.
  if (error === requests.stop.reason) process.exit(requests.exitCode());
  complain(error);
  process.exit(1);
}

/** The sign-ins of the demo. */
async function greet(): Promise<void> {
  const { demoSignIns } = await import('./seed/demo-sign-ins.ts');
  const width = Math.max(...demoSignIns.map(({ email }) => email.length));
  say('\nSign in to the demo with any of these; the password is always the same:');
  for (const { email, name, role, organization } of demoSignIns)
    say(`  ${email.padEnd(width)}  ${name}, ${role}, ${organization}`);
  say(`  ${'password'.padEnd(width)}  ${demoSignIns[0]?.password ?? ''}\n`);
}

/** The obstacle to a start, in one sentence if known. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} is not allowed for this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}: set HOST to one it has.`;
  // Errors of ours say all there is to say; of others the stack tells where to look.
  return typeof code === 'string' || error.message.includes('environment variables')
    ? error.message
    : String(error.stack);
}
