import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

type Options = CommonOptions & { firstname: string; lastname: string };

/** `zuschlag org:grant-manager <tenant> <email>`: an Admin of the platform makes a person a Manager of a tenant. */
export function grantManagerCommand(env: Env): Command {
  const { language } = env;
  return newCommand('org:grant-manager', 'grantManager', env)
    .argument('<tenant>', cliText('tenantArgument', language), Number)
    .argument('<email>', cliText('emailArgument', language))
    .requiredOption('--firstname <name>', cliText('firstnameOption', language))
    .requiredOption('--lastname <name>', cliText('lastnameOption', language))
    .action((tenant: number, email: string, options: Options) =>
      grantManager(contextOf(env, options), { mainOrganizationId: tenant, email, ...namesOf(options) }),
    );
}

function namesOf({ firstname, lastname }: Options) {
  return { firstname, lastname };
}

async function grantManager(
  { env, terminal }: Context,
  person: { mainOrganizationId: number; email: string; firstname: string; lastname: string },
): Promise<void> {
  const { api } = await connectionOf(env);
  const { isInvited } = await api.platform.grantManager.mutate(person);
  terminal.say(terminal.text(isInvited ? 'managerInvited' : 'managerGranted', { email: person.email }));
  terminal.document({ exitCode: exitCodes.done, isInvited });
}
