import type { ChangeRole, PersonDetails } from '@zuschlag/validation/administration/people';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { handOverChances } from '../../chance/details/hand-over.ts';
import { askAnew } from '../../deputies/deputies.ts';
import { personRules } from './people.policy.ts';
import { keepersOf, lockPeopleOfTenant, openChancesOf, storeRole } from './people.store.ts';
import { readPerson, requirePerson, viewOf } from './people.ts';

/**
 * Gives a person another role, from the person's next call on. Open Chances of a person who will only read get another
 * owner.
 *
 * @throws {DomainError} NOT_FOUND also for a person who has left, and for a new owner whom the tenant never had
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager of the main organization
 * @throws {DomainError} OWN_ROLE, PERSON_OF_PLATFORM
 * @throws {DomainError} LAST_MANAGER for the last one of the main organization
 * @throws {DomainError} SUCCESSOR_UNFIT with the names of Chances that the new owner may not own
 */
export async function changeRole(work: UnitOfWork, { userId, role, newOwnerId }: ChangeRole): Promise<PersonDetails> {
  authorize(work.actor, personRules.changeRole, viewOf(await requirePerson(work, userId)));
  await lockToChange(work, userId);
  const person = await requirePerson(work, userId);
  authorize(work.actor, personRules.changeRole, viewOf(person));
  if (newOwnerId) await requirePerson(work, newOwnerId);
  if (person.role === role) return readPerson(work, userId);
  const organizationId = person.organization.id;
  if (person.role === 'Manager' && organizationId === work.actor.mainOrganizationId) {
    const { managers } = await keepersOf(work, organizationId);
    if (managers.every((id) => id === userId)) throw new DomainError('LAST_MANAGER');
  }
  if (role === 'Viewer') {
    const chanceIds = await openChancesOf(work, userId);
    const ownerId = newOwnerId ?? work.actor.userId;
    const names = await handOverChances(work, { chanceIds, ownerId });
    if (names.length > 0) throw new DomainError('SUCCESSOR_UNFIT', { names: names.slice(0, 20) });
  }
  await storeRole(work, userId, { role });
  await work.audit({
    entity: 'user',
    entityId: userId,
    action: 'changeRole',
    before: { role: person.role },
    after: { role },
  });
  await askAnew(work, [organizationId]);
  await tellOfPerson(work, { userId, organizationId });
  return readPerson(work, userId);
}

/**
 * Locks the people of the tenant for a change of the person. The caller's own rights are asked anew, because the change
 * that was waited for may have taken them.
 *
 * @throws {DomainError} NOT_FOUND when the person has left by then
 * @throws {DomainError} NOT_PERMITTED when the caller has
 */
export async function lockToChange(work: UnitOfWork, userId: number): Promise<void> {
  const { actor } = work;
  const there = await lockPeopleOfTenant(work, [userId, actor.userId]);
  const caller = there.find(({ id }) => id === actor.userId);
  if (caller?.role !== actor.role || caller.organizationId !== actor.organizationId)
    throw new DomainError('NOT_PERMITTED');
  if (!there.some(({ id }) => id === userId)) throw new DomainError('NOT_FOUND');
}

/** Lets the person's own screens, and those of the people who keep the person, read anew. */
export async function tellOfPerson(
  work: UnitOfWork,
  { userId, organizationId }: { userId: number; organizationId: number },
): Promise<void> {
  await work.publish({ kind: 'personChanged', userId });
  const { mainOrganizationId } = work.actor;
  for (const id of new Set([organizationId, mainOrganizationId])) {
    await work.publish({ kind: 'peopleChanged', organizationId: id });
  }
}
