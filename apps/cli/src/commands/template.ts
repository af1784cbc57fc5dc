import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { contextOf, newCommand } from '../command.ts';
import { type FileOptions, keepFile, withFileOptions } from '../downloaded-file.ts';
import type { Env } from '../env.ts';
import { tableOf } from '../tables.ts';

/** `zuschlag template <table>`: the empty file of a table, to be filled in. */
export function templateCommand(env: Env): Command {
  const { language } = env;
  const command = newCommand('template', 'template', env).argument(
    '<table>',
    cliText('tableArgument', language, { example: 'tariff' }),
  );
  return withFileOptions(command, language).action(async (name: string, options: FileOptions) => {
    const context = contextOf(env, options);
    const table = tableOf(name);
    const { files } = await connectionOf(env);
    const query = new URLSearchParams({ format: options.format, language: context.terminal.language });
    await keepFile(context, await files.download(`/configuration/${table}/template?${query}`), { table, ...options });
  });
}
