import { cliText } from '@zuschlag/i18n/messages/command-line';
import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { languageOption, outputOf } from './command.ts';
import { chancesCommand } from './commands/chances.ts';
import { chatCommand } from './commands/chat.ts';
import { correctOutcomeCommand } from './commands/correct-outcome.ts';
import { customersCommand } from './commands/customers.ts';
import { grantManagerCommand } from './commands/grant-manager.ts';
import { historyCommand } from './commands/history.ts';
import { importCommand } from './commands/import.ts';
import { loginCommand } from './commands/login.ts';
import { scenariosCommand } from './commands/scenarios.ts';
import { servicesCommand } from './commands/services.ts';
import { statusCommand } from './commands/status.ts';
import { tableFileCommand } from './commands/table-file.ts';
import { tasksCommand } from './commands/tasks.ts';
import { undoCommand } from './commands/undo.ts';
import { verifyCommand } from './commands/verify.ts';
import { whoamiCommand } from './commands/whoami.ts';
import type { Env } from './env.ts';
import { allTableNames } from './tables.ts';
import { helpIn } from './usage.ts';

/** Every command under its name. */
export function programOf(env: Env): Command {
  const { language } = env;
  const program = new Command('zuschlag')
    .description(cliText('about', language))
    .helpOption('-h, --help', cliText('help', language))
    .helpCommand('help [command]', cliText('helpCommand', language))
    .configureOutput(outputOf(env))
    .version(manifest.version, '-V, --version', cliText('versionOption', language))
    .option('--json', cliText('jsonOption', language))
    .addOption(languageOption(language))
    .configureHelp(helpIn(language))
    .addHelpText('after', `\n${cliText('tables', language, { names: allTableNames })}`)
    .addHelpText('after', cliText('exitCodes', language))
    .enablePositionalOptions()
    .exitOverride();
  for (const command of [
    ...[loginCommand(env), whoamiCommand(env), importCommand(env)],
    ...[tableFileCommand('export', env), tableFileCommand('template', env)],
    ...[tasksCommand(env), chatCommand(env)],
    ...[undoCommand(env), statusCommand(env), historyCommand(env)],
    ...[
      chancesCommand(env),
      servicesCommand(env),
      scenariosCommand(env),
      customersCommand(env),
      correctOutcomeCommand(env),
    ],
    verifyCommand(env),
    grantManagerCommand(env),
  ])
    program.addCommand(command);
  return program;
}
