import { handoutNames } from '@zuschlag/i18n/handouts/handout-messages';
import type { Handout, RequestHandout } from '@zuschlag/validation/handouts/handouts';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { addJob } from '../../jobs/queue.store.ts';
import { authorize } from '../../policy/authorize.ts';
import { chanceRules } from '../chance/chance.policy.ts';
import { requireChance } from '../chance/find-chance.ts';
import { toPerson } from '../users/person.ts';
import {
  changeUnfinished,
  countUnfinished,
  handoutById,
  handoutsOfChance,
  insertHandout,
  type StoredHandout,
} from './handouts.store.ts';
import { askedFilling } from './price-forms/filling/asked-filling.ts';

/** The files of a Chance that the caller may view, the newest first. @throws {DomainError} NOT_FOUND */
export async function listHandouts(work: UnitOfWork, chanceId: string): Promise<Handout[]> {
  const chance = await requireChance(work, chanceId);
  return (await handoutsOfChance(work, chance.id)).map((stored) => toHandout(work, stored));
}

/** A file of a Chance that the caller may view. @throws {DomainError} NOT_FOUND */
export async function getHandout(work: UnitOfWork, id: string): Promise<Handout> {
  return toHandout(work, await requireHandout(work, id));
}

/**
 * Has a file written. A job writes it with the figures as they are when it runs, and keeps it with the Chance.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller writes
 * @throws {DomainError} LOCKED while bids are decided or without a bid, SERVICES_MISSING
 * @throws {DomainError} INVALID_INPUT for a service of another Chance, TOO_MANY_HANDOUTS
 * @throws {DomainError} NO_WORKBOOK, SCAN_PENDING, FILE_INFECTED for the document of a customer's own sheet
 */
export async function requestHandout(work: UnitOfWork, wish: RequestHandout): Promise<Handout> {
  const { chanceId, kind, format } = wish;
  const chance = await requireChance(work, chanceId);
  authorize(work.actor, chanceRules.openCalculation, chance);
  const known = new Set(chance.services.map(({ id }) => id));
  const unknown = wish.serviceIds?.findIndex((id) => !known.has(id)) ?? -1;
  if (unknown >= 0) {
    const path = `serviceIds.${unknown}`;
    throw new DomainError('INVALID_INPUT', { fields: [{ path, problem: 'UNKNOWN_SERVICE' }] });
  }
  const filling = wish.filling ? await askedFilling(work, chance, wish.filling) : null;
  if ((await countUnfinished(work)) >= limits.runningExports) throw new DomainError('TOO_MANY_HANDOUTS');
  const language = wish.language ?? work.actor.language;
  const serviceIds = wish.serviceIds ? [...new Set(wish.serviceIds)] : null;
  const question = { serviceIds, tariffWage: wish.tariffWage ?? null, ...(filling && { filling }) };
  const total = serviceIds?.length ?? known.size;
  const stored = await insertHandout(work, { chanceId: chance.id, kind, format, language, question, total });
  await addJob(work, 'write-handout', { handoutId: stored.id });
  await work.audit({
    entity: 'handout',
    entityId: stored.id,
    chanceId: chance.id,
    action: 'handOut',
    after: { file: `${handoutNames[kind][work.actor.language]} (${format.toUpperCase()})`, serviceIds },
  });
  await work.publish({ kind: 'handoutChanged', chanceId: chance.id, handoutId: stored.id });
  return toHandout(work, stored);
}

/**
 * Stops a file that is not written yet; one that is finished stays as it is.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED for the file of another person
 */
export async function cancelHandout(work: UnitOfWork, id: string): Promise<Handout> {
  const stored = await requireHandout(work, id);
  if (stored.userId !== work.actor.userId) throw new DomainError('NOT_PERMITTED');
  if (await changeUnfinished(work, id, { state: 'cancelled', finishedAt: work.now })) {
    await work.publish({ kind: 'handoutChanged', chanceId: stored.chanceId, handoutId: id });
  }
  return toHandout(work, await requireHandout(work, id));
}

/** @throws {DomainError} NOT_FOUND, also for the file of a Chance that the caller may not view */
export async function requireHandout(work: UnitOfWork, id: string): Promise<StoredHandout> {
  const found = await handoutById(work, id);
  if (!found) throw new DomainError('NOT_FOUND');
  await requireChance(work, found.chanceId);
  return found;
}

function toHandout({ actor }: UnitOfWork, stored: StoredHandout): Handout {
  const { id, chanceId, kind, format, language, state, done, total, problem, fileName, size } = stored;
  const isUnfinished = state === 'waiting' || state === 'running';
  return {
    ...{ id, chanceId, kind, format, language, state, done, total, problem, fileName, size },
    createdBy: toPerson(stored.user),
    createdAt: stored.createdAt.toISOString(),
    finishedAt: stored.finishedAt?.toISOString() ?? null,
    mayCancel: isUnfinished && stored.userId === actor.userId,
  };
}
