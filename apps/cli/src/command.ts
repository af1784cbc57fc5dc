import { type CliMessage, cliText } from '@zuschlag/i18n/messages/command-line';
import { Command, Option, type OutputConfiguration } from 'commander';
import type { Env } from './env.ts';
import { type Terminal, terminalOf } from './terminal.ts';
import { helpIn } from './usage.ts';

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
      .addOption(languageOption(language))
      .configureHelp(helpIn(language))
  );
}

export function languageOption(language: Env['language']): Option {
  return new Option('--language <language>', cliText('languageOption', language)).choices(['de', 'en']);
}

/** Where the parser writes its help. It tells no errors: a wrong call ends like every other failure, in both languages. */
export function outputOf({ stdout, stderr }: Env): OutputConfiguration {
  return {
    writeOut: (text) => stdout.write(text),
    writeErr: (text) => stderr.write(text),
    outputError: () => undefined,
  };
}

/** A command that only holds other commands. */
export function newGroup(name: string, about: CliMessage, env: Env): Command {
  return newCommand(name, about, env).helpCommand('help [command]', cliText('helpCommand', env.language));
}

/** The options that every command shares count before the name of the command too. */
export function contextOf(env: Env, { json = false }: CommonOptions): Context {
  return { env, terminal: terminalOf(env, { isJson: json || env.parameters.includes('--json') }) };
}
