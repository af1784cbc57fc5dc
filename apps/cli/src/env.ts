import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@zuschlag/i18n/locales';

/** What the environment says; read once, at the start. */
export type Env = {
  url: string | null;
  token: string | null;
  /** where `login` keeps its file */
  configFolder: string;
  language: Locale;
  /** where the person stands; npm runs its scripts at the root of the repository instead */
  folder: string;
};

/** The variables of the product, then where XDG and the locale point. German unless the locale is an English one. */
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
