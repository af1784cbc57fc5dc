import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorizeOwner } from '../../chance/owner-right.ts';
import { involve, release } from '../../chance/participation/participation.ts';
import { bidGroupRules } from '../bid-decisions.policy.ts';
import { organizationOf } from '../bid-decisions.store.ts';
import { withoutParticipant, withParticipant } from '../bid-group.reducer.ts';
import { type LoadedBidGroup, lockBidGroup, viewOf } from '../load-bid-group.ts';
import { concludeBids, saveBidGroup } from '../save-bid-group.ts';

type OneOfGroup = { groupId: string; organizationId: number };

/**
 * Asks one more organization of the tenant; from now on it sees the Chance.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED or OWNER_CHANGED, or DECISION_FINAL once the group takes no more participants
 * @throws {DomainError} INVALID_INPUT for an organization the tenant does not have
 * @throws {DomainError} ALREADY_PARTICIPANT
 */
export async function addParticipant(work: UnitOfWork, { groupId, organizationId }: OneOfGroup): Promise<void> {
  const { chance, group } = await lockForChange(work, groupId);
  if (!(await organizationOf(work, organizationId))) throw unknownOrganization();
  const after = withParticipant(group, { organizationId, reason: 'hand' });
  involve(work, chance.id, [organizationId], { isInvolved: true });
  await saveBidGroup(work, group, after, 'addParticipant');
}

/**
 * Asks an organization no longer. If all others agree already, the group becomes final.
 *
 * @throws {DomainError} NOT_FOUND also when it is not asked
 * @throws {DomainError} NOT_PERMITTED also for the organization the group is about; OWNER_CHANGED
 * @throws {DomainError} DECISION_FINAL
 */
export async function removeParticipant(work: UnitOfWork, { groupId, organizationId }: OneOfGroup): Promise<void> {
  const { chance, group } = await lockForChange(work, groupId);
  const after = withoutParticipant(group, organizationId);
  await saveBidGroup(work, group, after, 'removeParticipant');
  const staffs = chance.participations.some(
    (participation) => participation.organizationId === organizationId && participation.isOperational,
  );
  await release(work, chance, [{ organizationId, staffs }]);
  if (after.isFinal) await concludeBids(work, chance);
}

export function unknownOrganization(): DomainError {
  return new DomainError('INVALID_INPUT', { fields: [{ path: 'organizationId', problem: 'UNKNOWN_ORGANIZATION' }] });
}

async function lockForChange(work: UnitOfWork, groupId: string): Promise<LoadedBidGroup> {
  const loaded = await lockBidGroup(work, groupId);
  const { chance, group, facts } = loaded;
  await authorizeOwner(work, bidGroupRules.changeParticipants, viewOf(chance, group, facts), chance);
  return loaded;
}
