import type { TariffStep } from '@zuschlag/calc-engine/services/tariff-step';
import type {
  TariffStepChance,
  TariffStepEffect,
  TariffStepSums,
} from '@zuschlag/validation/tariff-steps/tariff-steps';
import type { UnitOfWork } from '../../../context.ts';
import type { StoredService } from '../../services/stored-service.ts';
import { isBound } from './effect.store.ts';
import { letterOfChance } from './letter-of-chance.ts';
import { readStepFacts, type StepFacts } from './step-facts.ts';
import { type SteppedService, steppedServices } from './stepped-services.ts';

type Sums = Omit<TariffStepSums, 'marginBefore' | 'marginAfter'>;
type InTransaction = <Result>(run: (work: UnitOfWork) => Promise<Result>) => Promise<Result>;

/**
 * What the rows of a tariff step do to all open Chances and bound contracts: cost, income and margin, per Chance, customer
 * and month. No transaction is open while it calculates, and no figure is stored.
 *
 * @throws {DomainError} NOT_FOUND
 * @source docs/calculation.md, section 19
 */
export async function tariffStepEffect(inTransaction: InTransaction, id: string): Promise<TariffStepEffect> {
  const facts = await inTransaction((work) => readStepFacts(work, id, null));
  return effectOf(facts, await steppedServices(facts));
}

/** Adds up what was calculated. */
export function effectOf(facts: StepFacts, services: readonly SteppedService[]): TariffStepEffect {
  const { step, from, omitted } = facts;
  const ofChances = [...Map.groupBy(services, ({ service }) => service.chanceId).values()];
  const chances = ofChances.flatMap((ofChance) => chanceOf(facts, ofChance));
  const customers = [...Map.groupBy(chances, ({ customerId }) => customerId)].map(([customerId, same]) => ({
    ...{ customerId, customer: same[0]?.customer ?? '', chances: same.length },
    sums: withMargins(total(same.map(({ sums }) => sums))),
  }));
  return {
    id: step.id,
    version: step.version,
    activeFrom: from,
    total: withMargins(total(chances.map(({ sums }) => sums))),
    services: services.length,
    movedServices: services.filter(isMoved).length,
    unpriced: chances.reduce((count, { unpriced }) => count + unpriced, 0),
    omitted,
    chances: chances.sort(mostLostFirst),
    customers: customers.sort(mostLostFirst),
    months: monthsOf(services),
  };
}

function isMoved({ stepped }: SteppedService): boolean {
  return stepped !== null && Math.abs(stepped.costAfter - stepped.costBefore) >= 0.005;
}

function chanceOf(facts: StepFacts, services: readonly SteppedService[]): TariffStepChance[] {
  const [first] = services;
  if (!first) return [];
  const { chanceId, shortNumber, name, state, customerId, customer, endDate, escalationClause } = first.service;
  const priced = services.flatMap(({ stepped }) => stepped ?? []);
  const sums = total(services.flatMap(partsOf).map((part) => part.sums));
  return [
    {
      ...{ chanceId, shortNumber, name, state, customerId, customer, endDate, escalationClause },
      kind: isBound(state) ? 'BOUND' : 'OPEN',
      services: services.length,
      unpriced: services.length - priced.length,
      sums: withMargins(sums),
      ...letterOfChance(facts, services, sums.clauseIncome),
      contractCostBefore: priced.reduce((sum, { costBefore }) => sum + costBefore, 0),
      contractCostAfter: priced.reduce((sum, { costAfter }) => sum + costAfter, 0),
    },
  ];
}

function monthsOf(services: readonly SteppedService[]): TariffStepEffect['months'] {
  const parts = services.flatMap(partsOf);
  return [...Map.groupBy(parts, ({ month }) => month)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, same]) => ({
      month,
      chances: new Set(same.map(({ chanceId }) => chanceId)).size,
      sums: withMargins(total(same.map(({ sums }) => sums))),
    }));
}

type Part = { chanceId: string; month: string; sums: Sums };

function partsOf({ service, stored, stepped }: SteppedService): Part[] {
  if (!stepped) return [];
  const bound = isBound(service.state);
  const share = bound ? boundShare(service, stored, stepped) : 1;
  return stepped.parts.map(({ from, costBefore, costAfter, revenue, newRevenue, clauseIncome: added }) => {
    const [incomeBefore, clauseIncome] = [revenue * share, added * share];
    // No recalculation raises a wage that was entered, so no income is counted for it.
    const anew = stored.wageFollowsTable ? newRevenue : incomeBefore;
    return {
      chanceId: service.chanceId,
      month: `${from.slice(0, 7)}-01`,
      sums: {
        ...{ costBefore, costAfter, incomeBefore, clauseIncome },
        incomeAfter: bound ? incomeBefore + clauseIncome : anew,
      },
    };
  });
}

/** A bound price is the stored one, as it was offered; what the tables give today does not move it. */
export function boundShare(
  service: SteppedService['service'],
  { revenue }: StoredService,
  stepped: TariffStep,
): number {
  const stored = revenue === null || stepped.revenue === 0 ? 1 : revenue / stepped.revenue;
  return stored * service.offeredShare;
}

function total(all: readonly Sums[]): Sums {
  const sum = { costBefore: 0, costAfter: 0, incomeBefore: 0, incomeAfter: 0, clauseIncome: 0 };
  for (const one of all) {
    sum.costBefore += one.costBefore;
    sum.costAfter += one.costAfter;
    sum.incomeBefore += one.incomeBefore;
    sum.incomeAfter += one.incomeAfter;
    sum.clauseIncome += one.clauseIncome;
  }
  return sum;
}

function withMargins(sums: Sums): TariffStepSums {
  const margin = (income: number, cost: number) => (income === 0 ? null : (income - cost) / income);
  return {
    ...sums,
    marginBefore: margin(sums.incomeBefore, sums.costBefore),
    marginAfter: margin(sums.incomeAfter, sums.costAfter),
  };
}

/** The change of the profit; what loses most comes first. */
function mostLostFirst(one: { sums: Sums }, other: { sums: Sums }): number {
  const gain = ({ sums }: { sums: Sums }) => sums.incomeAfter - sums.costAfter - (sums.incomeBefore - sums.costBefore);
  return gain(one) - gain(other);
}
