import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { contextOf, newCommand } from '../command.ts';
import { type FileOptions, keepFile, withFileOptions } from '../downloaded-file.ts';
import type { Env } from '../env.ts';
import { tableOf } from '../tables.ts';

/**
 * `zuschlag export <table>`: the table as a file that can be imported again. `zuschlag template <table>`: the empty file,
 * to be filled in.
 */
export function tableFileCommand(kind: 'export' | 'template', env: Env): Command {
  const { language } = env;
  const command = newCommand(kind, kind, env).argument(
    '<table>',
    cliText('tableArgument', language, { example: 'tariff' }),
  );
  return withFileOptions(command, language).action(async (name: string, options: FileOptions) => {
    const context = contextOf(env, options);
    const table = tableOf(name);
    const { files } = await connectionOf(env);
    const query = new URLSearchParams({ format: options.format, language: context.terminal.language });
    await keepFile(context, await files.download(`/configuration/${table}/${kind}?${query}`), { table, ...options });
  });
}
