import { formatDateTime } from '@zuschlag/i18n/format';
import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';
import type { tableActions } from '@zuschlag/validation/configuration/overview';
import { type Command, InvalidArgumentError } from 'commander';
import { connectionOf } from '../access.ts';
import { rowName } from '../cell-text.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';
import { tableOf } from '../tables.ts';

const LIMITS = { usual: 20, most: 100 };
const actionWords: { [action in (typeof tableActions)[number]]: CliMessage } = {
  add: 'didAdd',
  remove: 'didRemove',
  import: 'didImport',
  undoImport: 'didUndo',
};

/** `zuschlag history <table>`: who changed it and when, the newest first. */
export function historyCommand(env: Env): Command {
  const { language } = env;
  return newCommand('history', 'history', env)
    .argument('<table>', cliText('tableArgument', language, { example: 'tariff' }))
    .option('--limit <count>', cliText('limitOption', language), asLimit, LIMITS.usual)
    .action((table: string, options: CommonOptions & { limit: number }) =>
      history(contextOf(env, options), table, options.limit),
    );
}

async function history({ env, terminal }: Context, name: string, first: number): Promise<void> {
  const table = tableOf(name);
  const { api } = await connectionOf(env);
  const { edges } = await api.configuration.history.query({ table, first });
  const changes = edges.map(({ node }) => node);
  const { language } = terminal;
  if (changes.length === 0) terminal.say(terminal.text('noHistory'));
  for (const { at, by, action, row, fileName, added, removed, importId } of changes) {
    const who = by ? `${by.firstname} ${by.lastname}` : '–';
    const what = row ? rowName(table, row, language) : `${fileName ?? ''} (+${added} −${removed}) ${importId ?? ''}`;
    terminal.say(`${formatDateTime(at, language)}  ${who}  ${terminal.text(actionWords[action])}: ${what}`);
  }
  terminal.document({ exitCode: exitCodes.done, table, changes });
}

function asLimit(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > LIMITS.most) throw new InvalidArgumentError(`1–${LIMITS.most}`);
  return count;
}
