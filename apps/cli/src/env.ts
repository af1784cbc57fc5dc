import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Locale } from '@zuschlag/i18n/locales';
import { type ExitCode, exitCodes } from './exit-codes.ts';

/** Where the program runs: a process of its own, or a test that calls it. */
export type Surroundings = {
  parameters: readonly string[];
  environment: NodeJS.ProcessEnv;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean; columns?: number };
};

/** The settings from the surroundings, read once at the start. */
export type Env = Surroundings & {
  url: string | null;
  token: string | null;
  /** the folder of the file of `login` */
  configFolder: string;
  language: Locale;
  /** the exit code of the command that ran */
  exitCode: ExitCode;
};

/** Reads the variables of the product, then those of XDG and of the locale. */
export function readEnv(surroundings: Surroundings): Env {
  const env = surroundings.environment;
  return {
    ...surroundings,
    url: env.ZUSCHLAG_URL || null,
    token: env.ZUSCHLAG_TOKEN || null,
    configFolder: join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'zuschlag'),
    language: languageOf(surroundings),
    exitCode: exitCodes.done,
  };
}

/** The folder of the user's shell; npm runs its scripts at the root of the repository instead. */
export function startFolder(env: NodeJS.ProcessEnv): string {
  return (env.npm_lifecycle_event === 'zuschlag' && env.INIT_CWD) || process.cwd();
}

/** The language of `--language`, which counts for help and errors too, else that of the locale: German unless it is English. */
export function languageOf({ parameters, environment: env }: Pick<Surroundings, 'parameters' | 'environment'>): Locale {
  const given = /--language[ =](de|en)\b/.exec(parameters.join(' '))?.[1];
  if (given === 'de' || given === 'en') return given;
  const locale = env.ZUSCHLAG_LANGUAGE || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^en\b|^en_/i.test(locale) ? 'en' : 'de';
}
