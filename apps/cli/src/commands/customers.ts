import { formatEuro, formatPercent } from '@zuschlag/i18n/format';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import { limits } from '@zuschlag/validation/limits';
import { type Command, InvalidArgumentError } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand, newGroup } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

type ListOptions = CommonOptions & { name?: string; limit: number; after?: string };

/** `zuschlag customers list`: customers by name, with what became of the Chances that the owner of the token sees. */
export function customersCommand(env: Env): Command {
  const { language } = env;
  const listing = newCommand('list', 'customersList', env)
    .option('--name <text>', cliText('nameOption', language))
    .option('--limit <count>', cliText('limitOption', language), asLimit, limits.pageSizes[2])
    .option('--after <cursor>', cliText('afterOption', language))
    .action((options: ListOptions) => list(contextOf(env, options), options));
  return newGroup('customers', 'customers', env).addCommand(listing);
}

async function list({ env, terminal }: Context, { name, limit: first, after }: ListOptions): Promise<void> {
  const { api } = await connectionOf(env);
  const { edges, pageInfo } = await api.customers.directory.query({ first, name: name ?? null, after: after ?? null });
  const { language } = terminal;
  if (edges.length === 0) terminal.say(terminal.text('noCustomers'));
  for (const { node } of edges) {
    const { open, won, lost, winRate, lastPricePerHour } = node.figures;
    const price = lastPricePerHour === null ? '–' : `${formatEuro(lastPricePerHour, language)}/h`;
    const rate = winRate === null ? '–' : formatPercent(winRate, language, 0);
    const figures = terminal.text('customerFigures', { open, won, lost, rate, price });
    terminal.say(`${node.name}${node.cities.length > 0 ? ` (${node.cities.join(', ')})` : ''}  ${figures}`);
  }
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  if (next !== null) terminal.note(terminal.text('moreCustomers', { cursor: next }));
  terminal.document({ exitCode: exitCodes.done, customers: edges.map(({ node }) => node), next });
}

function asLimit(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > limits.pickerSize)
    throw new InvalidArgumentError(`1–${limits.pickerSize}`);
  return count;
}
