import { setImmediate as breathe } from 'node:timers/promises';
import { type CostParameters, costParameterNames } from '@zuschlag/validation/organizations/organizations';
import type {
  RecalculationEffect,
  RecalculationEffects,
  RecalculationEffectsInput,
  TakenOverParameter,
} from '@zuschlag/validation/recalculations/recalculations';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { findChances } from '../chance/find-chance.ts';
import { isSame } from '../services/rates/contract-rates.ts';
import {
  type Becoming,
  type Replacement,
  ratesToReplaceWith,
  replacementFor,
  servicesByIds,
} from '../services/replace/replace-services.ts';
import type { StoredService } from '../services/stored-service.ts';
import { type Plan, planRuns } from './plans.ts';

/**
 * What a run would do to the figures of Chances, by the calculation that the run itself makes. Changes nothing.
 *
 * @throws {DomainError} NOT_FOUND when the caller does not see one of them
 */
export async function previewRecalculations(
  work: UnitOfWork,
  { chanceIds, cause }: RecalculationEffectsInput,
): Promise<RecalculationEffects> {
  const ids = [...new Set(chanceIds)];
  const find = await findChances(work, ids);
  const { planOf, takesOver } = await planRuns(work, { cause: cause ?? 'tables', chanceIds: ids });
  const plans = ids.map((id) => {
    const chance = find(id);
    if (!chance) throw new DomainError('NOT_FOUND');
    return planOf(chance);
  });
  const stored = await servicesByIds(work, plans.flatMap(servicesOf));
  const byId = new Map(stored.map((service) => [service.id, service]));
  const chances: RecalculationEffect[] = [];
  for (const plan of plans) {
    const services = servicesOf(plan).flatMap((id) => byId.get(id) ?? []);
    const rates = await ratesToReplaceWith(work, plan.chance, services);
    chances.push(await effectOf(plan, services, { chance: plan.chance, rates, takesOver }));
  }
  return { chances };
}

function servicesOf({ chance, organizationIds, serviceIds, shown }: Plan): string[] {
  if (shown.code !== null) return [];
  if (serviceIds.length > 0) return serviceIds;
  return chance.services
    .filter(({ operationalOrganizationId }) => organizationIds.includes(operationalOrganizationId))
    .map(({ id }) => id);
}

type Move = { stored: StoredService; becomes: Replacement; byTables: Sums };
type Sums = { cost: number; revenue: number };

async function effectOf(
  { chance }: Plan,
  services: readonly StoredService[],
  becoming: Becoming,
): Promise<RecalculationEffect> {
  const moves: Move[] = [];
  for (const stored of services) {
    const becomes = replacementFor(stored, becoming);
    moves.push({ stored, becomes, byTables: partOfTables(stored, becomes, becoming) });
    // A contract of years takes tens of milliseconds.
    await breathe();
  }
  const priced = moves.filter(
    ({ stored, becomes }) => stored.totalCost !== null && becomes.calculation.totalCost !== null,
  );
  const sum = (of: (move: Move) => number | null) =>
    services.length === 0 ? null : priced.reduce((total, move) => total + (of(move) ?? 0), 0);
  return {
    chanceId: chance.id,
    services: services.length,
    costBefore: sum(({ stored }) => stored.totalCost),
    costAfter: sum(({ becomes }) => becomes.calculation.totalCost),
    revenueBefore: sum(({ stored }) => stored.revenue),
    revenueAfter: sum(({ becomes }) => becomes.calculation.revenue),
    costByTables: sum(({ byTables }) => byTables.cost),
    revenueByTables: sum(({ byTables }) => byTables.revenue),
    failing: moves.flatMap(({ stored, becomes }) => (becomes.calculation.problem ? [stored.name] : [])),
    takesOver: takenOver(moves),
  };
}

/** What newer rows alone would do to a service that keeps its cost parameters. */
function partOfTables(stored: StoredService, becomes: Replacement, becoming: Becoming): Sums {
  if (isSame(stored.rateRows, becomes.calculation.rateRows)) return { cost: 0, revenue: 0 };
  const { calculation } = becomes.costParameters
    ? replacementFor(stored, { ...becoming, takesOver: () => null })
    : becomes;
  return {
    cost: (calculation.totalCost ?? 0) - (stored.totalCost ?? 0),
    revenue: (calculation.revenue ?? 0) - (stored.revenue ?? 0),
  };
}

/** Each change of a parameter once, with the number of services. */
function takenOver(moves: readonly Move[]): TakenOverParameter[] {
  const all = moves.flatMap(({ stored, becomes }) =>
    costParameterNames.flatMap((parameter) => {
      const from = (stored.costParameters as CostParameters | null)?.[parameter];
      const to = becomes.costParameters?.[parameter];
      return from === undefined || to === undefined ? [] : [{ parameter, from, to }];
    }),
  );
  const alike = Map.groupBy(all, ({ parameter, from, to }) => `${parameter} ${from} ${to}`);
  return [...alike.values()].flatMap((same) => (same[0] ? [{ ...same[0], services: same.length }] : []));
}
