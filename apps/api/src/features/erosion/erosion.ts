import { analyzeMarginErosion, type ErosionResult } from '@zuschlag/calc-engine';
import { increaseBeyondKnown } from '@zuschlag/calc-engine/revenue/known-rise';
import type { Erosion, ErosionAssumptions, ErosionBasis, ErosionInput } from '@zuschlag/validation/services/erosion';
import { usualTariffIncrease } from '@zuschlag/validation/services/wages/usual-increase';
import type { UnitOfWork } from '../../context.ts';
import { requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { tableSteps } from './table-steps.ts';

/**
 * What is left of the margin of a Chance when wages rise with the tariff every year, and the table rows that take effect
 * inside its contract.
 *
 * @throws {DomainError} NOT_FOUND
 * @source docs/calculation.md, section 7
 */
export async function readErosion(work: UnitOfWork, input: ErosionInput): Promise<Erosion> {
  const chance = await requireChance(work, input.chanceId);
  const basis = basisOf(chance);
  const assumptions = assumptionsOf(chance, input);
  const { steps, knownRise } = await tableSteps(work, chance);
  const countedIncrease = assumptions && increaseBeyondKnown({ ...assumptions, knownRise });
  const counted = assumptions && { ...assumptions, yearlyTariffIncrease: countedIncrease ?? 0 };
  return {
    chanceId: chance.id,
    basis,
    assumptions,
    ...figuresOf(basis && counted && analyzeMarginErosion({ ...basis, ...counted })),
    steps,
    knownRise,
    countedIncrease: basis && countedIncrease,
  };
}

/** The sums of the regular services; null before one of them has a price. */
function basisOf({ costDetails, totalCost }: StoredChance): ErosionBasis | null {
  if (!costDetails || totalCost === null) return null;
  const { minutes, totalCosts, payCosts, materialCosts, specialCosts } = costDetails;
  return {
    minutes,
    totalCosts,
    totalPayCosts: payCosts.totalPayCosts,
    nonTariffAllowances: payCosts.nonTariffAllowances,
    totalMaterialCosts: materialCosts.totalMaterialCosts,
    totalSpecialCosts: specialCosts.totalSpecialCosts,
  };
}

/** @returns null when neither the caller nor the Chance has a margin */
function assumptionsOf(chance: StoredChance, input: ErosionInput): ErosionAssumptions | null {
  const operativeMargin = input.operativeMargin ?? chance.margin;
  if (operativeMargin === null) return null;
  return {
    operativeMargin,
    escalationClause: input.escalationClause ?? chance.escalationClause,
    yearlyTariffIncrease: input.yearlyTariffIncrease ?? usualTariffIncrease,
    durationMonths: input.durationMonths ?? chance.durationMonths,
  };
}

const noFigures = {
  years: null,
  effectiveMargin: null,
  erosion: null,
  level: null,
  plannedProfit: null,
  expectedProfit: null,
  tariffBoundShare: null,
  rows: [],
} as const;

function figuresOf(
  result: ErosionResult | null,
): Omit<Erosion, 'chanceId' | 'basis' | 'assumptions' | 'steps' | 'knownRise' | 'countedIncrease'> {
  if (result === null) return { ...noFigures, status: 'NO_SERVICE', rows: [] };
  if (result.status === 'NO_DATA') return { ...noFigures, status: 'NO_DATA', rows: [] };
  if (result.status === 'NOT_APPLICABLE') return { ...noFigures, ...result, rows: [] };
  return { ...result, rows: [...result.rows] };
}
