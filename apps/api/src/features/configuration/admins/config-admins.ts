import type {
  configAdministrator,
  configAdministratorCandidates,
  configAdministratorList,
  configAdministratorPage,
} from '@zuschlag/validation/configuration/config-admins';
import type { Person } from '@zuschlag/validation/users/users';
import type { z } from 'zod';
import type { UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { pageOfRows, startOfPage } from '../../../lists/paging.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { toPerson } from '../../users/person.ts';
import { userCursor } from '../../users/user-list.ts';
import { peopleOfTenant } from '../../users/users.ts';
import { configAdminRules } from '../configuration.policy.ts';
import { activeUser, lockConfigAdmins, setConfigAdmin } from './config-admins.store.ts';

type ConfigAdministrator = z.output<typeof configAdministrator>;

/**
 * Who keeps the configuration tables, by name.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export async function listConfigAdmins(
  work: UnitOfWork,
  page: z.output<typeof configAdministratorList>,
): Promise<z.output<typeof configAdministratorPage>> {
  const people = await peopleOfTenant(work, {
    isConfigAdmin: true,
    ...startOfPage(page, () => userCursor),
    limit: page.first + 1,
  });
  const shown = pageOfRows(
    people,
    page.first,
    (person) => toConfigAdministrator(work.actor, person),
    ({ lastname, firstname, id }) => [lastname, firstname, id],
  );
  const mayAdd = !denialOf(work.actor, configAdminRules.add, { userId: work.actor.userId });
  return { ...shown, permissions: mayAdd ? [configAdminRules.add.wire] : [] };
}

/**
 * Who could come to keep the tables: everybody who does not yet, found by a part of the name.
 *
 * @throws {DomainError} NOT_PERMITTED
 */
export async function configAdminCandidates(
  work: UnitOfWork,
  { first, name }: z.output<typeof configAdministratorCandidates>,
): Promise<Person[]> {
  authorize(work.actor, configAdminRules.add, { userId: work.actor.userId });
  return (await peopleOfTenant(work, { isConfigAdmin: false, name, limit: first })).map(toPerson);
}

/** Makes a person a config administrator. @throws {DomainError} NOT_PERMITTED, NOT_FOUND, ALREADY_CONFIG_ADMIN */
export async function addConfigAdmin(work: UnitOfWork, userId: number): Promise<ConfigAdministrator> {
  await lockAsConfigAdmin(work, () => authorize(work.actor, configAdminRules.add, { userId }));
  const found = await activeUser(work, userId);
  if (!found) throw new DomainError('NOT_FOUND');
  const { isConfigAdmin, ...person } = found;
  if (isConfigAdmin) throw new DomainError('ALREADY_CONFIG_ADMIN');
  await change(work, userId, true);
  return toConfigAdministrator(work.actor, person);
}

/**
 * Takes the maintenance of the tables from a person.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND, CANNOT_REMOVE_YOURSELF, LAST_CONFIG_ADMIN for the last one of the
 * main organization
 */
export async function removeConfigAdmin(work: UnitOfWork, userId: number): Promise<ConfigAdministrator> {
  const { actor } = work;
  const configAdmins = await lockAsConfigAdmin(work, () => authorize(actor, configAdminRules.add, { userId }));
  const found = await activeUser(work, userId);
  if (!found?.isConfigAdmin) throw new DomainError('NOT_FOUND');
  const left = configAdmins.filter((admin) => admin.id !== userId && admin.organizationId === actor.mainOrganizationId);
  if (left.length === 0) throw new DomainError('LAST_CONFIG_ADMIN');
  authorize(actor, configAdminRules.remove, { userId });
  await change(work, userId, false);
  const { isConfigAdmin: _, ...person } = found;
  return { ...toConfigAdministrator(actor, person), permissions: [] };
}

/** Asks twice: before waiting for others, and whether the caller still is one when its turn has come. */
async function lockAsConfigAdmin(work: UnitOfWork, ask: () => void) {
  ask();
  const configAdmins = await lockConfigAdmins(work);
  if (!configAdmins.some(({ id }) => id === work.actor.userId)) throw new DomainError('NOT_PERMITTED');
  return configAdmins;
}

async function change(work: UnitOfWork, userId: number, isConfigAdmin: boolean): Promise<void> {
  await setConfigAdmin(work, userId, isConfigAdmin);
  await work.audit({
    entity: 'user',
    entityId: userId,
    action: isConfigAdmin ? 'addConfigAdmin' : 'removeConfigAdmin',
    before: { isConfigAdmin: !isConfigAdmin },
    after: { isConfigAdmin },
  });
  await work.publish({ kind: 'configAdminChanged', userId });
}

type PersonRow = Parameters<typeof toPerson>[0] & { organization: { name: string } };

function toConfigAdministrator(actor: UserActor, person: PersonRow): ConfigAdministrator {
  const mayRemove = !denialOf(actor, configAdminRules.remove, { userId: person.id });
  const organizationName = person.organization.name;
  return { ...toPerson(person), organizationName, permissions: mayRemove ? [configAdminRules.remove.wire] : [] };
}
