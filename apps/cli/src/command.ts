import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';
import { Command, Option } from 'commander';
import { type Env, readEnv } from './env.ts';
import { type Terminal, terminalOf } from './terminal.ts';

/** The context of every command, in addition to its arguments. */
export type Context = { env: Env; terminal: Terminal };
export type CommonOptions = { json?: boolean; language?: string };

/** A command with the options all of them share. */
export function newCommand(name: string, about: CliMessage, { language }: Env): Command {
  return new Command(name)
    .description(cliText(about, language))
    .helpOption('-h, --help', cliText('help', language))
    .exitOverride()
    .option('--json', cliText('jsonOption', language))
    .addOption(new Option('--language <language>', cliText('languageOption', language)).choices(['de', 'en']))
    .configureHelp({ styleTitle: (title) => titleIn(title, language) });
}

/** Commander's own headings, in our language. */
export function titleIn(title: string, language: Env['language']): string {
  const words: { [title: string]: CliMessage } = {
    'Usage:': 'usage',
    'Arguments:': 'arguments',
    'Options:': 'options',
    'Commands:': 'commands',
  };
  const word = words[title];
  return word ? cliText(word, language) : title;
}

export function contextOf({ json = false }: CommonOptions): Context {
  const env = languageFrom(readEnv());
  return { env, terminal: terminalOf({ language: env.language, isJson: json }) };
}

/** `--language` counts before anything is read, since help and errors are in it too. */
export function languageFrom(env: Env, parameters: readonly string[] = process.argv): Env {
  const joined = parameters.join(' ');
  const given = /--language[ =](de|en)\b/.exec(joined)?.[1];
  return given === 'de' || given === 'en' ? { ...env, language: given } : env;
}
