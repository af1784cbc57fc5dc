#!/usr/bin/env node
import { CommanderError } from 'commander';
import { languageFrom } from './command.ts';
import { readEnv } from './env.ts';
import { exitCodes } from './exit-codes.ts';
import { programOf } from './program.ts';
import { tellFailure } from './tell-failure.ts';

const env = languageFrom(readEnv());
process.chdir(env.folder);
try {
  await programOf(env).parseAsync();
} catch (error) {
  // Help ends this way too.
  const isHelp = error instanceof CommanderError && error.exitCode === 0;
  process.exitCode = isHelp ? exitCodes.done : await tellFailure(error, env);
}
