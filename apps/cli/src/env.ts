import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@zuschlag/i18n/locales';

/** The settings from the environment, read once at the start. */
export type Env = {
  url: string | null;
  token: string | null;
  /** the folder of the file of `login` */
  configFolder: string;
  language: Locale;
  /** the folder of the user's shell; npm runs its scripts at the root of the repository instead */
  folder: string;
};

/** Reads the variables of the product, then those of XDG and of the locale. German unless the locale is English. */
export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  const locale = env.ZUSCHLAG_LANGUAGE || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return {
    url: env.ZUSCHLAG_URL || null,
    token: env.ZUSCHLAG_TOKEN || null,
    configFolder: join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'zuschlag'),
    language: /^en\b|^en_/i.test(locale) ? 'en' : 'de',
    folder: (env.npm_lifecycle_event === 'zuschlag' && env.INIT_CWD) || process.cwd(),
  };
}
