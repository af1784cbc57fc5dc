import { recalculationSteps } from '@zuschlag/i18n/command-line/calculation-messages';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

/** `zuschlag chances recalculation <chanceId>`: how far the last run on a Chance is, and what it could not price. */
export function recalculationCommand(env: Env): Command {
  return newCommand('recalculation', 'chancesRecalculation', env)
    .argument('<chanceId>', cliText('chanceArgument', env.language))
    .action((chanceId: string, options: CommonOptions) => show(contextOf(env, options), chanceId));
}

async function show({ env, terminal }: Context, chanceId: string): Promise<void> {
  const { api } = await connectionOf(env);
  const { last } = await api.recalculations.ofChance.query({ chanceId });
  if (!last) terminal.say(terminal.text('noRecalculation'));
  else if (last.state === 'undone') terminal.say(terminal.text('recalculationUndone'));
  else {
    const { done, total, percent } = last;
    const step = recalculationSteps[last.step][terminal.language];
    terminal.say(terminal.text('recalculationAt', { step, done, total, percent }));
  }
  for (const { serviceName } of last?.failed ?? []) terminal.say(`  ${serviceName}: ${terminal.text('noPrice')}`);
  terminal.document({ exitCode: exitCodes.done, chanceId, recalculation: last });
}
