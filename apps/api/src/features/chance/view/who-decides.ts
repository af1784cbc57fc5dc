import type { AwaitedDecider } from '@zuschlag/validation/chance/who-decides';
import type { UnitOfWork } from '../../../context.ts';
import { requireChance } from '../find-chance.ts';
import { awaitedPeople } from './awaited-people.ts';

/**
 * The people whom the open decisions of a Chance wait for, deputies included.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function whoDecides(work: UnitOfWork, chanceId: string): Promise<AwaitedDecider[]> {
  await requireChance(work, chanceId);
  const found = await awaitedPeople(work, chanceId);
  return (found?.people ?? []).map(({ groupId, organizationId, right, person, onBehalfOf }) => ({
    groupId,
    organizationId,
    isOverrule: right === 'overrule',
    person,
    onBehalfOf,
  }));
}
