import { roundHalfUp } from '@zuschlag/calc-engine';
import { limits } from '@zuschlag/validation/limits';
import type { SplitChange } from '@zuschlag/validation/services/rates/new-rates';
import type {
  RaisedWage,
  RaisedWages,
  RaiseWages,
  WageFigures,
  WageRaise,
} from '@zuschlag/validation/services/wages/raise-wages';
import type { UnitOfWork } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { lockChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { calculationWith, readRates } from '../pricing/calculate-services.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { inputsOfServices } from '../rates/open-services.store.ts';
import { splitChange } from '../rates/split-change.ts';
import { viewOf } from '../service/load-service.ts';
import { auditValues } from '../service/save-service-change.ts';
import { serviceRules } from '../services.policy.ts';
import type { StoredService } from '../stored-service.ts';
import { storeWages } from './wages.store.ts';

/**
 * Changes the hourly wages of services of a Chance in one act, as an agreement does, and calculates them; services whose
 * wage stays the same or follows the wage table stay as they are. A trial answers the same and changes nothing.
 *
 * @throws {DomainError} NOT_FOUND for a service that this Chance does not have
 * @throws {DomainError} NOT_PERMITTED, LOCKED, BID_WITHDRAWN as `serviceRules.edit` says for one of the services
 * @throws {DomainError} CONFLICT when a wage is no longer the one that the caller saw: a share would come on top
 * @throws {DomainError} INVALID_INPUT at `raise.value` when a wage would be negative or too high
 * @throws {DomainError} NEW_RATES_AFTER_APPROVAL for a caller who asks before newer table rows are taken
 */
export async function raiseWages(
  work: UnitOfWork,
  { chanceId, serviceIds, raise, seenWages, isTrial }: RaiseWages,
): Promise<RaisedWages> {
  const chance = await lockChance(work, chanceId);
  const before = await chosenServices(work, chance, [...new Set(serviceIds)]);
  for (const service of before) authorize(work.actor, serviceRules.edit, viewOf(service, chance));
  if (seenWages) expectSeen(before, new Map(serviceIds.map((id, at) => [id.toLowerCase(), seenWages[at]])));
  const raised = before.map((service) => raisedService(service, raise));
  const pairs = before.map((service, at) => ({ before: service, raised: raised[at] ?? service }));
  const outcomes = isTrial ? await tryWages(work, chance, pairs) : await keepWages(work, chance, pairs);
  return { chanceId: chance.id, services: outcomes.map(presentOutcome) };
}

type Pair = { before: StoredService; raised: StoredService };
type Outcome = { before: StoredService; after: StoredService; split: SplitChange | null };

/** The services in the order of the ids, all of this Chance. */
async function chosenServices(
  work: UnitOfWork,
  chance: StoredChance,
  ids: readonly string[],
): Promise<StoredService[]> {
  const services = await inputsOfServices(work, ids.filter(isUuid));
  const byId = new Map(services.map((service) => [service.id, service]));
  return ids.map((id) => {
    const service = byId.get(id.toLowerCase());
    if (service?.chanceId !== chance.id) throw new DomainError('NOT_FOUND');
    return service;
  });
}

/** @throws {DomainError} CONFLICT with the first wage that others have changed */
function expectSeen(services: readonly StoredService[], seen: ReadonlyMap<string, number | undefined>): void {
  for (const { id, hourlyWage, version } of services) {
    if (seen.get(id) === hourlyWage) continue;
    throw new DomainError('CONFLICT', { currentVersion: version, conflicts: [] });
  }
}

/** A wage that follows the table changes with the table only. */
function raisedService(service: StoredService, raise: WageRaise): StoredService {
  if (service.wageFollowsTable) return service;
  return { ...service, hourlyWage: raisedWageOf(service.hourlyWage, raise) };
}

/** @throws {DomainError} INVALID_INPUT for a wage that no service may have */
function raisedWageOf(wage: number, { by, value }: WageRaise): number {
  if (by === 'wage') return value;
  const raised = roundHalfUp(by === 'share' ? wage * (1 + value) : wage + value, by === 'share' ? 2 : 4);
  const problem = raised < 0 ? 'TOO_SMALL' : raised > limits.hourlyMoney ? 'TOO_BIG' : null;
  if (problem) throw new DomainError('INVALID_INPUT', { fields: [{ path: 'raise.value', problem }] });
  return raised;
}

/** What the wages would lead to. */
async function tryWages(work: UnitOfWork, chance: StoredChance, pairs: readonly Pair[]): Promise<Outcome[]> {
  const services = pairs.map(({ raised }) => raised);
  const rates = await readRates(work, chance, services);
  return pairs.map(({ before, raised }) => {
    if (raised.hourlyWage === before.hourlyWage) return { before, after: before, split: null };
    const after = { ...raised, ...calculationWith(rates, raised, chance) };
    return { before, after, split: splitChange(rates, { before, after }, chance) };
  });
}

/** Stores wages that differ, in statements independent of their number, and tells the others. */
async function keepWages(work: UnitOfWork, chance: StoredChance, pairs: readonly Pair[]): Promise<Outcome[]> {
  const changed = pairs.filter(({ before, raised }) => raised.hourlyWage !== before.hourlyWage);
  if (changed.length === 0) return pairs.map(({ before }) => ({ before, after: before, split: null }));
  await storeWages(
    work,
    changed.map(({ raised: { id, hourlyWage } }) => ({ id, hourlyWage })),
  );
  const { services, rates } = await recalculate(
    work,
    chance,
    changed.map(({ raised }) => raised),
  );
  const afters = new Map(services.map((service) => [service.id, service]));
  const outcomes = pairs.map(({ before }) => {
    const after = afters.get(before.id);
    return after
      ? { before, after, split: splitChange(rates, { before, after }, chance) }
      : { before, after: before, split: null };
  });
  await note(work, chance, outcomes);
  return outcomes;
}

async function note(work: UnitOfWork, chance: StoredChance, outcomes: readonly Outcome[]): Promise<void> {
  const changed = outcomes.filter(({ before, after }) => before !== after);
  for (const [organizationId, ofOne] of Map.groupBy(changed, ({ after }) => after.operationalOrganizationId)) {
    const split = sumOf(ofOne.flatMap((one) => one.split ?? []));
    if (split) await work.publish({ kind: 'newRatesTaken', chanceId: chance.id, organizationId, split });
  }
  await work.auditAll(
    changed.map(({ before, after }) => ({
      entity: 'service' as const,
      entityId: after.id,
      chanceId: chance.id,
      action: 'editService' as const,
      before: auditValues(before),
      after: auditValues(after),
    })),
  );
  const organizationIds = new Set(changed.map(({ after }) => after.operationalOrganizationId));
  const [only] = organizationIds;
  await work.publish({
    kind: 'servicesChanged',
    chanceId: chance.id,
    organizationId: organizationIds.size === 1 ? (only ?? null) : null,
    serviceId: changed.length === 1 ? (changed[0]?.after.id ?? null) : null,
  });
}

/** The splits of several services as one; a part that one of them lacks is missing from the sum. */
function sumOf(splits: readonly SplitChange[]): SplitChange | null {
  const [first, ...others] = splits;
  if (!first) return null;
  const sum = (left: SplitChange['after'], right: SplitChange['after']) =>
    left && right && { cost: left.cost + right.cost, revenue: left.revenue + right.revenue };
  return others.reduce<SplitChange>(
    (all, one) => ({
      before: sum(all.before, one.before) ?? all.before,
      tables: sum(all.tables, one.tables),
      own: sum(all.own, one.own),
      after: sum(all.after, one.after),
    }),
    first,
  );
}

function presentOutcome({ before, after, split }: Outcome): RaisedWage {
  return {
    serviceId: after.id,
    serviceName: after.name,
    operationalOrganizationId: after.operationalOrganizationId,
    operationalOrganizationShortName: after.organization.shortName,
    before: figuresOf(before),
    after: figuresOf(after),
    revenueByTables: split?.tables?.revenue ?? null,
    problem: after.problem,
  };
}

function figuresOf({ hourlyWage, revenue, totalCost, margin, pricePerHour }: StoredService): WageFigures {
  return { hourlyWage, revenue, totalCost, margin, pricePerHour };
}
