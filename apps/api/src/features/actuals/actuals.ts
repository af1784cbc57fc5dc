import { sumOfOutcomes, sumOfVariances } from '@zuschlag/calc-engine/services/actuals/variances';
import type { ActualsOfOrganization, ContractActuals, MarginMarks } from '@zuschlag/validation/actuals/actuals';
import type { UnitOfWork } from '../../context.ts';
import { denialOf } from '../../policy/authorize.ts';
import { requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { actualRules } from './actuals.policy.ts';
import { monthsOf, type StoredMonth } from './actuals.store.ts';
import { comparedMonths, isBelow, soFarOf } from './compare.ts';
import { type PlanOfOrganization, plansOfChance } from './plan-of-chance.ts';

/**
 * Plan and actual of a Chance, month by month and organization by organization, as far as the reader may see their pay.
 *
 * @throws {DomainError} NOT_FOUND
 * @source docs/calculation.md, Plan and actual
 */
export async function readActuals(work: UnitOfWork, chanceId: string): Promise<ContractActuals> {
  const chance = await requireChance(work, chanceId);
  const isWon = chance.state === 'won';
  const currentMonth = `${work.today.slice(0, 7)}-01`;
  if (!isWon) return { chanceId: chance.id, isWon, currentMonth, organizations: [], total: null };
  const sees = seenBy(work, chance);
  const plans = await plansOfChance(work, chance, sees);
  const seen = plans.map(({ organizationId }) => organizationId).filter(sees);
  const months = seen.length === 0 ? [] : await monthsOf(work, chance.id, seen);
  const organizations = plans.map((plan) => ofOrganization(work, chance, plan, months));
  return { chanceId: chance.id, isWon, currentMonth, organizations, total: totalOf(organizations, plans) };
}

/** The margins to date of a Chance that are below the approved ones. @throws {DomainError} NOT_FOUND */
export async function readMarks(work: UnitOfWork, chanceId: string): Promise<MarginMarks> {
  const chance = await requireChance(work, chanceId);
  const nothing = { chanceId: chance.id, below: [] };
  if (chance.state !== 'won') return nothing;
  const sees = seenBy(work, chance);
  const ids = chance.services.map(({ operationalOrganizationId }) => operationalOrganizationId).filter(sees);
  const months = ids.length === 0 ? [] : await monthsOf(work, chance.id, ids);
  const known = new Set(months.map(({ organizationId }) => organizationId));
  // Most won contracts have no actuals, and then nothing is calculated.
  if (known.size === 0) return nothing;
  const plans = await plansOfChance(work, chance, (id) => known.has(id));
  const below = plans.flatMap((plan) => {
    const { soFar, isBelowApproved, ...organization } = ofOrganization(work, chance, plan, months);
    return soFar && isBelowApproved
      ? [
          {
            operationalOrganizationId: organization.operationalOrganizationId,
            operationalOrganizationShortName: organization.operationalOrganizationShortName,
            margin: soFar.actual.margin,
            approvedMargin: organization.approvedMargin,
          },
        ]
      : [];
  });
  return { ...nothing, below };
}

/** What the rights on the actuals of an organization rest on. */
export const factsOf = (chance: StoredChance, operationalOrganizationId: number) => ({
  ...{ operationalOrganizationId, chanceOrganizationId: chance.chanceOrganizationId },
  ...{ state: chance.state, archivedAt: chance.archivedAt },
});

function seenBy({ actor }: UnitOfWork, chance: StoredChance) {
  return (organizationId: number) => denialOf(actor, actualRules.view, factsOf(chance, organizationId)) === null;
}

function ofOrganization(
  work: UnitOfWork,
  chance: StoredChance,
  plan: PlanOfOrganization,
  kept: readonly StoredMonth[],
): ActualsOfOrganization {
  const { organizationId, shortName, problems, areRatesGone } = plan;
  const isHidden = !seenBy(work, chance)(organizationId);
  const mayEnter = denialOf(work.actor, actualRules.enter, factsOf(chance, organizationId)) === null;
  const named = { operationalOrganizationId: organizationId, operationalOrganizationShortName: shortName };
  if (isHidden) {
    const nothing = { contract: null, soFar: null, months: [], problems: [], approvedMargin: null };
    return { ...named, isHidden, mayEnter: false, isBelowApproved: false, areRatesGone: false, ...nothing };
  }
  const own = kept.filter((month) => month.organizationId === organizationId);
  const months = comparedMonths(chance, plan.months, own);
  const soFar = soFarOf(months);
  return {
    ...named,
    ...{ isHidden, mayEnter, approvedMargin: plan.approvedMargin, problems, areRatesGone, months, soFar },
    isBelowApproved: soFar !== null && isBelow(soFar.actual, soFar.planned, plan.approvedMargin),
    contract: plan.months.length === 0 ? null : sumOfOutcomes(months.map(({ planned }) => planned)),
  };
}

function totalOf(
  organizations: readonly ActualsOfOrganization[],
  plans: readonly PlanOfOrganization[],
): ContractActuals['total'] {
  const known = organizations.flatMap(({ soFar }) => soFar ?? []);
  if (known.length === 0 || organizations.some(({ isHidden }) => isHidden)) return null;
  const actual = sumOfOutcomes(known.map((soFar) => soFar.actual));
  const approved = sumOfOutcomes(plans.map((plan) => ({ ...plan.approved, profit: 0, margin: null })));
  const planned = sumOfOutcomes(known.map((soFar) => soFar.planned));
  return {
    planned,
    actual,
    variances: sumOfVariances(known.map(({ variances }) => variances)),
    approvedMargin: approved.margin,
    isBelowApproved: isBelow(actual, planned, approved.margin),
  };
}
