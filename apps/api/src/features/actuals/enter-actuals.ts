import { contractMonths, monthOf } from '@zuschlag/calc-engine/services/actuals/plan-by-month';
import type { ChangedActuals, EnterActuals, RemoveActuals } from '@zuschlag/validation/actuals/actuals';
import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { lockChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { actualRules } from './actuals.policy.ts';
import { emptyMonths, monthsOf, putMonths } from './actuals.store.ts';
import { factsOf } from './actuals.ts';

type Place = { chanceId: string; operationalOrganizationId: number };

/**
 * Enters what payroll and time sheets show for a month, over what stands there.
 *
 * @throws {DomainError} NOT_FOUND, also for an organization without a regular service in the Chance
 * @throws {DomainError} NOT_PERMITTED, ARCHIVED, LOCKED unless the Chance is won
 * @throws {DomainError} INVALID_INPUT for a month outside of the contract, or one that has not begun
 * @throws {DomainError} CONFLICT when the month stands in another version than the caller saw
 */
export async function enterActuals(work: UnitOfWork, input: EnterActuals): Promise<ChangedActuals> {
  const { month, times, version } = input;
  const { chance, organizationId } = await lockActuals(work, input);
  const problem = problemOfMonth(chance, month, work.now);
  if (problem) throw new DomainError('INVALID_INPUT', { fields: [{ path: 'month', problem }] });
  await requireVersion(work, chance.id, organizationId, month, version ?? null);
  const [written] = await putMonths(work, { chanceId: chance.id, organizationId }, [{ month, times }]);
  await record(work, chance, organizationId, 'enterActuals', [month]);
  const place = { chanceId: chance.id, operationalOrganizationId: organizationId };
  return { ...place, month, version: written?.version ?? null };
}

/** Removes the actuals of a month. @throws {DomainError} as `enterActuals` */
export async function removeActuals(work: UnitOfWork, input: RemoveActuals): Promise<ChangedActuals> {
  const { chance, organizationId } = await lockActuals(work, input);
  await requireVersion(work, chance.id, organizationId, input.month, input.version);
  await emptyMonths(work, { chanceId: chance.id, organizationId }, [input.month]);
  await record(work, chance, organizationId, 'removeActuals', [input.month]);
  return { chanceId: chance.id, operationalOrganizationId: organizationId, month: input.month, version: null };
}

/** The Chance, locked, and the organization whose actuals the caller may enter. */
async function lockActuals(
  work: UnitOfWork,
  { chanceId, operationalOrganizationId }: Place,
): Promise<{ chance: StoredChance; organizationId: number }> {
  const chance = await lockChance(work, chanceId);
  const isAtWork = chance.services.some(
    (service) => service.operationalOrganizationId === operationalOrganizationId && !service.additional,
  );
  if (!isAtWork) throw new DomainError('NOT_FOUND');
  authorize(work.actor, actualRules.enter, factsOf(chance, operationalOrganizationId));
  return { chance, organizationId: operationalOrganizationId };
}

/** @returns why a month of the contract can have no actuals; null when it can */
function problemOfMonth(
  chance: { startDate: string; endDate: string },
  month: string,
  now: Date,
): 'OUTSIDE_CONTRACT' | 'TOO_FAR_AWAY' | null {
  if (!contractMonths(chance).some(({ startDate }) => monthOf(startDate) === month)) return 'OUTSIDE_CONTRACT';
  return month > berlinDayOf(now) ? 'TOO_FAR_AWAY' : null;
}

async function requireVersion(
  work: UnitOfWork,
  chanceId: string,
  organizationId: number,
  month: string,
  version: number | null,
): Promise<void> {
  const stored = (await monthsOf(work, chanceId, [organizationId])).find((one) => one.month === month);
  if ((stored?.version ?? null) === version) return;
  throw new DomainError('CONFLICT', { currentVersion: stored?.version ?? 0, conflicts: [] });
}

/** The trail tells which months, and nothing of the pay, because every reader of the Chance reads it. */
async function record(
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
