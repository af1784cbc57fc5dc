import { startedMonths } from '@zuschlag/calc-engine';
import type { ContractDuration } from '@zuschlag/validation/chance/chance-input';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { chanceRules } from '../chance.policy.ts';
import { changeChance } from '../chance.store.ts';
import { lockChance } from '../find-chance.ts';
import { requireOpen } from '../lifecycle/locks.ts';
import { authorizeOwner } from '../owner-right.ts';
import type { StoredChance } from '../stored-chance.ts';
import { forDatabase } from './chance-fields.ts';

/**
 * Moves the contract's first and last day. With services it changes every figure: a recalculation then brings the new days
 * into force together with the new figures, and until its end the present days stay.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} LOCKED when the state forbids it
 * @throws {DomainError} SERVICES_EXIST with their names, unless the call confirms their recalculation
 */
export async function changeContractDuration(
  work: UnitOfWork,
  { chanceId, startDate, endDate, confirmsRecalculation }: ContractDuration,
): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.changeDetails, chance, chance);
  if (startDate === chance.startDate && endDate === chance.endDate) return;
  requireOpen('contractDates', chance.state);
  if (needsRecalculation(chance, confirmsRecalculation)) {
    await work.publish({ kind: 'contractMoving', chance, startDate, endDate });
    return;
  }
  await storeContractDuration(work, chance, { startDate, endDate });
}

/**
 * Writes the contract days of a Chance whose services stand on them already, or that has no services.
 *
 * @returns the Chance with the new days
 */
export async function storeContractDuration(
  work: UnitOfWork<Actor>,
  chance: StoredChance,
  days: { startDate: string; endDate: string },
): Promise<StoredChance> {
  const after = withDuration(chance, days);
  await changeChance(work, chance.id, forDatabase(after));
  await work.audit({
    entity: 'chance',
    entityId: chance.id,
    chanceId: chance.id,
    action: 'changeContractDuration',
    before: { startDate: chance.startDate, endDate: chance.endDate, durationMonths: chance.durationMonths },
    after,
  });
  await work.publish({ kind: 'chanceChanged', chanceId: chance.id, what: 'contract' });
  if (chance.state === 'pendingbiddecision')
    await work.publish({ kind: 'biddingConditionsChanged', chanceId: chance.id });
  return { ...chance, ...after };
}

/**
 * Whether other contract days take a recalculation, because something is calculated for the present ones.
 *
 * @throws {DomainError} SERVICES_EXIST with the names of the services, unless the call confirms it
 */
export function needsRecalculation(
  { services }: Pick<StoredChance, 'services'>,
  isConfirmed: boolean | null | undefined,
): boolean {
  if (services.length === 0) return false;
  if (isConfirmed !== true) throw new DomainError('SERVICES_EXIST', { names: services.map(({ name }) => name) });
  return true;
}

/** Adds the number of months to changes that move the contract days. */
export function withDuration<Changes extends { startDate?: string; endDate?: string }>(
  chance: { startDate: string; endDate: string },
  changes: Changes,
): Changes & { durationMonths?: number } {
  const { startDate = chance.startDate, endDate = chance.endDate } = changes;
  if (startDate === chance.startDate && endDate === chance.endDate) return changes;
  return { ...changes, durationMonths: startedMonths(startDate, endDate) };
}
