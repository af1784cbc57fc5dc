import { setTimeout as pause } from 'node:timers/promises';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { exportProblemMessages } from '@zuschlag/i18n/messages/exports';
import type { Zuschlag } from '@zuschlag/sdk/connect';
import type { DataExport } from '@zuschlag/validation/exports/exports';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type Context, contextOf, newCommand } from '../command.ts';
import { type FileOptions, keepFile, withFileOptions } from '../downloaded-file.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodes } from '../exit-codes.ts';

const POLL_MS = 500;

type ExportOptions = FileOptions & { view?: string; due?: boolean; mine?: boolean; customer?: string };

/** `zuschlag chances export`: the Chances that the owner of the token sees, as the server writes them in the background. */
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
  return newCommand('chances', 'chances', env).addCommand(exporting);
}

/** @throws {Ending} when the owner of the token sees no view of this name */
async function definitionOf({ api }: Zuschlag, name: string) {
  const { views } = await api.views.list.query();
  const view = views.find((one) => one.name === name || one.id === name);
  if (!view) throw new Ending(exitCodes.usage, 'unknownView', { name, names: views.map((one) => one.name).join(', ') });
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
