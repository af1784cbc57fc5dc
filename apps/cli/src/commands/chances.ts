import { setTimeout as pause } from 'node:timers/promises';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { exportProblemMessages } from '@zuschlag/i18n/messages/exports';
import type { Zuschlag } from '@zuschlag/sdk/connect';
import type { DataExport } from '@zuschlag/validation/exports/exports';
import { type Command, Option } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand, newGroup } from '../command.ts';
import { type FileOptions, keepFile, withFileOptions } from '../downloaded-file.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodes } from '../exit-codes.ts';
import { erosionCommand } from './erosion.ts';
import { handoutCommand } from './handout.ts';
import { recalculationCommand } from './recalculation.ts';

const POLL_MS = 500;

type ExportOptions = FileOptions & { view?: string; due?: boolean; mine?: boolean; customer?: string };

/** `zuschlag chances`: what the owner of the token sees of Chances, as files of the server. */
export function chancesCommand(env: Env): Command {
  const { language } = env;
  const exporting = newCommand('export', 'chancesExport', env)
    .option('--view <name>', cliText('viewOption', language))
    .option('--mine', cliText('mineOption', language))
    .option('--due', cliText('dueOption', language))
    .option('--customer <text>', cliText('customerOption', language));
  withFileOptions(exporting, language).action(async (options: ExportOptions) => {
    const context = contextOf(env, options);
    const connection = await connectionOf(env);
    const definition = options.view === undefined ? {} : await definitionOf(connection, options.view);
    const { mine, due, customer } = options;
    const filters = {
      ...definition.filters,
      ...(mine ? { onlyOwn: true } : {}),
      ...(due ? { dueThisWeek: true } : {}),
      ...(customer ? { customerName: customer } : {}),
    };
    const started = await connection.api.exports.start.mutate({
      kind: 'chances',
      format: options.format,
      language: context.terminal.language,
      chances: { ...definition, filters },
    });
    const { id } = await finished(connection, started, context);
    await keepFile(context, await connection.files.download(`/exports/${id}/file`), { table: 'chances', ...options });
  });
  return newGroup('chances', 'chances', env)
    .addCommand(exporting)
    .addCommand(briefCommand(env))
    .addCommand(handoutCommand(env))
    .addCommand(erosionCommand(env))
    .addCommand(recalculationCommand(env));
}

/** `zuschlag chances brief <chanceId>`: a Chance on one or two pages as PDF, in the language of the command line. */
function briefCommand(env: Env): Command {
  const { language } = env;
  return (
    newCommand('brief', 'chancesBrief', env)
      .argument('<chanceId>', cliText('chanceArgument', language))
      .option('-o, --out <file>', cliText('outOption', language))
      // The name it had before the commands agreed on one.
      .addOption(new Option('--output <file>').hideHelp())
      .action(async (chanceId: string, options: CommonOptions & { out?: string; output?: string }) => {
        const context = contextOf(env, options);
        const { chances } = await connectionOf(env);
        const file = await chances.brief(chanceId, { language: context.terminal.language });
        await keepFile(context, file, { table: 'brief', format: 'pdf', out: options.out ?? options.output });
      })
  );
}

/** @throws {Ending} when the owner of the token sees no view of this name */
async function definitionOf({ api }: Zuschlag, name: string) {
  const { views } = await api.views.list.query();
  const view = views.find((one) => one.name === name || one.id === name);
  if (!view) {
    const names = views.map((one) => one.name).join(', ');
    throw new Ending(exitCodes.usage, names === '' ? 'noViews' : 'unknownView', { name, names });
  }
  return view.definition;
}

async function finished({ api }: Zuschlag, started: DataExport, { terminal }: Context): Promise<DataExport> {
  let current = started;
  try {
    while (current.state === 'waiting' || current.state === 'running') {
      await pause(POLL_MS);
      current = await api.exports.byId.query({ id: started.id });
      if (current.total !== null) terminal.progress(`${current.done} / ${current.total}`);
    }
  } finally {
    terminal.progress(null);
  }
  if (current.state === 'done') return current;
  const reason = exportProblemMessages[current.problem ?? 'FAULT'][terminal.language];
  throw new Ending(exitCodes.unexpected, 'exportFailed', { reason });
}
