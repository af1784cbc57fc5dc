import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';
import { Command, Option, type OutputConfiguration } from 'commander';
import type { Env } from './env.ts';
import { type Terminal, terminalOf } from './terminal.ts';

/** The context of every command, in addition to its arguments. */
export type Context = { env: Env; terminal: Terminal };
export type CommonOptions = { json?: boolean; language?: string };

/** A command with the options all of them share. */
export function newCommand(name: string, about: CliMessage, env: Env): Command {
  const { language } = env;
  return (
    new Command(name)
      .configureOutput(outputOf(env))
      .description(cliText(about, language))
      .helpOption('-h, --help', cliText('help', language))
      .exitOverride()
      // Options after the name of a subcommand are its own.
      .enablePositionalOptions()
      .option('--json', cliText('jsonOption', language))
      .addOption(new Option('--language <language>', cliText('languageOption', language)).choices(['de', 'en']))
      .configureHelp({ styleTitle: (title) => titleIn(title, language) })
  );
}

/** Where Commander writes its help and its errors. */
export function outputOf({ stdout, stderr }: Env): OutputConfiguration {
  return { writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) };
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

export function contextOf(env: Env, { json = false }: CommonOptions): Context {
  return { env, terminal: terminalOf(env, { isJson: json }) };
}
