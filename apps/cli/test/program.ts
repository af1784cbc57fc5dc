import type { ChildProcess } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Outcome, program } from '@zuschlag/api/testing/programs/programs';
import { run } from '../src/run.ts';

/** The command line program in an environment that single calls may change. */
export function programIn(environment: () => NodeJS.ProcessEnv) {
  return {
    /** Starts a process of its own, which signals and a real standard input need. */
    start: (parameters: string[], env: NodeJS.ProcessEnv = {}, input = ''): ChildProcess =>
      program('apps/cli/src/main.ts', parameters, { ...environment(), ...env }, input),

    /** Runs the program inside this process, which saves the start of another one. */
    async call(parameters: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
      const [stdout, stderr] = [new PassThrough(), new PassThrough()];
      const printed = Promise.all([text(stdout), text(stderr)]);
      const stdin = Readable.from([]);
      const code = await run({ parameters, environment: { ...environment(), ...env }, stdin, stdout, stderr });
      for (const stream of [stdout, stderr]) stream.end();
      const [out, err] = await printed;
      return { code, out, err };
    },
  };
}
