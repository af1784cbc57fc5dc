import { formatDay } from '@zuschlag/i18n/format';
import { connect } from '@zuschlag/sdk/connect';
import type { Command } from 'commander';
import { accessOf } from '../access.ts';
import { type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

/** `zuschlag whoami`: in whose name this works, and how long yet. */
export function whoamiCommand(env: Env): Command {
  return newCommand('whoami', 'whoami', env).action((options: object) => whoami(contextOf(env, options)));
}

async function whoami({ env, terminal }: Context): Promise<void> {
  const access = await accessOf(env);
  const { api } = connect(access);
  const [me, { tokens }] = await Promise.all([api.accounts.me.query(), api.accounts.tokens.list.query()]);
  const token = tokens.find(({ prefix, revokedAt }) => revokedAt === null && access.token.startsWith(prefix));
  const { id, email, firstname, lastname, role, isConfigAdmin, organizationId, organizationName } = me;
  const rights = isConfigAdmin ? `${role}, ${terminal.text('configAdmin')}` : role;
  terminal.say(`${firstname} ${lastname} <${email}>`);
  terminal.say(`${organizationName} · ${rights}`);
  terminal.say(access.url);
  if (token) {
    const day = formatDay(token.expiresOn, terminal.language);
    terminal.say(terminal.text('tokenLine', { name: token.name, day }));
  }
  terminal.document({
    exitCode: exitCodes.done,
    url: access.url,
    user: { id, email, firstname, lastname, role, isConfigAdmin, organizationId, organizationName },
    token: token ? { name: token.name, expiresOn: token.expiresOn } : null,
  });
}
