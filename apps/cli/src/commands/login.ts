import { text as allOf } from 'node:stream/consumers';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { connect } from '@zuschlag/sdk/connect';
import { ZuschlagError } from '@zuschlag/sdk/errors';
import type { Command } from 'commander';
import { type Access, checkedUrl, patienceOfCommands, storeAccess } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodeOf, exitCodes } from '../exit-codes.ts';
import { messageOf, reasonIn } from '../tell-failure.ts';
import { isYes, type Terminal } from '../terminal.ts';

type Options = CommonOptions & { url?: string; token?: string };

/** `zuschlag login`: checks an access and keeps it. */
export function loginCommand(env: Env): Command {
  const { language } = env;
  return newCommand('login', 'login', env)
    .option('--url <url>', cliText('urlOption', language))
    .option('--token <token>', cliText('tokenOption', language))
    .action((options: Options) => login(contextOf(env, options), options));
}

async function login(context: Context, given: Options): Promise<void> {
  const { env, terminal } = context;
  const stated = given.url ?? env.url;
  const url =
    stated === null && terminal.isInteractive
      ? await asked(context, () => terminal.ask(terminal.text('askUrl')), checkedUrl)
      : checkedUrl(stated ?? '');
  if (url.startsWith('http:') && !isThisMachine(url)) terminal.note(terminal.text('plainHttp'));
  const known = given.token ?? env.token;
  const secret = () => terminal.ask(terminal.text('askToken'), { isHidden: true });
  const check = async (token: string) => ({ token, me: await ownerOf({ url, token }, terminal) });
  const { token, me } =
    known === null && terminal.isInteractive
      ? await asked(context, secret, check)
      : await check(known ?? (await pipedToken(env)));
  const file = await storeAccess(env, { url, token });
  terminal.say(terminal.text('loggedIn', { name: `${me.firstname} ${me.lastname}`, file }));
  terminal.document({ exitCode: exitCodes.done, url, file, user: { id: me.id, email: me.email } });
}

/** Asks again while the answer is wrong, so that a slip does not cost the answers before it; an empty one ends. */
async function asked<Good>(
  { env, terminal }: Context,
  ask: () => Promise<string>,
  check: (answer: string) => Good | Promise<Good>,
): Promise<Good> {
  for (;;) {
    const answer = await ask();
    try {
      return await check(answer);
    } catch (error) {
      const code = exitCodeOf(error);
      if (answer === '' || (code !== exitCodes.usage && code !== exitCodes.notPermitted)) throw error;
      terminal.note(await messageOf(error, env));
    }
  }
}

/** Who owns a token. Without an answer a person may let it try again, and need not paste the token a second time. */
async function ownerOf({ url, token }: Access, terminal: Terminal) {
  if (!token.startsWith('zus_'))
    throw new Ending(exitCodes.usage, 'wrongToken', { url: new URL('/profile/tokens', url).href });
  const { api } = connect({ url, token, patience: patienceOfCommands });
  for (;;) {
    try {
      return await api.accounts.me.query();
    } catch (error) {
      if (!(error instanceof ZuschlagError) || error.code !== 'UNAVAILABLE') throw error;
      const ending = new Ending(exitCodes.unreachable, 'unreachable', { url: [url, reasonIn(error)].join(' ').trim() });
      if (!terminal.isInteractive) throw ending;
      terminal.note(terminal.text(ending.word, ending.values));
      if (!isYes(await terminal.ask(terminal.text('askAgain')))) throw ending;
    }
  }
}

async function pipedToken({ stdin }: Env): Promise<string> {
  return stdin.isTTY ? '' : (await allOf(stdin)).trim();
}

function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
