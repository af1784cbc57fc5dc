import type {
  RemovalPlan,
  RemovedPerson,
  RemovePerson,
  SuccessionKind,
} from '@zuschlag/validation/administration/removal';
import type { Person } from '@zuschlag/validation/users/users';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { handOverChances } from '../../chance/details/hand-over.ts';
import { askAnew, createDeputy, endDeputy } from '../../deputies/deputies.ts';
import { handBackTasks } from '../../tasks/hand-back.ts';
import { personRules } from '../people/people.policy.ts';
import { keepersOf, peopleRows, type StoredPerson, storeRole } from '../people/people.store.ts';
import { listed, requirePerson, viewOf } from '../people/people.ts';
import { lockToChange, tellOfPerson } from '../people/role.ts';
import { endAccount, giveImports, type Held, heldBy, idsHeldBy, peopleThere } from './removal.store.ts';
import { type NamedSuccessors, requireSuccessors, successorFits } from './successors.ts';

/**
 * What hangs on a person, and what becomes of it when the person is removed. Changes nothing.
 *
 * @throws {DomainError} NOT_FOUND also for a person who has left
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager of the person's organization or of the main one
 * @throws {DomainError} CANNOT_REMOVE_YOURSELF, PERSON_OF_PLATFORM
 */
export async function planRemoval(work: UnitOfWork, userId: number): Promise<RemovalPlan> {
  const person = await requirePerson(work, userId);
  authorize(work.actor, personRules.remove, viewOf(person));
  const { deputyFor, votes, chances, ...held } = await heldOf(work, person);
  const { managers, configAdmins } = await keepersOf(work, person.organization.id);
  return {
    ...held,
    person: listed(work.actor, person),
    chances: chances as RemovalPlan['chances'],
    votes: (person.role === 'Viewer' ? { count: 0, first: [] } : votes) as RemovalPlan['votes'],
    deputyFor: deputyFor as unknown as RemovalPlan['deputyFor'],
    isLastManager: isOnly(managers, userId),
    isLastConfigAdmin: isOnly(configAdmins, userId),
  };
}

/** The people who may take over what a person leaves behind, by name. @throws {DomainError} as `planRemoval` */
export async function findSuccessors(
  work: UnitOfWork,
  { userId, kind, name }: { userId: number; kind: SuccessionKind; name?: string | null },
): Promise<Person[]> {
  const leaving = await requirePerson(work, userId);
  authorize(work.actor, personRules.remove, viewOf(leaving));
  const ofHouse = kind === 'deputies' || kind === 'manager' ? leaving.organization.id : null;
  const organizationId = kind === 'configAdmin' ? work.actor.mainOrganizationId : ofHouse;
  const filters = { name, ...(organizationId === null ? {} : { organizationIds: [organizationId] }) };
  const rows = await peopleRows(work, filters, { after: null, limit: 100 });
  return rows
    .filter((row) => successorFits(kind, row, leaving))
    .map(({ id, firstname, lastname, picture, organization }) => ({
      ...{ id, firstname, lastname, picture },
      ...{ organizationId: organization.id, organization: organization.shortName },
    }));
}

/**
 * Removes a person: everything that hangs on the person goes to the successors, every way in ends, and the address is free
 * again. The name stays where the person acted. All of it happens, or nothing.
 *
 * @throws {DomainError} as `planRemoval`
 * @throws {DomainError} SUCCESSOR_UNFIT with the names of what a successor may not take over
 * @throws {DomainError} LAST_MANAGER, LAST_CONFIG_ADMIN of the main organization without a successor
 * @throws {DomainError} LOCKED while the services of one of the Chances are calculated anew
 */
export async function removePerson(work: UnitOfWork, { userId, successors }: RemovePerson): Promise<RemovedPerson> {
  const { actor, now } = work;
  const before = await requirePerson(work, userId);
  authorize(work.actor, personRules.remove, viewOf(before));
  await lockToChange(work, userId);
  const person = await requirePerson(work, userId);
  authorize(work.actor, personRules.remove, viewOf(person));
  const named = await requireSuccessors(work, person, successors ?? {});
  await keepKeepers(work, person, named);
  const held = await heldOf(work, person);
  const ids = await idsHeldBy(work, userId);
  await handOver(work, person, { named, held, ids });
  const ended = await endAccount(work, userId, now);
  await work.audit({
    entity: 'user',
    entityId: userId,
    action: 'removeUser',
    before: { role: person.role, organizationId: person.organization.id, isConfigAdmin: person.isConfigAdmin },
    after: {
      ...{
        chances: ids.chances.length,
        tasks: ids.tasks.length,
        tokens: ended.tokens,
        calendarLinks: ended.calendarLinks,
      },
      successors: Object.fromEntries(Object.entries(named).map(([kind, one]) => [kind, one?.id ?? null])),
    },
  });
  if (person.role !== 'Viewer') await askAnew(work, [person.organization.id]);
  await tellOfPerson(work, { userId, organizationId: person.organization.id });
  return {
    person: listed(actor, await requirePerson(work, userId)),
    ...{ chances: ids.chances.length, tasks: ids.tasks.length, ...ended },
  };
}

type Leaving = { named: NamedSuccessors; held: Held; ids: { chances: string[]; tasks: string[] } };

async function handOver(work: UnitOfWork, person: StoredPerson, { named, held, ids }: Leaving): Promise<void> {
  const ownerId = named.chances?.id ?? work.actor.userId;
  refuseUnfit(await handOverChances(work, { chanceIds: ids.chances, ownerId }));
  const there = await peopleThere(work, ids.tasks);
  refuseUnfit(
    await handBackTasks(work, {
      ...{ taskIds: ids.tasks, userId: person.id, fallbackId: ownerId },
      successor: named.tasks && { id: named.tasks.id, organizationId: named.tasks.organization.id },
      isThere: (id) => there.has(id),
    }),
  );
  for (const { id, absent, from, to, isForBids, isForMargins } of held.deputyFor.first) {
    await endDeputy(work, id);
    const userId = (absent as Person).id;
    if (!named.deputies || named.deputies.id === userId) continue;
    const first = from < work.today ? work.today : from;
    await createDeputy(work, { userId, deputyId: named.deputies.id, from: first, to, isForBids, isForMargins });
  }
  if (named.imports) await giveImports(work, { from: person.id, to: named.imports.id });
}

/** The last Manager of the main organization and the last person who keeps the tables go only when another takes over. */
async function keepKeepers(work: UnitOfWork, person: StoredPerson, named: NamedSuccessors): Promise<void> {
  const { managers, configAdmins } = await keepersOf(work, person.organization.id);
  const isOfMain = person.organization.id === work.actor.mainOrganizationId;
  if (isOfMain && isOnly(managers, person.id) && !named.manager) throw new DomainError('LAST_MANAGER');
  if (isOnly(configAdmins, person.id) && !named.configAdmin) throw new DomainError('LAST_CONFIG_ADMIN');
  if (named.manager) await follow(work, named.manager, { role: 'Manager' });
  if (named.configAdmin) await follow(work, named.configAdmin, { isConfigAdmin: true });
}

async function follow(
  work: UnitOfWork,
  { id, role, isConfigAdmin, organization }: StoredPerson,
  after: { role?: 'Manager'; isConfigAdmin?: true },
): Promise<void> {
  await storeRole(work, id, after);
  const before = after.role ? { role } : { isConfigAdmin };
  await work.audit({
    entity: 'user',
    entityId: id,
    action: after.role ? 'changeRole' : 'addConfigAdmin',
    before,
    after,
  });
  await tellOfPerson(work, { userId: id, organizationId: organization.id });
}

function heldOf({ today, now, ...work }: UnitOfWork, { id, organization }: StoredPerson): Promise<Held> {
  return heldBy(work, { userId: id, organizationId: organization.id, today, now });
}

function refuseUnfit(names: readonly string[]): void {
  if (names.length > 0) throw new DomainError('SUCCESSOR_UNFIT', { names: names.slice(0, 20) });
}

function isOnly(ids: readonly number[], userId: number): boolean {
  return ids.length === 1 && ids[0] === userId;
}
