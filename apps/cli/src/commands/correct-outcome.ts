import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

/** `zuschlag correct-outcome <chanceId> --reason <text>`: takes the outcome of a Chance back. */
export function correctOutcomeCommand(env: Env): Command {
  const { language } = env;
  return newCommand('correct-outcome', 'correctOutcome', env)
    .argument('<chanceId>', cliText('chanceArgument', language))
    .requiredOption('--reason <text>', cliText('reasonOption', language))
    .action((chanceId: string, options: CommonOptions & { reason: string }) =>
      correctOutcome(contextOf(env, options), chanceId, options.reason),
    );
}

async function correctOutcome({ env, terminal }: Context, chanceId: string, reason: string): Promise<void> {
  const { api } = await connectionOf(env);
  const { shortNumber, state } = await api.chance.correctOutcome.mutate({ chanceId, reason });
  terminal.say(terminal.text('outcomeCorrected', { number: shortNumber }));
  terminal.document({ exitCode: exitCodes.done, chanceId, shortNumber, state });
}
