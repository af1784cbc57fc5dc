import type {
  MarginPreview,
  MarginRequestEffect,
  MarginRequestPreview,
} from '@zuschlag/validation/margin-decisions/margin-preview';
import type { UnitOfWork } from '../../../context.ts';
import { previewedParticipants } from '../../bid-decisions/participants/previewed-participants.ts';
import { organizationsById } from '../../organizations/organizations.ts';
import { denialOfRequest, type GroupWithFigures } from '../approval-freshness.ts';
import { changesSince, openChance } from '../load-margin-groups.ts';
import type { BegunRound } from '../rounds.store.ts';
import { neededIn, roundsFor } from './begin-round.ts';

type Names = Awaited<ReturnType<typeof organizationsById>>;

/**
 * The effect of a request for approval, if it were sent now: who is asked for each margin, by which rules and on which
 * figures, what is approved automatically, and which approvals stay.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function previewRequest(work: UnitOfWork, chanceId: string): Promise<MarginRequestPreview> {
  const { chance, compared } = await openChance(work, chanceId);
  const { rounds } = await roundsFor(work, chance, neededIn(compared));
  const names = await organizationsById(
    work,
    rounds.flatMap(({ begun }) => begun.participants.map(({ organizationId }) => organizationId)),
  );
  const groups = compared.map((offer) =>
    previewOf(
      offer,
      rounds.find(({ group }) => group.id === offer.group.id),
      names,
    ),
  );
  const isReadyAtOnce = groups.length > 0 && groups.every(({ effect }) => effect === 'kept' || effect === 'automatic');
  return { chanceId, groups, isReadyAtOnce };
}

function previewOf(offer: GroupWithFigures, round: BegunRound | undefined, names: Names): MarginPreview {
  const { group, figures } = offer;
  const { margin, totalCost, minutes, revenue, afterOverheads } = figures;
  const netProfit = afterOverheads?.profit ?? null;
  const denial = round ? denialOfRequest(offer) : null;
  const last = {
    ...{ margin: group.margin, totalCost: group.totalCost, minutes: group.minutes },
    ...{ revenue: group.revenue, netProfit: group.netProfit },
  };
  return {
    groupId: group.id,
    operationalOrganizationId: group.operationalOrganizationId,
    operationalOrganizationName: group.operationalOrganization.name,
    operationalOrganizationShortName: group.operationalOrganization.shortName,
    effect: denial ? 'impossible' : effectOf(round),
    denial,
    participantsOnDecisionGroup: round ? previewedParticipants(round.begun.participants, round.ruleBasis, names) : [],
    ruleFindings: round?.ruleBasis.findings ?? [],
    ...{ margin, totalCost, minutes, revenue, netProfit },
    before: group.round > 0 ? last : null,
    changes: changesSince(offer),
  };
}

function effectOf(round: BegunRound | undefined): MarginRequestEffect {
  if (!round) return 'kept';
  return round.begun.autoApproved ? 'automatic' : 'asked';
}
