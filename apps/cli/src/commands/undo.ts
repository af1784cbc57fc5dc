import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodes } from '../exit-codes.ts';
import { isYes } from '../terminal.ts';

/** `zuschlag undo <importId>`: takes one import back as a whole. */
export function undoCommand(env: Env): Command {
  const { language } = env;
  return newCommand('undo', 'undo', env)
    .argument('<importId>', cliText('importArgument', language))
    .option('-y, --yes', cliText('yesOption', language))
    .action((id: string, options: CommonOptions & { yes?: boolean }) =>
      undo(contextOf(env, options), id, options.yes ?? false),
    );
}

async function undo({ env, terminal }: Context, id: string, isConfirmed: boolean): Promise<void> {
  const { api, imports } = await connectionOf(env);
  const { fileName: file } = await api.configuration.imports.byId.query({ id });
  const mayUndo =
    isConfirmed || (terminal.isInteractive && isYes(await terminal.ask(terminal.text('confirmUndo', { file }))));
  if (!mayUndo) throw new Ending(exitCodes.notConfirmed, 'notConfirmed');
  const { table, state } = await imports.undo(id, {
    onLost: () => terminal.note(terminal.text('answerLost')),
  });
  terminal.say(terminal.text('undone', { file }));
  terminal.document({ exitCode: exitCodes.done, importId: id, table, fileName: file, state });
}
