import type { UnitOfWork } from '../../../context.ts';
import { organizationsThatSee } from '../../../policy/visibility.ts';
import { isWriterOf } from '../../users/users.ts';
import { lockChance } from '../find-chance.ts';
import { writeOwner } from './owner.ts';

/**
 * Hands open Chances of a person who leaves, or will not write any more, to another owner. The administration has asked
 * the right to change the person.
 *
 * @returns the names of the Chances that the new owner may not own; then nothing was changed
 * @throws {DomainError} LOCKED while the services of one are calculated anew
 */
export async function handOverChances(
  work: UnitOfWork,
  { chanceIds, ownerId }: { chanceIds: readonly string[]; ownerId: number },
): Promise<string[]> {
  const chances = [];
  // In one order for all callers, so that two of them never wait for each other.
  for (const id of [...chanceIds].sort()) chances.push(await lockChance(work, id));
  const refused: string[] = [];
  for (const chance of chances) {
    if (!(await isWriterOf(work, ownerId, organizationsThatSee(work.actor, chance)))) refused.push(chance.name);
  }
  if (refused.length > 0) return refused;
  for (const chance of chances) await writeOwner(work, chance, { ownerId, isOwner: true });
  return [];
}
