import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import { involve } from '../chance/participation/participation.ts';
import { insertBidDecision, insertBidGroup } from './bid-decisions.store.ts';
import { newBidGroup } from './bid-group.reducer.ts';
import { concludeBids } from './save-bid-group.ts';
import { type RuleVerdict, selectBidParticipants } from './select-participants.ts';

/** A new Chance asks each of its operational organizations whether it bids. */
export async function openBidGroups(
  work: UnitOfWork<Actor>,
  { chanceId, operationalOrganizationIds }: Extract<DomainEvent, { kind: 'chanceCreated' }>,
): Promise<void> {
  for (const organizationId of operationalOrganizationIds) await openBidGroup(work, chanceId, organizationId);
  await concludeBids(work, { id: chanceId });
}

/**
 * Opens the group of one organization. The system records the decision of its standing instruction, without a user.
 *
 * @param verdicts of the organizations that have active rules
 * @returns its id
 */
export async function openBidGroup(
  work: UnitOfWork<Actor>,
  chanceId: string,
  operationalOrganizationId: number,
  verdicts: readonly RuleVerdict[] = [],
): Promise<string> {
  const { mainOrganizationId } = work.actor;
  const { participants, standingVote } = selectBidParticipants({
    operationalOrganizationId,
    mainOrganizationId,
    verdicts,
  });
  const group = newBidGroup(participants, standingVote);
  const finalAt = group.isFinal ? work.now : null;
  const id = await insertBidGroup(work, { chanceId, operationalOrganizationId }, group, finalAt);
  const others = participants.filter(({ reason }) => reason !== 'operational');
  involve(work, chanceId, [operationalOrganizationId], { isOperational: true });
  involve(
    work,
    chanceId,
    others.map(({ organizationId }) => organizationId),
    { isInvolved: true },
  );
  if (standingVote) {
    await insertBidDecision(work, id, {
      organizationId: operationalOrganizationId,
      decidedById: null,
      action: 'Approve',
      decision: standingVote,
      comment: null,
      createdAt: work.now,
    });
  }
  const after = { operationalOrganizationId, participants, standingVote };
  await work.audit({ entity: 'bidGroup', entityId: id, chanceId, action: 'open', after });
  await work.publish({ kind: 'bidDecided', chanceId, groupId: id });
  if (group.isFinal) await work.publish({ kind: 'bidGroupFinal', chanceId, groupId: id });
  return id;
}
