import type { LinkLot, Lot } from '@zuschlag/validation/chance/lots';
import { limits } from '@zuschlag/validation/limits';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { denialOf } from '../../../policy/authorize.ts';
import { chanceRules } from '../chance.policy.ts';
import { findChances, lockChance, requireChance } from '../find-chance.ts';
import { authorizeOwner } from '../owner-right.ts';
import type { StoredChance } from '../stored-chance.ts';
import { chanceIdsOfProcedure, customerNames, insertProcedure, putIntoProcedure } from './lots.store.ts';

/**
 * The lots of the procedure of a Chance that the caller may view, in the order of their numbers, itself included.
 *
 * @returns an empty list while the Chance belongs to no procedure
 * @throws {DomainError} NOT_FOUND
 */
export async function lotsOfChance(tenant: TenantDb<UserActor>, chanceId: string): Promise<{ lots: Lot[] }> {
  const chance = await requireChance(tenant, chanceId);
  const chances = await visibleLots(tenant, chance.procedureId);
  const nameOf = await customersOf(tenant, chances);
  const lots = chances.map((one) => toLot(tenant.actor, one, nameOf(one)));
  return { lots: lots.sort(byLotNumber) };
}

/** @returns the name of the customer of each of some Chances */
export async function customersOf(
  tenant: TenantDb,
  chances: readonly Pick<StoredChance, 'customerId'>[],
): Promise<(chance: Pick<StoredChance, 'customerId'>) => string> {
  const ids = chances.map(({ customerId }) => customerId);
  const names = await customerNames(tenant, ids);
  return ({ customerId }) => names.get(customerId) ?? '';
}

/** The Chances of a procedure that the actor may view. */
export async function visibleLots(tenant: TenantDb, procedureId: string | null): Promise<StoredChance[]> {
  if (procedureId === null) return [];
  const ids = await chanceIdsOfProcedure(tenant, procedureId);
  const find = await findChances(tenant, ids);
  return ids.flatMap((id) => find(id) ?? []);
}

/**
 * Links two Chances as lots of one award procedure. The lots that the other one is linked with come along.
 *
 * @throws {DomainError} NOT_FOUND when the caller may not view one of them
 * @throws {DomainError} NOT_PERMITTED unless the caller owns the first, OWNER_CHANGED when it did before
 * @throws {DomainError} ALREADY_LINKED when they belong to one procedure already, or are the same
 * @throws {DomainError} LOTS_COME_ALONG with their names when `shownIds` leaves out lots that the caller may view
 * @throws {DomainError} TOO_MANY_LOTS
 */
export async function linkLot(work: UnitOfWork, { chanceId, otherId, shownIds }: LinkLot): Promise<void> {
  const [chance, other] = await lockBoth(work, chanceId, otherId);
  await authorizeOwner(work, chanceRules.changeDetails, chance, chance);
  const isLinked = chance.procedureId !== null && chance.procedureId === other.procedureId;
  if (chance.id === other.id || isLinked) throw new DomainError('ALREADY_LINKED');
  const joining = other.procedureId === null ? [other.id] : await chanceIdsOfProcedure(work, other.procedureId);
  if (shownIds) await requireShown(work, joining, new Set([...shownIds, other.id]));
  const known = chance.procedureId === null ? [chance.id] : await chanceIdsOfProcedure(work, chance.procedureId);
  if (joining.length + known.length > limits.lotsPerProcedure) throw new DomainError('TOO_MANY_LOTS');
  const procedureId = chance.procedureId ?? (await insertProcedure(work));
  const moved = chance.procedureId === null ? [chance.id, ...joining] : joining;
  await putIntoProcedure(work, moved, procedureId);
  await tell(work, moved, { action: 'linkLot', after: { procedureId } });
  if (chance.procedureId !== null) await work.publish({ kind: 'chanceChanged', chanceId: chance.id, what: 'lots' });
}

/** Makes Chances that the caller has just created lots of one award procedure. */
export async function linkNewLots(work: UnitOfWork, chanceIds: readonly string[]): Promise<void> {
  const procedureId = await insertProcedure(work);
  await putIntoProcedure(work, chanceIds, procedureId);
  await tell(work, chanceIds, { action: 'linkLot', after: { procedureId } });
}

/**
 * Takes a Chance out of its procedure. A lot that would stay there alone leaves it as well.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller owns it, OWNER_CHANGED when it did before
 */
export async function unlinkLot(work: UnitOfWork, { chanceId }: { chanceId: string }): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.changeDetails, chance, chance);
  if (chance.procedureId === null) return;
  const { procedureId } = chance;
  const others = (await chanceIdsOfProcedure(work, procedureId)).filter((id) => id !== chance.id);
  const leaving = others.length === 1 ? [chance.id, ...others] : [chance.id];
  await putIntoProcedure(work, leaving, null);
  await tell(work, leaving, { action: 'unlinkLot', before: { procedureId } });
  for (const id of others.length === 1 ? [] : others)
    await work.publish({ kind: 'chanceChanged', chanceId: id, what: 'lots' });
}

/** Nothing moves that the person did not see: other users may have linked more lots since. */
async function requireShown(work: UnitOfWork, joining: readonly string[], shown: ReadonlySet<string>): Promise<void> {
  const unshown = joining.filter((id) => !shown.has(id));
  if (unshown.length === 0) return;
  const find = await findChances(work, unshown);
  const names = unshown.flatMap((id) => find(id)?.name ?? []);
  if (names.length > 0) throw new DomainError('LOTS_COME_ALONG', { names });
}

/** The locks in the order of the ids, so that two links the other way round do not wait for each other. */
async function lockBoth(work: UnitOfWork, first: string, second: string): Promise<[StoredChance, StoredChance]> {
  const locked = new Map<string, StoredChance>();
  for (const id of new Set([first, second].toSorted())) locked.set(id, await lockChance(work, id));
  return [locked.get(first) as StoredChance, locked.get(second) as StoredChance];
}

async function tell(
  work: UnitOfWork,
  chanceIds: readonly string[],
  change: { action: 'linkLot' | 'unlinkLot'; before?: { procedureId: string }; after?: { procedureId: string } },
): Promise<void> {
  for (const id of chanceIds) {
    await work.audit({ entity: 'chance', entityId: id, chanceId: id, ...change });
    await work.publish({ kind: 'chanceChanged', chanceId: id, what: 'lots' });
  }
}

function toLot(actor: UserActor, chance: StoredChance, customerName: string): Lot {
  const { id, shortNumber, name, lotNumber, lotTitle, state, submission, submissionTime } = chance;
  const { effectiveRevenue, margin, pricePerHour, minutes, version } = chance;
  return {
    ...{ id, shortNumber, name, lotNumber, lotTitle, state, submission, submissionTime, customerName },
    ...{ margin, pricePerHour, minutes, version },
    revenue: effectiveRevenue,
    isEstimated: chance.revenue === null && effectiveRevenue !== null,
    isOwner: denialOf(actor, chanceRules.changeDetails, chance) === null,
  };
}

const order = new Intl.Collator('de', { numeric: true });

function byLotNumber(one: Lot, other: Lot): number {
  return (
    order.compare(one.lotNumber ?? '\uffff', other.lotNumber ?? '\uffff') ||
    order.compare(one.shortNumber, other.shortNumber)
  );
}
