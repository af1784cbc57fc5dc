import { formatEuro, formatPercent } from '@zuschlag/i18n/format';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand, newGroup } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

type AdoptOptions = CommonOptions & { confirmOvertaken?: boolean };

/** `zuschlag scenarios`: named copies of services beside the real ones of a Chance. */
export function scenariosCommand(env: Env): Command {
  const { language } = env;
  const listing = newCommand('list', 'scenariosList', env)
    .argument('<chanceId>', cliText('chanceArgument', language))
    .action((chanceId: string, options: CommonOptions) => list(contextOf(env, options), chanceId));
  const adopting = newCommand('adopt', 'scenariosAdopt', env)
    .argument('<scenarioId>', cliText('scenarioArgument', language))
    .option('--confirm-overtaken', cliText('overtakenOption', language))
    .action((id: string, options: AdoptOptions) => adopt(contextOf(env, options), id, options));
  return newGroup('scenarios', 'scenarios', env).addCommand(listing).addCommand(adopting);
}

async function list({ env, terminal }: Context, chanceId: string): Promise<void> {
  const { api } = await connectionOf(env);
  const { scenarios } = await api.scenarios.ofChance.query({ chanceId });
  if (scenarios.length === 0) terminal.say(terminal.text('noScenarios'));
  for (const { id, name, revenue, margin, isOutdated } of scenarios) {
    const share = margin === null ? '–' : formatPercent(margin, terminal.language);
    const mark = isOutdated ? `  ${terminal.text('scenarioOutdated')}` : '';
    terminal.say(`${id}  ${name}  ${formatEuro(revenue, terminal.language)}  ${share}${mark}`);
  }
  terminal.document({ exitCode: exitCodes.done, scenarios });
}

async function adopt({ env, terminal }: Context, scenarioId: string, options: AdoptOptions): Promise<void> {
  const { api } = await connectionOf(env);
  const { version } = await api.scenarios.byId.query({ scenarioId });
  const confirmsOvertaken = options.confirmOvertaken === true;
  const adopted = await api.scenarios.adopt.mutate({ scenarioId, version, confirmsOvertaken });
  const { changed, added, removed, revenue } = adopted;
  const price = formatEuro(revenue, terminal.language);
  terminal.say(terminal.text('scenarioAdopted', { changed, added, removed, price }));
  terminal.document({ exitCode: exitCodes.done, ...adopted });
}
