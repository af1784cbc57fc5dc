import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runningOwnerUrl } from '@zuschlag/db/embedded/running-owner';
import { z } from 'zod';
import { DomainError } from '../src/errors.ts';
import { foundOperator, type OperatorToFound } from '../src/platform/found-operator.ts';
import { readEnv } from '../src/process/env.ts';
import { openMigratedDatabase } from '../src/process/open-database.ts';

/**
 * npm run found: the operator's organization and its first Admin, with a link that sets the password once. What no option
 * names is asked for. Again it changes nothing; `--new-link` replaces a link that was not used.
 */
const questions = {
  organization: 'Name of your organization',
  short: 'Its short name',
  firstname: 'First name of the Admin',
  lastname: 'Last name of the Admin',
  email: 'E-mail address of the Admin',
} as const;
type Answers = Record<keyof typeof questions, string>;
const option = { type: 'string' } as const;
const text = (max: number) => z.string().trim().min(1).max(max);
const answers = z.object({
  organization: text(200),
  short: text(40),
  firstname: text(100),
  lastname: text(100),
  email: z.email(),
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      organization: option,
      short: option,
      firstname: option,
      lastname: option,
      email: option,
      'new-link': { type: 'boolean', default: false },
    },
  });
  const env = readEnv();
  const operator = await operatorOf(values, values['new-link']);
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  const found = async (ownerUrl: string) => {
    const { isNew, email, link } = await foundOperator(ownerUrl, operator, {
      now: new Date(),
      wantsNewLink: values['new-link'],
    });
    if (isNew) console.log(`Founded the organization of the operator and its Admin ${email}.`);
    else if (!link) console.log(`The Admin ${email} is there already: nothing was changed.`);
    if (link) console.log(`This link sets the password, once, within 7 days:\n\n  ${new URL(link, publicUrl).href}\n`);
  };
  const running = env.DATABASE_URL ? null : await runningOwnerUrl(path.resolve(env.DATA_FOLDER, 'database'));
  if (running) return found(running);
  const { database, closeConnections, stopServer } = await openMigratedDatabase(env, console.log);
  try {
    await found(database.ownerUrl);
  } finally {
    await closeConnections();
    await stopServer();
  }
}

/** What the options say; the rest is asked for at a terminal. A new link needs no answer. */
async function operatorOf(given: Partial<Answers>, isLink: boolean): Promise<OperatorToFound> {
  const said: Partial<Answers> = { ...given };
  const asked = (Object.keys(questions) as (keyof Answers)[]).filter((name) => !said[name] && !isLink);
  if (asked.length > 0 && !process.stdin.isTTY)
    throw new Error(`Missing: ${asked.map((name) => `--${name}`).join(', ')}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const name of asked) said[name] = await terminal.question(`${questions[name]}: `);
  terminal.close();
  if (isLink) return { organization: '', shortName: '', firstname: '', lastname: '', email: '' };
  const read = answers.safeParse(said);
  if (!read.success)
    throw new Error(`Not usable: ${read.error.issues.map((issue) => `--${issue.path.join('.')}`).join(', ')}`);
  const { short: shortName, ...rest } = read.data;
  return { ...rest, shortName };
}

const words: { [code: string]: string } = {
  EMAIL_IN_USE: 'This address belongs to a person of a tenant already. Use another one.',
  ALREADY_ACCEPTED: 'The Admin has set a password already. "Forgot password" on the sign-in page sets another one.',
};
try {
  await run();
} catch (error) {
  const known = error instanceof DomainError ? words[error.code] : undefined;
  console.error(known ?? (error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
