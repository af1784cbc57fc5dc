import { text as allOf } from 'node:stream/consumers';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { connect } from '@zuschlag/sdk/connect';
import { ZuschlagError } from '@zuschlag/sdk/errors';
import type { Command } from 'commander';
import { checkedUrl, patienceOfCommands, storeAccess } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodes } from '../exit-codes.ts';

type Options = CommonOptions & { url?: string; token?: string };

/** `zuschlag login`: checks an access and keeps it. */
export function loginCommand(env: Env): Command {
  const { language } = env;
  return newCommand('login', 'login', env)
    .option('--url <url>', cliText('urlOption', language))
    .option('--token <token>', cliText('tokenOption', language))
    .action((options: Options) => login(contextOf(env, options), options));
}

async function login({ env, terminal }: Context, given: Options): Promise<void> {
  const url = checkedUrl(
    given.url ?? env.url ?? (terminal.isInteractive ? await terminal.ask(terminal.text('askUrl')) : ''),
  );
  const token = given.token ?? env.token ?? (await askedToken(env, terminal));
  if (!token.startsWith('zus_'))
    throw new Ending(exitCodes.usage, 'wrongToken', { url: new URL('/profile/tokens', url).href });
  if (url.startsWith('http:') && !isThisMachine(url)) terminal.note(terminal.text('plainHttp'));
  const me = await connect({ url, token, patience: patienceOfCommands })
    .api.accounts.me.query()
    .catch((error: unknown) => {
      throw error instanceof ZuschlagError && error.code === 'UNAVAILABLE'
        ? new Ending(exitCodes.unreachable, 'unreachable', { url })
        : error;
    });
  const file = await storeAccess(env, { url, token });
  terminal.say(terminal.text('loggedIn', { name: `${me.firstname} ${me.lastname}`, file }));
  terminal.document({ exitCode: exitCodes.done, url, file, user: { id: me.id, email: me.email } });
}

/** Typed without being shown, or sent through a pipe. */
async function askedToken({ stdin }: Env, terminal: Context['terminal']): Promise<string> {
  if (terminal.isInteractive) return terminal.ask(terminal.text('askToken'), { isHidden: true });
  return stdin.isTTY ? '' : (await allOf(stdin)).trim();
}

function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
