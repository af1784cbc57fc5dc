import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import type { ImportState } from '@zuschlag/validation/configuration/imports';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

const stateWords: { [state in ImportState]: CliMessage } = {
  reading: 'stateReading',
  planned: 'statePlanned',
  refused: 'stateRefused',
  committed: 'stateCommitted',
  undone: 'stateUndone',
  discarded: 'stateDiscarded',
};

/** `zuschlag status <importId>`: what became of an import, for example of one whose answer was lost. */
export function statusCommand(env: Env): Command {
  const { language } = env;
  return newCommand('status', 'status', env)
    .argument('<importId>', cliText('importArgument', language))
    .action((id: string, options: CommonOptions) => status(contextOf(env, options), id));
}

async function status({ env, terminal }: Context, id: string): Promise<void> {
  const { api } = await connectionOf(env);
  const { table, fileName, state } = await api.configuration.imports.byId.query({ id });
  const { language } = terminal;
  terminal.say(`${fileName} → ${tableNames[table][language]}: ${terminal.text(stateWords[state])}`);
  if (state === 'committed') terminal.say(terminal.text('howToUndo', { id }));
  const isWritten = state === 'committed';
  terminal.document({ exitCode: exitCodes.done, importId: id, table, fileName, state, isWritten });
}
