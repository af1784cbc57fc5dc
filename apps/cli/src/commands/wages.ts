import { formatEuro } from '@zuschlag/i18n/format';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { WageRaise } from '@zuschlag/validation/services/wages/raise-wages';
import { type Command, Option } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { Ending, exitCodes } from '../exit-codes.ts';
import { asFraction, asNumber } from '../number-option.ts';

type WageOptions = CommonOptions & {
  chance: string;
  percent?: number;
  amount?: number;
  wage?: number;
  dryRun?: boolean;
};

/** `zuschlag services wages <serviceId…> --chance <id>`: changes hourly wages in one act, and says what it leads to. */
export function wagesCommand(env: Env): Command {
  const { language } = env;
  return newCommand('wages', 'servicesWages', env)
    .argument('<serviceId...>', cliText('servicesArgument', language))
    .requiredOption('--chance <id>', cliText('wagesChanceOption', language))
    .addOption(wayOption('--percent <percent>', 'wagesPercentOption', env).argParser(asFraction))
    .addOption(wayOption('--amount <euros>', 'wagesAmountOption', env).argParser(asNumber))
    .addOption(wayOption('--wage <euros>', 'wagesWageOption', env).argParser(asNumber))
    .option('--dry-run', cliText('copyTrialOption', language))
    .action((serviceIds: string[], options: WageOptions) => change(contextOf(env, options), serviceIds, options));
}

type WayText = 'wagesPercentOption' | 'wagesAmountOption' | 'wagesWageOption';
function wayOption(flags: string, text: WayText, { language }: Env): Option {
  const option = new Option(flags, cliText(text, language));
  return option.conflicts(['percent', 'amount', 'wage'].filter((name) => name !== option.attributeName()));
}

function wageRaiseOf({ percent, amount, wage }: WageOptions): WageRaise {
  if (percent !== undefined) return { by: 'share', value: percent };
  if (amount !== undefined) return { by: 'amount', value: amount };
  if (wage !== undefined) return { by: 'wage', value: wage };
  throw new Ending(exitCodes.usage, 'wagesNeedWay');
}

async function change({ env, terminal }: Context, serviceIds: string[], options: WageOptions): Promise<void> {
  const { chance: chanceId, dryRun: isTrial = false } = options;
  const raise = wageRaiseOf(options);
  const { api } = await connectionOf(env);
  const { services } = await api.services.raiseWages.mutate({ chanceId, serviceIds, raise, isTrial });
  const euro = (value: number | null) =>
    value === null ? terminal.text('noPrice') : formatEuro(value, terminal.language);
  for (const { serviceName, operationalOrganizationShortName: organization, before, after } of services) {
    const wage = `${euro(before.hourlyWage)} → ${euro(after.hourlyWage)}`;
    terminal.say(`${serviceName} (${organization})  ${wage}  ${euro(before.revenue)} → ${euro(after.revenue)}`);
  }
  const changed = services.filter(({ before, after }) => before.hourlyWage !== after.hourlyWage);
  terminal.say(terminal.text(isTrial ? 'wagesTrial' : 'wagesChanged', { count: changed.length }));
  terminal.document({ exitCode: exitCodes.done, isTrial, services });
}
