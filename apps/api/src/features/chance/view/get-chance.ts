import type { Stage, StageTime } from '@zuschlag/validation/chance/award-names';
import type { Chance, ChanceTotals } from '@zuschlag/validation/chance/chance';
import { percentOf } from '@zuschlag/validation/recalculations/progress';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { denialOf, permissionsOn } from '../../../policy/authorize.ts';
import { findCustomer } from '../../customers/customers.ts';
import { decidingFactsSoon } from '../../users/deciding-facts.ts';
import { chanceRules } from '../chance.policy.ts';
import { missingForFull } from '../details/chance-invariants.ts';
import { requireChance } from '../find-chance.ts';
import type { StoredChance } from '../stored-chance.ts';
import { bidGroupStatuses, type MarginGroupStatus, marginGroupStatuses } from './decision-status.store.ts';
import { type NextActionFacts, nextActionsFor, sentBackSince } from './next-actions.ts';
import { type ProgressFacts, progressOf } from './progress.ts';

/**
 * A Chance as its workspace shows it: the blocks, the figures, the caller's rights, where it stands and whose turn it is.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function getChance(tenant: TenantDb<UserActor> & { today: string }, id: string): Promise<Chance> {
  const askFacts = decidingFactsSoon(tenant);
  const chance = await requireChance(tenant, id);
  const [bids, margins, customer, who] = await Promise.all([
    bidGroupStatuses(tenant, id),
    marginGroupStatuses(tenant, id),
    findCustomer(tenant, chance.customerId),
    askFacts(),
  ]);
  const mainOrganization = { id: tenant.actor.mainOrganizationId, name: who.mainOrganizationName };
  const bidders = biddersOf(chance);
  const calculations = bidders.map((bidder) => ({
    isDone: bidder.isDone && sentBackSince(bidder, margins) === null,
    lastAt: bidder.recalculatedAt,
  }));
  const ofBidders = margins.filter(({ operationalOrganizationId: id }) =>
    bidders.some((bidder) => bidder.organizationId === id),
  );
  const progress = progressOf({ ...chance, bids, calculations, margins: ofBidders.map(approvalOf) });
  const owner = { id: chance.ownerId, name: `${chance.owner.firstname} ${chance.owner.lastname}` };
  const since = startOfState(chance, bids, margins);
  return {
    ...blocksOf(chance, customer.name),
    ...permissionsOn(tenant.actor, chanceRules, chance),
    isOwner: denialOf(tenant.actor, chanceRules.changeDetails, chance) === null,
    mayTakeOver:
      chance.ownerId !== tenant.actor.userId && denialOf(tenant.actor, chanceRules.takeOver, chance) === null,
    mayWithdrawBidder:
      chance.state === 'editing' && denialOf(tenant.actor, chanceRules.withdrawBidder, chance) === null,
    mayArchive: denialOf(tenant.actor, chanceRules.archive, chance) === null,
    mayCorrectOutcome: isClosed(chance.state) && denialOf(tenant.actor, chanceRules.correctOutcome, chance) === null,
    customer,
    organizations: chance.participations.map((participation) => ({
      id: participation.organizationId,
      name: participation.name,
      shortName: participation.shortName,
      isOperational: participation.isOperationalAnywhere,
      isBidding: participation.isBidding,
      isOperationalHere: participation.isOperational,
      serviceCount: servicesOf(chance, participation.organizationId).length,
      lastCalculatedAt: lastCalculation(chance, participation.organizationId)?.toISOString() ?? null,
    })),
    progress,
    turn: chance.archivedAt
      ? null
      : nextActionsFor(
          {
            ...{ state: chance.state, owner, mainOrganization, since, bids, margins, bidders },
            ...who,
          },
          tenant.actor,
        ),
  };
}

function isClosed(state: StoredChance['state']): boolean {
  return state === 'won' || state === 'lost';
}

function servicesOf(chance: StoredChance, organizationId: number) {
  return chance.services.filter(({ operationalOrganizationId }) => operationalOrganizationId === organizationId);
}

function lastCalculation(chance: StoredChance, organizationId: number): Date | null {
  const moments = servicesOf(chance, organizationId).flatMap(({ recalculatedAt }) => recalculatedAt ?? []);
  return moments.reduce<Date | null>((latest, moment) => (latest && latest > moment ? latest : moment), null);
}

type Bidder = NextActionFacts['bidders'][number] & { isDone: boolean };

function biddersOf(chance: StoredChance): Bidder[] {
  return chance.participations
    .filter(({ isBidding }) => isBidding)
    .map(({ organizationId, shortName }) => {
      const services = servicesOf(chance, organizationId);
      return {
        organizationId,
        name: shortName,
        hasServices: services.length > 0,
        isDone: services.length > 0 && services.every(({ hasProblem }) => !hasProblem),
        recalculatedAt: lastCalculation(chance, organizationId),
      };
    });
}

function approvalOf({ outcome, decidedAt }: MarginGroupStatus): ProgressFacts['margins'][number] {
  return { isApproved: outcome === 'approved', decidedAt };
}

/** The last thing that happened to the Chance as a whole. */
function startOfState(chance: StoredChance, bids: { finalAt: Date | null }[], margins: MarginGroupStatus[]): Date {
  const moments = [
    chance.createdAt,
    chance.submittedAt,
    ...(chance.state === 'pendingbiddecision' ? [] : bids.map(({ finalAt }) => finalAt)),
    ...margins.map(({ decidedAt }) => decidedAt),
  ];
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
}

function blocksOf(chance: StoredChance, customerName: string) {
  const { totalCost, revenue, profit, margin, minutes, pricePerHour, monthlyRevenue, yearlyRevenue, surcharge } =
    chance;
  return {
    id: chance.id,
    organizationId: chance.organizationId,
    shortNumber: chance.shortNumber,
    version: chance.version,
    state: chance.state,
    ratesChanged: chance.ratesChangedAt !== null,
    recalculation: chance.recalculation && { ...chance.recalculation, percent: percentOf(chance.recalculation) },
    offeredRevenue: chance.offeredRevenue,
    offeredReason: chance.offeredReason,
    reasonForLoss: chance.reasonForLoss,
    lossReason: chance.lossReason,
    winner: chance.winner,
    winningPrice: chance.winningPrice,
    description: {
      name: chance.name,
      customerName,
      customerId: chance.customerId,
      province: chance.province as Chance['description']['province'],
      platform: chance.platform,
      awardingAuthority: chance.awardingAuthority,
      ownerId: chance.ownerId,
      owner: chance.owner,
      details: chance.details,
      type: chance.type,
      customerType: chance.customerType,
      permanent: chance.permanent,
      mobile: chance.mobile,
      alarm: chance.alarm,
      lotNumber: chance.lotNumber,
      lotTitle: chance.lotTitle,
      procedureKind: chance.procedureKind,
      platformUrl: chance.platformUrl,
      contactName: chance.contactName,
      contactMail: chance.contactMail,
      contactPhone: chance.contactPhone,
    },
    deadline: {
      publication: chance.publication,
      submission: chance.submission,
      submissionTime: chance.submissionTime,
      questions: chance.questions,
      outsideInformation: chance.outsideInformation,
      siteVisit: chance.siteVisit,
      ...stagesOf(chance),
    },
    estimate: {
      revenue: chance.estimateRevenue,
      hoursPerMonth: chance.estimateHoursPerMonth,
      margin: chance.estimateMargin,
      effort: chance.estimateEffort,
      description: chance.estimateDescription,
    },
    contract: contractOf(chance),
    additionalText: chance.additionalText,
    executiveSummary: chance.executiveSummary,
    referenceNumber: chance.referenceNumber,
    roundsUnitPrices: chance.roundsUnitPrices,
    fullForm: chance.fullForm,
    missingForFull: missingForFull(chance),
    ...{ totalCost, revenue, profit, margin, minutes, pricePerHour, monthlyRevenue, yearlyRevenue, surcharge },
    costDetails: chance.costDetails,
    profitAfterOverheads: chance.profitAfterOverheads,
    additionalTotals: chance.additionalTotals && withOverheads(chance.additionalTotals),
    socialSecurity: chance.socialSecurity,
    liabilityInsurance: chance.liabilityInsurance,
    professionalAssociation: chance.professionalAssociation,
    submittedAt: chance.submittedAt?.toISOString() ?? null,
    closedAt: chance.closedAt?.toISOString() ?? null,
    archivedAt: chance.archivedAt?.toISOString() ?? null,
    archiveReason: chance.archiveReason,
    createdAt: chance.createdAt.toISOString(),
    updatedAt: chance.updatedAt.toISOString(),
  };
}

function contractOf(chance: StoredChance): Chance['contract'] {
  const {
    startDate,
    endDate,
    durationMonths,
    escalationClause,
    priceCriteria,
    qualityCriteria,
    referenceCriteria,
    paymentTerm,
    extensionCount,
    extensionMonths,
  } = chance;
  return {
    startDate,
    endDate,
    durationMonths,
    escalationClause,
    priceCriteria,
    qualityCriteria,
    referenceCriteria,
    paymentTerm,
    extensionCount,
    extensionMonths,
  };
}

function stagesOf(chance: StoredChance): Pick<Chance['deadline'], Stage | StageTime> {
  const { participation, participationTime, negotiation, negotiationTime, finalOffer, finalOfferTime } = chance;
  const { bindingUntil, bindingUntilTime, plannedAward, plannedAwardTime } = chance;
  return {
    ...{ participation, participationTime, negotiation, negotiationTime, finalOffer, finalOfferTime },
    ...{ bindingUntil, bindingUntilTime, plannedAward, plannedAwardTime },
  };
}

/** Totals are stored without a field of overheads where a Chance has no overheads. */
function withOverheads(totals: ChanceTotals): ChanceTotals {
  return { ...totals, profitAfterOverheads: totals.profitAfterOverheads ?? null };
}
