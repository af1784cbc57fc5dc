import type { RequestRecalculation } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { chanceRules } from '../chance/chance.policy.ts';
import { transitionChance } from '../chance/lifecycle/transition.ts';
import { authorizeOwner } from '../chance/owner-right.ts';
import { type KnownChance, lockOpenChance, offeredIn } from './load-margin-groups.ts';
import type { StoredMarginGroup } from './margin-decisions.store.ts';
import { withdrawRound } from './round.reducer.ts';
import { insertMarginDecisions, markForRecalculation, type NewMarginDecision } from './rounds.store.ts';
import { saveRounds, withdrawalsOf } from './save-round.ts';

/**
 * Asks bidding organizations for new figures. They lose the approval they have; rounds that are open are withdrawRound; the
 * approvals of the others are kept while fresh. The Chance goes back to editing.
 *
 * @returns the Chance in the state it is in now
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 * @throws {DomainError} INVALID_INPUT for an organization that does not bid
 */
export async function requestRecalculation(
  work: UnitOfWork,
  { chanceId, operationalOrgIds, reason }: RequestRecalculation,
): Promise<KnownChance> {
  const opened = await lockOpenChance(work, chanceId);
  const { chance, facts } = opened;
  await authorizeOwner(work, chanceRules.requestRecalculation, chance, chance);
  const state = await transitionChance(work, chance, 'recalculationRequested');
  const groups = offeredIn(opened);
  const named = groups.filter((group) => operationalOrgIds.includes(group.operationalOrganizationId));
  if (named.length < new Set(operationalOrgIds).size) {
    throw new DomainError('INVALID_INPUT', {
      fields: [{ path: 'operationalOrgIds', problem: 'UNKNOWN_ORGANIZATION' }],
    });
  }
  const lost = named.filter(({ outcome }) => outcome === 'approved');
  await saveRounds(work, [
    ...withdrawalsOf(groups),
    ...lost.map((before) => ({ before, after: withdrawRound(before), action: 'withdrawApproval' as const })),
  ]);
  markForRecalculation(
    work,
    named.map(({ id }) => id),
    { at: work.now, reason },
  );
  // The reason stays readable in the conversation after the mark is gone.
  insertMarginDecisions(
    work,
    named.map((group) => reasonIn(work, group, reason)),
  );
  const organizationIds = named.map(({ operationalOrganizationId }) => operationalOrganizationId);
  await work.audit({
    entity: 'chance',
    entityId: chanceId,
    chanceId,
    action: 'requestRecalculation',
    after: { organizationIds, reason },
  });
  await work.publish({ kind: 'recalculationRequested', chanceId, organizationIds, reason });
  return { chance: { ...chance, state }, facts };
}

function reasonIn({ actor, now }: UnitOfWork, group: StoredMarginGroup, reason: string): NewMarginDecision {
  const { id: groupId, round, margin, totalCost, minutes, revenue, netProfit } = group;
  const said = { decision: 'Comment' as const, comment: reason, createdAt: now };
  const { organizationId, userId: decidedById } = actor;
  return { groupId, round, ...said, organizationId, decidedById, margin, totalCost, minutes, revenue, netProfit };
}
