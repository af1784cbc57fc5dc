import { startedMonths } from '@zuschlag/calc-engine';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { chanceActs } from '../chance.policy.ts';
import { changeChance } from '../chance.store.ts';
import { lockChance } from '../find-chance.ts';
import { requireOpen } from '../lifecycle/locks.ts';
import { forDatabase } from './chance-fields.ts';

/**
 * Moves the contract's first and last day. With services it would change every figure, so it then takes a recalculation.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner
 * @throws {DomainError} LOCKED when the state forbids it
 * @throws {DomainError} SERVICES_EXIST with their names
 */
export async function changeContractDuration(
  work: UnitOfWork,
  { chanceId, startDate, endDate }: { chanceId: string; startDate: string; endDate: string },
): Promise<void> {
  const chance = await lockChance(work, chanceId);
  authorize(work.actor, chanceActs.changeDetails, chance);
  if (startDate === chance.startDate && endDate === chance.endDate) return;
  requireOpen('contractDates', chance.state);
  if (chance.services.length > 0) {
    throw new DomainError('SERVICES_EXIST', { names: chance.services.map(({ name }) => name) });
  }
  const after = { startDate, endDate, durationMonths: startedMonths(startDate, endDate) };
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
