import { contractMonths, monthOf } from '@zuschlag/calc-engine/services/actuals/plan-by-month';
import {
  type ActualTimes,
  type ChangedActuals,
  type EnterActuals,
  ofEachKind,
  type RemoveActuals,
} from '@zuschlag/validation/actuals/actuals';
import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import { flatFields, nestFields } from '@zuschlag/validation/edits/field-values';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { UnitOfWork } from '../../context.ts';
import { mergeEdit } from '../../edits/merge-edit.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { lockChance, requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { actualRules } from './actuals.policy.ts';
import { emptyMonths, monthsOf, putMonths } from './actuals.store.ts';
import { factsOf } from './actuals.ts';
import { nothingKept, storedTimes, timesOf } from './kept-times.ts';

export type ActualsPlace = { chanceId: string; operationalOrganizationId: number };

/**
 * Enters what payroll and time sheets show for a month. What others entered since the caller saw it is merged field by
 * field, as in every edit.
 *
 * @throws {DomainError} NOT_FOUND, also for an organization without a regular service in the Chance, and for a month
 * whose actuals were removed since the version of the edit
 * @throws {DomainError} NOT_PERMITTED, ARCHIVED, LOCKED unless the Chance is won
 * @throws {DomainError} INVALID_INPUT for a month outside of the contract, or one that has not begun
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 */
export async function enterActuals(work: UnitOfWork, input: EnterActuals): Promise<ChangedActuals> {
  const { month, times, version } = input;
  const { chance, organizationId } = await lockActuals(work, input);
  const problem = problemOfMonth(chance, month, work.now);
  if (problem) throw new DomainError('INVALID_INPUT', { fields: [{ path: 'month', problem }] });
  const stored = await storedMonth(work, chance.id, organizationId, month);
  if (!stored && version) throw new DomainError('NOT_FOUND');
  const place = { chanceId: chance.id, operationalOrganizationId: organizationId, month };
  const before = stored ? timesOf(stored.times) : null;
  const sent = flatFields(ofEachKind((kind) => times[kind] ?? nothingKept));
  const fields = before ? flatFields(before) : {};
  const changed = mergeEdit('actualMonth', sent, { fields, version: stored?.version ?? 0 }, input);
  if (stored && changed.length === 0) return { ...place, version: stored.version, times: before };
  const merged = { ...fields, ...Object.fromEntries(changed.map((path) => [path, sent[path] ?? null])) };
  const kept = storedTimes(nestFields(merged) as ActualTimes);
  const [written] = await putMonths(work, { chanceId: chance.id, organizationId }, [{ month, times: kept }]);
  await record(work, chance, organizationId, 'enterActuals', [month]);
  return { ...place, version: written?.version ?? 0, times: timesOf(kept) };
}

/**
 * Removes the actuals of a month.
 *
 * @throws {DomainError} as `enterActuals`; CONFLICT when they stand in another version than the caller saw
 */
export async function removeActuals(work: UnitOfWork, input: RemoveActuals): Promise<ChangedActuals> {
  const { month, version } = input;
  const { chance, organizationId } = await lockActuals(work, input);
  const stored = await storedMonth(work, chance.id, organizationId, month);
  if (stored?.version !== version)
    throw new DomainError('CONFLICT', { currentVersion: stored?.version ?? 0, conflicts: [] });
  await emptyMonths(work, { chanceId: chance.id, organizationId }, [month]);
  await record(work, chance, organizationId, 'removeActuals', [month]);
  return { chanceId: chance.id, operationalOrganizationId: organizationId, month, version: 0, times: null };
}

/**
 * The Chance, locked, and the organization whose actuals the caller may enter.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, LOCKED
 */
export async function lockActuals(
  work: UnitOfWork,
  place: ActualsPlace,
): Promise<{ chance: StoredChance; organizationId: number }> {
  return allowed(work, await lockChance(work, place.chanceId), place);
}

/** The same without the lock, for what changes nothing of the Chance. */
export async function requireActuals(
  work: UnitOfWork,
  place: ActualsPlace,
): Promise<{ chance: StoredChance; organizationId: number }> {
  return allowed(work, await requireChance(work, place.chanceId), place);
}

/** @throws {DomainError} NOT_FOUND for an organization without a regular service in the Chance */
export function requireAtWork({ services }: StoredChance, organizationId: number): void {
  const isAtWork = services.some(
    (service) => service.operationalOrganizationId === organizationId && !service.additional,
  );
  if (!isAtWork) throw new DomainError('NOT_FOUND');
}

function allowed(work: UnitOfWork, chance: StoredChance, { operationalOrganizationId }: ActualsPlace) {
  requireAtWork(chance, operationalOrganizationId);
  authorize(work.actor, actualRules.enter, factsOf(chance, operationalOrganizationId));
  return { chance, organizationId: operationalOrganizationId };
}

/** @returns why a month of the contract can have no actuals; null when it can */
export function problemOfMonth(
  chance: { startDate: string; endDate: string },
  month: string,
  now: Date,
): 'OUTSIDE_CONTRACT' | 'TOO_FAR_AWAY' | null {
  if (!contractMonths(chance).some(({ startDate }) => monthOf(startDate) === month)) return 'OUTSIDE_CONTRACT';
  return month > berlinDayOf(now) ? 'TOO_FAR_AWAY' : null;
}

async function storedMonth(work: UnitOfWork, chanceId: string, organizationId: number, month: string) {
  return (await monthsOf(work, chanceId, [organizationId])).find((one) => one.month === month) ?? null;
}

/** The trail tells which months, and nothing of the pay, because every reader of the Chance reads it. */
export async function record(
  work: UnitOfWork,
  { id: chanceId }: StoredChance,
  organizationId: number,
  action: TrailAction<'actuals'>,
  months: readonly string[],
): Promise<void> {
  const named = months.map((month) => month.slice(0, 7)).join(', ');
  const after = { operationalOrganizationId: organizationId, months: named };
  await work.audit({ entity: 'actuals', entityId: chanceId, chanceId, action, after });
  await work.publish({ kind: 'actualsChanged', chanceId });
}
