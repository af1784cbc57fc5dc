import { limits } from '@zuschlag/validation/limits';
import type { CreateScenario, RenameScenario, Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import type { UnitOfWork } from '../../context.ts';
import { orderedIds } from '../../database/ordered-ids.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { chanceRules } from '../chance/chance.policy.ts';
import { lockChance, lockChanceOf, requireChance, requireLockedChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { copyIntoScenario, planScenario } from '../services/scenarios/copy-into-scenario.ts';
import {
  deleteScenario,
  insertScenario,
  renameStored,
  type StoredScenario,
  scenarioById,
  scenariosOf,
} from './scenarios.store.ts';

/** The scenarios of a Chance in the order they were made. @throws {DomainError} NOT_FOUND */
export async function listScenarios(
  work: UnitOfWork,
  { chanceId }: { chanceId: string },
): Promise<{ chanceId: string; scenarios: Scenario[] }> {
  const chance = await requireChance(work, chanceId);
  const scenarios = await scenariosOf(work, chance.id);
  return { chanceId: chance.id, scenarios: scenarios.map((scenario) => toScenario(scenario, chance)) };
}

/** One scenario. @throws {DomainError} NOT_FOUND */
export async function readScenario(work: UnitOfWork, id: string): Promise<Scenario> {
  const scenario = await requireScenario(work, id);
  return toScenario(scenario, await requireChance(work, scenario.chanceId));
}

/**
 * Copies services of a Chance into a new scenario, all of the organizations that bid or some of them, and calculates the
 * copies with the tables of now.
 *
 * @throws {DomainError} NOT_FOUND, also for a service of another Chance
 * @throws {DomainError} NOT_PERMITTED, LOCKED as for a new service
 * @throws {DomainError} TOO_MANY_SCENARIOS
 * @throws {DomainError} INVALID_INPUT when there is no service to copy
 */
export async function createScenario(
  work: UnitOfWork,
  { chanceId, name, serviceIds }: CreateScenario,
): Promise<Scenario> {
  const chance = await lockChance(work, chanceId);
  authorize(work.actor, chanceRules.addService, chance);
  const copies = await planScenario(work, chance, serviceIds ?? []);
  const [id] = orderedIds(1, work.now) as [string];
  const { sources } = copies;
  if (!(await insertScenario(work, { id, name, chance, sources }, limits.scenariosPerChance))) {
    throw new DomainError('TOO_MANY_SCENARIOS');
  }
  await copyIntoScenario(work, chance, { scenarioId: id, ...copies });
  const scenario = await requireScenario(work, id);
  const { revenue, totalCost } = scenario;
  await work.audit({
    entity: 'scenario',
    entityId: id,
    chanceId: chance.id,
    action: 'createScenario',
    after: { name, revenue, totalCost },
  });
  await work.publish({ kind: 'scenarioChanged', chanceId: chance.id, scenarioId: id });
  return toScenario(scenario, chance);
}

/**
 * Gives a scenario another name.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as for a new service
 * @throws {DomainError} CONFLICT when it has another name than the caller saw
 */
export async function renameScenario(
  work: UnitOfWork,
  { scenarioId, previousName, name }: RenameScenario,
): Promise<Scenario> {
  const { scenario, chance } = await lockScenario(work, scenarioId);
  if (typeof previousName === 'string' && scenario.name !== previousName) {
    throw new DomainError('CONFLICT', { currentVersion: scenario.version, conflicts: [] });
  }
  await renameStored(work, scenario.id, name);
  await work.publish({ kind: 'scenarioChanged', chanceId: chance.id, scenarioId: scenario.id });
  return readScenario(work, scenario.id);
}

/**
 * Removes a scenario with its services; the real ones stay.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as for a new service
 */
export async function removeScenario(work: UnitOfWork, scenarioId: string): Promise<{ id: string }> {
  const { scenario, chance } = await lockScenario(work, scenarioId);
  await deleteScenario(work, scenario.id);
  await work.audit({
    entity: 'scenario',
    entityId: scenario.id,
    chanceId: chance.id,
    action: 'removeScenario',
    before: { name: scenario.name },
  });
  await work.publish({ kind: 'scenarioChanged', chanceId: chance.id, scenarioId: scenario.id });
  return { id: scenario.id };
}

/** A scenario with its Chance, which is locked and open for calculation by the caller. */
export async function lockScenario(
  work: UnitOfWork,
  id: string,
): Promise<{ scenario: StoredScenario; chance: StoredChance }> {
  const chanceId = await lockChanceOf(work, 'scenario', id);
  // Read under the lock: another call may have changed or removed it before this one got it.
  const [chance, scenario] = await Promise.all([requireLockedChance(work, chanceId), requireScenario(work, id)]);
  authorize(work.actor, chanceRules.addService, chance);
  return { scenario, chance };
}

/** @throws {DomainError} CONFLICT */
export function requireVersion({ version: currentVersion }: StoredScenario, version: number): void {
  if (version !== currentVersion) throw new DomainError('CONFLICT', { currentVersion, conflicts: [] });
}

async function requireScenario(work: UnitOfWork, id: string): Promise<StoredScenario> {
  const scenario = await scenarioById(work, id);
  if (!scenario) throw new DomainError('NOT_FOUND');
  return scenario;
}

function toScenario(
  { sources, startDate, endDate, province, mainOrganizationId: _, createdById: _creator, ...scenario }: StoredScenario,
  chance: StoredChance,
): Scenario {
  const { revenue, totalCost } = scenario;
  return {
    ...scenario,
    margin: revenue === 0 ? null : (revenue - totalCost) / revenue,
    isOutdated: startDate !== chance.startDate || endDate !== chance.endDate || province !== chance.province,
    sources: sources.map(({ serviceId, sourceId }) => ({ serviceId, sourceId })),
    createdAt: scenario.createdAt.toISOString(),
    updatedAt: scenario.updatedAt.toISOString(),
  };
}
