#!/usr/bin/env node
import { startFolder } from './env.ts';
import { run } from './run.ts';

const { argv, env: environment, stdin, stdout, stderr } = process;
// A reader that has seen enough, such as `head`, closes the pipe. What the command does on the server goes on to its end.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
process.chdir(startFolder(environment));
process.exitCode = await run({ parameters: argv.slice(2), environment, stdin, stdout, stderr });
