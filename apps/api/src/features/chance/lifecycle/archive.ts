import type { ArchiveChance } from '@zuschlag/validation/chance/chance-edit';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { chanceRules } from '../chance.policy.ts';
import { changeChance } from '../chance.store.ts';
import { lockChance } from '../find-chance.ts';
import { authorizeOwner } from '../owner-right.ts';

/**
 * Takes a Chance out of all lists, in any state. Its state, decisions and figures stay as they are; until it is
 * restored it is only read and copied, and no organization is asked for anything.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner or a Manager of the main organization, OWNER_CHANGED
 * when it was the owner before
 * @throws {DomainError} ARCHIVED when it is archived already
 */
export async function archiveChance(work: UnitOfWork, { chanceId, reason }: ArchiveChance): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.archive, chance, chance);
  if (chance.archivedAt) throw new DomainError('ARCHIVED');
  await changeChance(work, chance.id, { archivedAt: work.now, archiveReason: reason });
  await record(work, chance.id, 'archive', { after: { reason } });
}

/**
 * Takes a Chance out of the archive; one that is not archived stays as it is.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner or a Manager of the main organization, OWNER_CHANGED
 * when it was the owner before
 */
export async function restoreChance(work: UnitOfWork, chanceId: string): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.archive, chance, chance);
  if (!chance.archivedAt) return;
  await changeChance(work, chance.id, { archivedAt: null, archiveReason: null });
  await record(work, chance.id, 'restore', { before: { reason: chance.archiveReason } });
}

async function record(
  work: UnitOfWork,
  chanceId: string,
  action: 'archive' | 'restore',
  values: { before?: { reason: string | null }; after?: { reason: string | null } },
): Promise<void> {
  await work.audit({ entity: 'chance', entityId: chanceId, chanceId, action, ...values });
  await work.publish({ kind: 'chanceChanged', chanceId, what: 'archive' });
}
