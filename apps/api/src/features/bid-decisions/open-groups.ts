import { randomUUID } from 'node:crypto';
import type { RuleFinding } from '@zuschlag/validation/rules/rules';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import { involve } from '../chance/participation/participation.ts';
import { rulesForChance } from '../rules/active-rules.ts';
import { insertBidDecisions, insertBidGroups } from './bid-decisions.store.ts';
import type { BidGroup } from './bid-group.reducer.ts';
import { groupsByRules } from './participants/groups-by-rules.ts';
import { concludeBids } from './save-bid-group.ts';

/** A new Chance asks each of its operational organizations whether it bids. */
export async function openBidGroups(
  work: UnitOfWork<Actor>,
  { chanceId, operationalOrganizationIds }: Extract<DomainEvent, { kind: 'chanceCreated' }>,
): Promise<void> {
  const areFinal = await openBidGroupsOf(work, chanceId, operationalOrganizationIds);
  if (areFinal) await concludeBids(work, { id: chanceId });
}

/**
 * Opens the groups of organizations as the active rules of the tenant say. The system records the decision of a standing
 * instruction, without a user and with what the rules said.
 *
 * @returns whether every one of them was decided at once
 */
export async function openBidGroupsOf(
  work: UnitOfWork<Actor>,
  chanceId: string,
  operationalOrganizationIds: readonly number[],
): Promise<boolean> {
  const found = await rulesForChance(work, chanceId, 'BID_DECISION');
  const { groups, ruleBasis } = groupsByRules(work.actor, operationalOrganizationIds, found);
  const { findings } = ruleBasis;
  const opened = groups.map((group) => ({ ...group, id: randomUUID() }));
  const finalAt = ({ isFinal }: BidGroup) => (isFinal ? work.now : null);
  insertBidGroups(
    work,
    chanceId,
    opened.map((one) => ({ ...one, finalAt: finalAt(one.group), ruleBasis })),
  );
  const others = opened.flatMap(({ participants }) => participants.filter(({ reason }) => reason !== 'operational'));
  involve(work, chanceId, operationalOrganizationIds, { isOperational: true });
  involve(work, chanceId, [...new Set(others.map(({ organizationId }) => organizationId))], { isInvolved: true });
  insertBidDecisions(
    work,
    opened.flatMap(({ id: groupId, operationalOrganizationId: organizationId, standingVote: decision }) => {
      const entry = {
        groupId,
        organizationId,
        decidedById: null,
        comment: null,
        createdAt: work.now,
        findings: own(findings, organizationId),
      };
      return decision ? [{ ...entry, action: 'Approve' as const, decision }] : [];
    }),
  );
  await work.auditAll(
    opened.map(({ id, operationalOrganizationId, participants, standingVote }) => ({
      entity: 'bidGroup',
      entityId: id,
      chanceId,
      action: 'open',
      after: { operationalOrganizationId, participants, standingVote, ruleFindings: findings },
    })),
  );
  for (const { id: groupId, group } of opened) {
    await work.publish({ kind: 'bidDecided', chanceId, groupId });
    if (group.isFinal) await work.publish({ kind: 'bidGroupFinal', chanceId, groupId });
  }
  return opened.every(({ group }) => group.isFinal);
}

/** An automatic vote rests on the rules of its own organization alone. */
function own(findings: readonly RuleFinding[], organizationId: number): RuleFinding[] {
  return findings.filter((finding) => finding.organizationId === organizationId);
}
