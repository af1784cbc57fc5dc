import { formatEuro, formatPercent } from '@zuschlag/i18n/format';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';
import { asFraction } from '../number-option.ts';

type ErosionOptions = CommonOptions & { increase?: number; clause?: number };

/** `zuschlag chances erosion <chanceId>`: what is left of the margin, year by year, when wages rise with the tariff. */
export function erosionCommand(env: Env): Command {
  const { language } = env;
  return newCommand('erosion', 'chancesErosion', env)
    .argument('<chanceId>', cliText('chanceArgument', language))
    .option('--increase <percent>', cliText('increaseOption', language), asFraction)
    .option('--clause <percent>', cliText('clauseOption', language), asFraction)
    .action((chanceId: string, options: ErosionOptions) => show(contextOf(env, options), chanceId, options));
}

async function show({ env, terminal }: Context, chanceId: string, options: ErosionOptions): Promise<void> {
  const { api } = await connectionOf(env);
  const { increase: yearlyTariffIncrease, clause: escalationClause } = options;
  const analysis = await api.erosion.ofChance.query({ chanceId, yearlyTariffIncrease, escalationClause });
  const { language } = terminal;
  const share = (value: number | null) => (value === null ? '–' : formatPercent(value, language));
  for (const { year, pricePerHour, costPerHour, margin } of analysis.rows) {
    const [price, cost] = [pricePerHour, costPerHour].map((value) => formatEuro(value, language)) as [string, string];
    terminal.say(terminal.text('erosionYear', { year, price, cost, margin: share(margin) }));
  }
  const { status, effectiveMargin, erosion } = analysis;
  terminal.say(
    status === 'OK'
      ? terminal.text('erosionSum', { margin: share(effectiveMargin), erosion: share(erosion) })
      : terminal.text(`erosion_${status}`),
  );
  terminal.document({ exitCode: exitCodes.done, ...analysis });
}
