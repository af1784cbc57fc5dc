import type { ChangeOwner } from '@zuschlag/validation/chance/chance-edit';
import type { UnitOfWork } from '../../../context.ts';
import { mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { denialOf } from '../../../policy/authorize.ts';
import { organizationsThatSee } from '../../../policy/visibility.ts';
import { isWriterOf } from '../../users/users.ts';
import { chanceRules } from '../chance.policy.ts';
import { changeChance } from '../chance.store.ts';
import { lockChance } from '../find-chance.ts';
import { requireOpen } from '../lifecycle/locks.ts';
import { authorizeOwner, ownerDenial } from '../owner-right.ts';
import type { StoredChance } from '../stored-chance.ts';

/**
 * Hands a Chance to another owner, and with it the owner's rights. A Manager of the Chance's organization or of the main
 * organization may claim it instead, because an absent owner must not block it.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller owns it, or is such a Manager and claims it
 * @throws {DomainError} OWNER_CHANGED with the owner's name when the caller owned it before
 * @throws {DomainError} CONFLICT when another owner was set since the version of the edit
 * @throws {DomainError} LOCKED once it is won, lost or not bid on
 * @throws {DomainError} INVALID_INPUT for a user who may not write or may not view the Chance
 */
export async function changeOwner(
  work: UnitOfWork,
  { chanceId, newChanceAdminId, ...from }: ChangeOwner,
): Promise<void> {
  const chance = await lockChance(work, chanceId);
  const change = await ownerChangeOf(work, chance, { newChanceAdminId, ...from });
  if (change) await writeOwner(work, chance, change);
}

/** A change that is allowed, and whether its maker owns the Chance or claims it. */
type OwnerChange = { ownerId: number; isOwner: boolean };

/**
 * Decides whether the caller may hand the locked Chance to the new owner.
 *
 * @returns null when that person has it already
 * @throws {DomainError} as `changeOwner`
 */
export async function ownerChangeOf(
  work: UnitOfWork,
  chance: StoredChance,
  { newChanceAdminId, ...from }: Omit<ChangeOwner, 'chanceId'>,
): Promise<OwnerChange | null> {
  await authorizeOwner(work, chanceRules.changeOwner, chance, chance);
  const isOwner = denialOf(work.actor, chanceRules.changeDetails, chance) === null;
  if (!isOwner && newChanceAdminId !== work.actor.userId) {
    const { code, names } = await ownerDenial(work, chance);
    throw new DomainError(code, { names });
  }
  const stored = { fields: { newChanceAdminId: chance.ownerId }, version: chance.version };
  if (mergeEdit('chanceOwner', { newChanceAdminId }, stored, from).length === 0) return null;
  requireOpen('owner', chance.state);
  if (!(await isWriterOf(work, newChanceAdminId, organizationsThatSee(work.actor, chance)))) {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'newChanceAdminId', problem: 'UNKNOWN_OWNER' }] });
  }
  return { ownerId: newChanceAdminId, isOwner };
}

/** Writes a change of the owner that `ownerChangeOf` allowed. */
export async function writeOwner(
  work: UnitOfWork,
  chance: StoredChance,
  { ownerId, isOwner }: OwnerChange,
): Promise<void> {
  await changeChance(work, chance.id, { ownerId });
  await work.audit({
    entity: 'chance',
    entityId: chance.id,
    chanceId: chance.id,
    action: isOwner ? 'changeOwner' : 'takeover',
    before: { ownerId: chance.ownerId },
    after: { ownerId },
  });
  await work.publish({ kind: 'chanceChanged', chanceId: chance.id, what: 'owner' });
}
