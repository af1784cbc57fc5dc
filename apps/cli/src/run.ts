import { CommanderError } from 'commander';
import { readEnv, type Surroundings } from './env.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { programOf } from './program.ts';
import { tellFailure } from './tell-failure.ts';

/** Runs one call of the program. @returns what it answers to the shell */
export async function run(surroundings: Surroundings): Promise<ExitCode> {
  const env = readEnv(surroundings);
  try {
    await programOf(env).parseAsync([...surroundings.parameters], { from: 'user' });
    return env.exitCode;
  } catch (error) {
    // Help ends this way too.
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    return isHelp ? exitCodes.done : tellFailure(error, env);
  }
}
