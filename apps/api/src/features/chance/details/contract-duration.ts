import { startedMonths } from '@zuschlag/calc-engine';
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
 * Moves the contract's first and last day. With services it would change every figure, so it then takes a recalculation.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} LOCKED when the state forbids it
 * @throws {DomainError} SERVICES_EXIST with their names
 */
export async function changeContractDuration(
  work: UnitOfWork,
  { chanceId, startDate, endDate }: { chanceId: string; startDate: string; endDate: string },
): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.changeDetails, chance, chance);
  if (startDate === chance.startDate && endDate === chance.endDate) return;
  requireOpen('contractDates', chance.state);
  requireMovable(chance);
  const after = withDuration(chance, { startDate, endDate });
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
}

/**
 * Contract days stay as long as something is calculated for them.
 *
 * @throws {DomainError} SERVICES_EXIST with the names of the services
 */
export function requireMovable({ services }: Pick<StoredChance, 'services'>): void {
  if (services.length === 0) return;
  throw new DomainError('SERVICES_EXIST', { names: services.map(({ name }) => name) });
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
