import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { chanceRules } from '../../chance/chance.policy.ts';
import { lockChance } from '../../chance/find-chance.ts';
import { authorizeOwner } from '../../chance/owner-right.ts';
import { release } from '../../chance/participation/participation.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { bidGroupsOf, deleteBidGroup, organizationOf } from '../bid-decisions.store.ts';
import { openBidGroupsOf } from '../open-groups.ts';
import { concludeBids } from '../save-bid-group.ts';
import { unknownOrganization } from './participants.ts';

type OneOfChance = { chanceId: string; organizationId: number };

/**
 * Asks one more operational organization whether it bids, while the Chance still waits for bids.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} LOCKED once the bids are closed
 * @throws {DomainError} INVALID_INPUT for an organization that staffs no services
 * @throws {DomainError} ALREADY_PARTICIPANT
 */
export async function addOrganization(work: UnitOfWork, { chanceId, organizationId }: OneOfChance): Promise<void> {
  const chance = await lockForChange(work, chanceId);
  const organization = await organizationOf(work, organizationId);
  if (!organization?.isOperational) throw unknownOrganization();
  const groups = await bidGroupsOf(work, [chanceId]);
  if (groups.some((group) => group.operationalOrganizationId === organizationId)) {
    throw new DomainError('ALREADY_PARTICIPANT', { names: [organization.shortName] });
  }
  await openBidGroupsOf(work, chanceId, [organizationId]);
  await concludeBids(work, chance);
}

/**
 * Asks an operational organization no longer, as long as nothing was decided for it. Its group goes; when that was the
 * last open one the Chance moves on.
 *
 * @throws {DomainError} NOT_FOUND also when the organization is not asked
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} LOCKED once the bids are closed
 * @throws {DomainError} ALREADY_DECIDED when there is a decision in its group
 * @throws {DomainError} LAST_ORGANIZATION when no other would be left
 */
export async function removeOrganization(work: UnitOfWork, { chanceId, organizationId }: OneOfChance): Promise<void> {
  const chance = await lockForChange(work, chanceId);
  const groups = await bidGroupsOf(work, [chanceId]);
  const group = groups.find((candidate) => candidate.operationalOrganizationId === organizationId);
  if (!group) throw new DomainError('NOT_FOUND');
  if (groups.length === 1) throw new DomainError('LAST_ORGANIZATION');
  if (group.currentDecision !== null) throw new DomainError('ALREADY_DECIDED');
  await deleteBidGroup(work, group.id);
  const others = groups.filter(({ id }) => id !== group.id);
  const leaving = group.participants.map((participant) => ({
    organizationId: participant.organizationId,
    staffs: others.some((other) => other.operationalOrganizationId === participant.organizationId),
  }));
  await release(work, chance, leaving);
  const before = { operationalOrganizationId: organizationId };
  await work.audit({ entity: 'bidGroup', entityId: group.id, chanceId, action: 'withdraw', before });
  await work.publish({ kind: 'bidDecided', chanceId, groupId: group.id });
  await concludeBids(work, chance);
}

async function lockForChange(work: UnitOfWork, chanceId: string): Promise<StoredChance> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.changeDetails, chance, chance);
  if (chance.state !== 'pendingbiddecision') throw new DomainError('LOCKED', { state: chance.state });
  return chance;
}
