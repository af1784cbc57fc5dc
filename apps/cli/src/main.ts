#!/usr/bin/env node
import { startFolder } from './env.ts';
import { run } from './run.ts';

const { argv, env: environment, stdin, stdout, stderr } = process;
process.chdir(startFolder(environment));
process.exitCode = await run({ parameters: argv.slice(2), environment, stdin, stdout, stderr });
