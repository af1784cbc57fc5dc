import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { type Command, Option } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodes } from '../exit-codes.ts';
import { reasonOf } from '../plan-import.ts';
import { commandName, tableOf } from '../tables.ts';

type Options = CommonOptions & { format: 'xlsx' | 'csv'; out?: string };

/** `zuschlag export <table>`: the table as a file that can be imported again. */
export function exportCommand(env: Env): Command {
  const { language } = env;
  return newCommand('export', 'export', env)
    .argument('<table>', cliText('tableArgument', language, { example: 'tariff' }))
    .addOption(
      new Option('--format <format>', cliText('formatOption', language)).choices(['xlsx', 'csv']).default('xlsx'),
    )
    .option('-o, --out <file>', cliText('outOption', language))
    .action((table: string, options: Options) => exportTable(contextOf(env, options), table, options));
}

async function exportTable({ env, terminal }: Context, name: string, { format, out }: Options): Promise<void> {
  const table = tableOf(name);
  const { files } = await connectionOf(env);
  const query = new URLSearchParams({ format, language: terminal.language });
  const file = await files.download(`/configuration/${table}/export?${query}`);
  if (out === '-' && !terminal.isJson) return void env.stdout.write(file.bytes);
  // The server's name is only a name here: it may not lead out of this folder, nor over a file that is there.
  const target = out && out !== '-' ? out : basename(file.name ?? `${commandName(table)}.${format}`);
  try {
    await writeFile(target, file.bytes, { flag: out ? 'w' : 'wx' });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isThere
      ? new Ending(exitCodes.usage, 'exists', { file: target })
      : new Ending(exitCodes.usage, 'cannotWrite', { file: target, reason: reasonOf(error) });
  }
  terminal.say(terminal.text('exported', { file: target }));
  terminal.document({ exitCode: exitCodes.done, table, format, file: target, bytes: file.bytes.byteLength });
}
