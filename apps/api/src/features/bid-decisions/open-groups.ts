import { randomUUID } from 'node:crypto';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import { involve } from '../chance/participation/participation.ts';
import { insertBidDecisions, insertBidGroups } from './bid-decisions.store.ts';
import { type BidGroup, newBidGroup } from './bid-group.reducer.ts';
import { concludeBids } from './save-bid-group.ts';
import { type RuleVerdict, selectBidParticipants } from './select-participants.ts';

/** A new Chance asks each of its operational organizations whether it bids. */
export async function openBidGroups(
  work: UnitOfWork<Actor>,
  { chanceId, operationalOrganizationIds }: Extract<DomainEvent, { kind: 'chanceCreated' }>,
): Promise<void> {
  await openBidGroupsOf(work, chanceId, operationalOrganizationIds);
  await concludeBids(work, { id: chanceId });
}

/**
 * Opens the groups of organizations. The system records the decision of a standing instruction, without a user.
 *
 * @param verdicts of the organizations that have active rules
 */
export async function openBidGroupsOf(
  work: UnitOfWork<Actor>,
  chanceId: string,
  operationalOrganizationIds: readonly number[],
  verdicts: readonly RuleVerdict[] = [],
): Promise<void> {
  const { mainOrganizationId } = work.actor;
  const opened = operationalOrganizationIds.map((operationalOrganizationId) => {
    const { participants, standingVote } = selectBidParticipants({
      operationalOrganizationId,
      mainOrganizationId,
      verdicts,
    });
    const group = newBidGroup(participants, standingVote);
    return { id: randomUUID(), operationalOrganizationId, participants, standingVote, group };
  });
  const finalAt = ({ isFinal }: BidGroup) => (isFinal ? work.now : null);
  insertBidGroups(
    work,
    chanceId,
    opened.map((one) => ({ ...one, finalAt: finalAt(one.group) })),
  );
  const others = opened.flatMap(({ participants }) => participants.filter(({ reason }) => reason !== 'operational'));
  involve(work, chanceId, operationalOrganizationIds, { isOperational: true });
  involve(work, chanceId, [...new Set(others.map(({ organizationId }) => organizationId))], { isInvolved: true });
  insertBidDecisions(
    work,
    opened.flatMap(({ id: groupId, operationalOrganizationId: organizationId, standingVote: decision }) => {
      const entry = { groupId, organizationId, decidedById: null, comment: null, createdAt: work.now };
      return decision ? [{ ...entry, action: 'Approve' as const, decision }] : [];
    }),
  );
  await work.auditAll(
    opened.map(({ id, operationalOrganizationId, participants, standingVote }) => ({
      entity: 'bidGroup',
      entityId: id,
      chanceId,
      action: 'open',
      after: { operationalOrganizationId, participants, standingVote },
    })),
  );
  for (const { id: groupId, group } of opened) {
    await work.publish({ kind: 'bidDecided', chanceId, groupId });
    if (group.isFinal) await work.publish({ kind: 'bidGroupFinal', chanceId, groupId });
  }
}
