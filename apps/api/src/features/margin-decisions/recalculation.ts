import type { RequestRecalculation } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { chanceRules } from '../chance/chance.policy.ts';
import { transitionChance } from '../chance/lifecycle/transition.ts';
import { authorizeOwner } from '../chance/owner-right.ts';
import { lockOpenChance } from './load-margin-groups.ts';
import { insertMarginDecision, markForRecalculation, type StoredMarginGroup } from './margin-decisions.store.ts';
import { withdrawRound } from './round.reducer.ts';
import { saveRound, withdrawOpenRounds } from './save-round.ts';

/**
 * Asks bidding organizations for new figures. They lose the approval they have; rounds that are open are withdrawn; the
 * approvals of the others are kept while fresh. The Chance goes back to editing.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 * @throws {DomainError} INVALID_INPUT for an organization that does not bid
 */
export async function requestRecalculation(
  work: UnitOfWork,
  { chanceId, operationalOrgIds, reason }: RequestRecalculation,
): Promise<void> {
  const { chance, groups: opened } = await lockOpenChance(work, chanceId);
  await authorizeOwner(work, chanceRules.requestRecalculation, chance, chance);
  await transitionChance(work, chance, 'recalculationRequested');
  const groups = opened.map(({ group }) => group);
  const named = groups.filter((group) => operationalOrgIds.includes(group.operationalOrganizationId));
  if (named.length < new Set(operationalOrgIds).size) {
    throw new DomainError('INVALID_INPUT', {
      fields: [{ path: 'operationalOrgIds', problem: 'UNKNOWN_ORGANIZATION' }],
    });
  }
  await withdrawOpenRounds(work, groups);
  for (const group of named) await sendBack(work, group, reason);
  const organizationIds = named.map(({ operationalOrganizationId }) => operationalOrganizationId);
  await work.audit({
    entity: 'chance',
    entityId: chanceId,
    chanceId,
    action: 'requestRecalculation',
    after: { organizationIds, reason },
  });
  await work.publish({ kind: 'recalculationRequested', chanceId, organizationIds, reason });
}

/** The reason stays readable in the conversation after the mark is gone. */
async function sendBack(work: UnitOfWork, group: StoredMarginGroup, reason: string): Promise<void> {
  const { id, round, margin, totalCost, minutes, revenue } = group;
  if (group.outcome === 'approved') await saveRound(work, group, withdrawRound(group), 'withdrawApproval');
  await markForRecalculation(work, id, { at: work.now, reason });
  await insertMarginDecision(work, id, {
    round,
    decision: 'Comment',
    comment: reason,
    organizationId: work.actor.organizationId,
    decidedById: work.actor.userId,
    createdAt: work.now,
    margin,
    totalCost,
    minutes,
    revenue,
  });
}
