import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Locale } from '@zuschlag/i18n/locales';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { type Command, Option } from 'commander';
import type { CommonOptions, Context } from './command.ts';
import { Ending, exitCodes } from './exit-codes.ts';
import { fileTrouble } from './file-trouble.ts';
import { commandName } from './tables.ts';

export type FileOptions = CommonOptions & { format: 'xlsx' | 'csv'; out?: string };
/** Files that are no table of the configuration. */
const documents = ['chances', 'brief', 'handout'] as const;
type DocumentKind = (typeof documents)[number];
type Download = { name: string | null; bytes: Uint8Array };

/** The options of a command that fetches a file of a table. */
export function withFileOptions(command: Command, language: Locale): Command {
  return command
    .addOption(
      new Option('--format <format>', cliText('formatOption', language)).choices(['xlsx', 'csv']).default('xlsx'),
    )
    .option('-o, --out <file>', cliText('outOption', language));
}

/** Writes a file of the server to the path that was asked for, to stdout, or under its own name into this folder. */
export async function keepFile(
  { env, terminal }: Context,
  file: Download,
  { table, format, out }: Pick<FileOptions, 'out'> & { table: TableKey | DocumentKind; format: string },
): Promise<void> {
  if (out === '-' && !terminal.isJson) return void env.stdout.write(file.bytes);
  // The server's name is only a name here: it may not lead out of this folder, nor over a file that is there.
  const target =
    out && out !== '-' ? out : basename(file.name ?? `${isDocument(table) ? table : commandName(table)}.${format}`);
  try {
    await writeFile(target, file.bytes, { flag: out ? 'w' : 'wx' });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isThere
      ? new Ending(exitCodes.usage, 'exists', { file: target })
      : new Ending(exitCodes.usage, 'cannotWrite', {
          file: target,
          reason: fileTrouble(error, 'write', terminal.language),
        });
  }
  terminal.say(terminal.text('exported', { file: target }));
  terminal.document({ exitCode: exitCodes.done, table, format, file: target, bytes: file.bytes.byteLength });
}

function isDocument(table: TableKey | DocumentKind): table is DocumentKind {
  return documents.some((kind) => kind === table);
}
