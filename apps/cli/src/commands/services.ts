import { formatEuro } from '@zuschlag/i18n/format';
import { dayNames } from '@zuschlag/i18n/handouts/workbook-texts';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { visitDays } from '@zuschlag/validation/vocabulary';
import { type Command, InvalidArgumentError } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand, newGroup } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';
import { wagesCommand } from './wages.ts';

type CopyOptions = CommonOptions & { to: string; organization?: number; site?: string; dryRun?: boolean };

/** `zuschlag services`: the services of a Chance, what the customer ordered for them, copies, and changes of their wages. */
export function servicesCommand(env: Env): Command {
  const { language } = env;
  const listing = newCommand('list', 'servicesList', env)
    .argument('<chanceId>', cliText('chanceArgument', language))
    .action((chanceId: string, options: CommonOptions) => list(contextOf(env, options), chanceId));
  const copying = newCommand('copy', 'servicesCopy', env)
    .argument('<serviceId...>', cliText('servicesArgument', language))
    .requiredOption('--to <chanceId>', cliText('toOption', language))
    .option('--organization <id>', cliText('organizationOption', language), asId)
    .option('--site <id>', cliText('siteOption', language))
    .option('--dry-run', cliText('copyTrialOption', language))
    .action((serviceIds: string[], options: CopyOptions) => copy(contextOf(env, options), serviceIds, options));
  const ordered = newCommand('order', 'servicesOrder', env)
    .argument('<serviceId>', cliText('serviceArgument', language))
    .action((serviceId: string, options: CommonOptions) => showOrder(contextOf(env, options), serviceId));
  const group = newGroup('services', 'services', env).addCommand(listing).addCommand(ordered).addCommand(copying);
  return group.addCommand(wagesCommand(env));
}

async function list({ env, terminal }: Context, chanceId: string): Promise<void> {
  const { api } = await connectionOf(env);
  const { services } = await api.services.ofChance.query({ chanceId });
  if (services.length === 0) terminal.say(terminal.text('noServices'));
  for (const service of services) {
    const { id, name, operationalOrganizationShortName: organization, revenue, unitPrices } = service;
    const price = revenue === null ? terminal.text('noPrice') : formatEuro(revenue, terminal.language);
    const difference = unitPrices && formatEuro(unitPrices.difference, terminal.language);
    const rounding = difference === null ? '' : `  ${terminal.text('ofRounding', { difference })}`;
    const profit = formatEuro(service.profitAfterOverheads?.profit.amount ?? null, terminal.language);
    const rest = service.profitAfterOverheads ? `  ${terminal.text('netProfit', { profit })}` : '';
    const average = service.wageTable && formatEuro(service.wageTable.averageWage, terminal.language);
    const wage = average === null ? '' : `  ${terminal.text('followsTable', { wage: average })}`;
    terminal.say(`${id}  ${name} (${organization})  ${price}${rounding}${rest}${wage}`);
  }
  terminal.document({ exitCode: exitCodes.done, services });
}

async function showOrder({ env, terminal }: Context, serviceId: string): Promise<void> {
  const { api } = await connectionOf(env);
  const { version, posts } = await api.services.order.query({ serviceId });
  if (posts.length === 0) terminal.say(terminal.text('noOrder'));
  for (const { name, heads, startTime, endTime, ...days } of posts) {
    const named = visitDays.filter((day) => days[day]).map((day) => dayNames[day][terminal.language]);
    terminal.say(`${heads} × ${name}  ${startTime}–${endTime}  ${named.join(' ')}`);
  }
  terminal.document({ exitCode: exitCodes.done, serviceId, version, posts });
}

async function copy({ env, terminal }: Context, serviceIds: string[], options: CopyOptions): Promise<void> {
  const { to: chanceId, organization = null, site: siteId = null, dryRun: isTrial = false } = options;
  const { api } = await connectionOf(env);
  const input = { chanceId, operationalOrganizationId: organization, siteId };
  const { services } = await api.services.copy.mutate({ serviceIds, isTrial, input });
  for (const { serviceId, name, operationalOrganizationShortName, revenue, cuts } of services) {
    const price = revenue === null ? terminal.text('noPrice') : formatEuro(revenue, terminal.language);
    const cut = cuts.length === 0 ? '' : `  ${terminal.text('cutParts', { count: cuts.length })}`;
    terminal.say(`${serviceId ? `${serviceId}  ` : ''}${name} (${operationalOrganizationShortName})  ${price}${cut}`);
  }
  terminal.say(terminal.text(isTrial ? 'copyTrial' : 'copied', { count: services.length }));
  terminal.document({ exitCode: exitCodes.done, isTrial, services });
}

function asId(value: string): number {
  const id = Number(value);
  if (!Number.isInteger(id) || id < 1) throw new InvalidArgumentError('1, 2, 3 …');
  return id;
}
