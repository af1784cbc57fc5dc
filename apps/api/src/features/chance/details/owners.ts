import type { ChangeOwners, OwnerChanges } from '@zuschlag/validation/chance/chance-edit';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { lockChance } from '../find-chance.ts';
import { ownerChangeOf, writeOwner } from './owner.ts';

/**
 * Hands several Chances to another owner, each by the rules of a single one. What is refused is named and does not hold up
 * the others; a trial names it without changing anything.
 */
export async function changeOwners(
  work: UnitOfWork,
  { chanceIds, newChanceAdminId, isTrial }: ChangeOwners,
): Promise<OwnerChanges> {
  const results = new Map<string, OwnerChanges[number]>();
  // In one order for all callers, so that two of them never wait for each other.
  for (const id of [...new Set(chanceIds)].sort()) {
    results.set(id, await changeOne(work, id, { newChanceAdminId, isTrial }));
  }
  return chanceIds.flatMap((id) => results.get(id) ?? []);
}

async function changeOne(
  work: UnitOfWork,
  chanceId: string,
  { newChanceAdminId, isTrial }: Omit<ChangeOwners, 'chanceIds'>,
): Promise<OwnerChanges[number]> {
  let seen: { name: string; shortNumber: string } | null = null;
  const result = (problem: string | null, names: string[]) => ({
    name: seen?.name ?? null,
    shortNumber: seen?.shortNumber ?? null,
    problem,
    names,
  });
  try {
    const chance = await lockChance(work, chanceId);
    seen = chance;
    const change = await ownerChangeOf(work, chance, { newChanceAdminId });
    if (change && !isTrial) await writeOwner(work, chance, change);
    return result(null, []);
  } catch (error) {
    // A refusal comes before the first change; every other error ends the whole call.
    if (!(error instanceof DomainError)) throw error;
    return result(error.code, error.details.names ?? []);
  }
}
