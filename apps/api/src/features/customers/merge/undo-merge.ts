import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { CustomerDetails } from '@zuschlag/validation/customers/customers';
import { mergeUndoDays, type UndoPreview } from '@zuschlag/validation/customers/merge';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { customerRules } from '../customers.policy.ts';
import { customerByName } from '../customers.store.ts';
import { readCustomer } from '../directory.ts';
import {
  changePair,
  customersToMerge,
  markUndone,
  mergeById,
  moveTo,
  type Parts,
  partsOfCustomer,
  servicesAtSitesOf,
} from './merge.store.ts';
import { auditMove } from './merge.ts';

const DAY_MS = 86_400_000;

/**
 * What taking a merge back restores, and what it cannot.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller manages the main organization
 * @throws {DomainError} MERGE_UNDO_EXPIRED when it was taken back, or is older than 30 days
 * @throws {DomainError} CUSTOMER_MERGED with the name when the customer that stayed is merged itself
 */
export async function previewUndo(work: UnitOfWork, mergeId: string): Promise<UndoPreview> {
  const { restored, ...plan } = await planUndo(work, await requireMerge(work, mergeId), 'reading');
  return {
    name: restored.name,
    isRenamed: restored.isRenamed,
    chanceCount: plan.chanceIds.length,
    siteCount: plan.siteIds.length,
    stayingSites: plan.stayingSites,
    lostChances: plan.lostChances,
    servicesElsewhere: plan.servicesElsewhere,
  };
}

/**
 * Takes a merge back: what it moved goes back as far as it is still there, and what came afterwards stays.
 *
 * @throws {DomainError} as `previewUndo`
 */
export async function undoMerge(work: UnitOfWork, mergeId: string): Promise<CustomerDetails> {
  const merge = await requireMerge(work, mergeId);
  const { restored, kept, merged, chanceIds, siteIds } = await planUndo(work, merge, 'locking');
  // Another person may have taken it back while this one waited for the locks.
  if (!(await markUndone(work, mergeId, work.now))) throw new DomainError('MERGE_UNDO_EXPIRED');
  await moveTo(work, merged.id, { chanceIds, siteIds });
  const own = { mergedIntoId: null, name: restored.name, nameKey: customerNameKey(restored.name) };
  await changePair(work, { keptId: kept.id, mergedId: merged.id }, own, work.now);
  await auditMove(work, {
    action: 'undoMerge',
    from: kept,
    to: { id: merged.id, name: restored.name },
    chanceIds,
    siteIds,
  });
  await work.publish({ kind: 'customerChanged', customerIds: [kept.id, merged.id] });
  return readCustomer(work, merged.id);
}

async function requireMerge(work: UnitOfWork, mergeId: string) {
  const merge = await mergeById(work, mergeId);
  if (!merge) throw new DomainError('NOT_FOUND');
  authorize(work.actor, customerRules.merge, { ownsChance: false });
  const isOver = work.now.getTime() - merge.createdAt.getTime() > mergeUndoDays * DAY_MS;
  if (merge.undoneAt !== null || isOver) throw new DomainError('MERGE_UNDO_EXPIRED');
  return merge;
}

type Merge = Awaited<ReturnType<typeof requireMerge>>;

async function planUndo(work: UnitOfWork, merge: Merge, locking: 'locking' | 'reading') {
  const { customerId, mergedId } = merge;
  // Chances first, as every change takes its locks.
  const parts = await partsOfCustomer(work, customerId, locking);
  const locked = await customersToMerge(work, [customerId, mergedId], locking);
  const kept = locked.find(({ id }) => id === customerId);
  const merged = locked.find(({ id }) => id === mergedId);
  if (!kept || !merged) throw new DomainError('NOT_FOUND');
  if (kept.mergedIntoId !== null) throw new DomainError('CUSTOMER_MERGED', { names: [kept.name] });
  const there = stillThere(merge, parts);
  const goingBack = new Set(there.chanceIds);
  const services = await servicesAtSitesOf(work, customerId);
  const stays = services.filter(({ chanceId, siteId }) => !goingBack.has(chanceId) && there.siteIds.includes(siteId));
  const stayingIds = new Set(stays.map(({ siteId }) => siteId));
  const siteIds = there.siteIds.filter((id) => !stayingIds.has(id));
  const elsewhere = services.filter(({ chanceId, siteId }) => goingBack.has(chanceId) && !siteIds.includes(siteId));
  return {
    kept,
    merged,
    chanceIds: there.chanceIds,
    siteIds,
    restored: await nameToRestore(work, mergedId, merge.mergedName),
    stayingSites: [...new Set(stays.map(({ siteName }) => siteName))],
    lostChances: merge.chanceIds.length - there.chanceIds.length,
    servicesElsewhere: elsewhere.map(({ name }) => name),
  };
}

/** The parts of a merge that are still where it put them. */
function stillThere(merge: Parts, { chanceIds, siteIds }: Parts): Parts {
  const [chances, sites] = [new Set(chanceIds), new Set(siteIds)];
  return {
    chanceIds: merge.chanceIds.filter((id) => chances.has(id)),
    siteIds: merge.siteIds.filter((id) => sites.has(id)),
  };
}

/** Another customer may have been given the name since; then a number tells the two apart. */
async function nameToRestore(tenant: TenantDb, mergedId: string, name: string) {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} (${number})`;
    const bearer = await customerByName(tenant, candidate);
    if (!bearer || bearer.id === mergedId) return { name: candidate, isRenamed: number > 1 };
  }
}
