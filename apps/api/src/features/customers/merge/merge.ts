import type { CustomerDetails } from '@zuschlag/validation/customers/customers';
import type { MergeCustomers, MergePreview } from '@zuschlag/validation/customers/merge';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { customerRules } from '../customers.policy.ts';
import { readCustomer } from '../directory.ts';
import { toSite } from '../sites.ts';
import {
  chancesToMove,
  changePair,
  customersToMerge,
  insertMerge,
  type LockedCustomer,
  moveTo,
  partsOfCustomer,
  sitesOfCustomer,
} from './merge.store.ts';

const SHOWN = 10;
type Pair = { customerId: string; mergedId: string };

/**
 * Exactly what merging two customers moves.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller manages the main organization
 * @throws {DomainError} CUSTOMER_MERGED with the name when one of the two is merged already
 */
export async function previewMerge(work: UnitOfWork, pair: Pair): Promise<MergePreview> {
  const { kept, merged } = await requirePair(work, pair, 'reading');
  const { sites, ...counted } = await whatMoves(work, merged.id);
  return {
    basis: basisOf(kept, merged, { chances: counted.count, sites: sites.length }),
    keptName: kept.name,
    mergedName: merged.name,
    chanceCount: counted.count,
    chanceNames: counted.names,
    sites: sites.map(toSite),
  };
}

/**
 * Merges two customers: the Chances and sites of the second become those of the first, and its name leads there.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller manages the main organization
 * @throws {DomainError} CUSTOMER_MERGED with the name when one of the two is merged already
 * @throws {DomainError} MERGE_CHANGED when something has come or gone since the preview
 */
export async function mergeCustomers(work: UnitOfWork, { basis, ...pair }: MergeCustomers): Promise<CustomerDetails> {
  // Chances first, as every change takes its locks; a Chance that came in between is locked with the customers held.
  await partsOfCustomer(work, (await requirePair(work, pair, 'reading')).merged.id, 'locking');
  const { kept, merged } = await requirePair(work, pair, 'locking');
  const { chanceIds, siteIds } = await partsOfCustomer(work, merged.id, 'locking');
  if (basis !== basisOf(kept, merged, { chances: chanceIds.length, sites: siteIds.length }))
    throw new DomainError('MERGE_CHANGED');
  await moveTo(work, kept.id, { chanceIds, siteIds });
  const ids = { keptId: kept.id, mergedId: merged.id };
  await changePair(work, ids, { mergedIntoId: kept.id, name: merged.name, nameKey: merged.nameKey }, work.now);
  await insertMerge(
    work,
    { customerId: kept.id, mergedId: merged.id, mergedName: merged.name, chanceIds, siteIds },
    work.now,
  );
  await auditMove(work, { action: 'merge', from: merged, to: kept, chanceIds, siteIds });
  await work.publish({ kind: 'customerChanged', customerIds: [kept.id] });
  return readCustomer(work, kept.id);
}

type Move = {
  action: 'merge' | 'undoMerge';
  from: Pick<LockedCustomer, 'id' | 'name'>;
  to: Pick<LockedCustomer, 'id' | 'name'>;
  chanceIds: readonly string[];
  siteIds: readonly string[];
};

/** Both customers and each Chance remember what moved. */
export async function auditMove(work: UnitOfWork, { action, from, to, chanceIds, siteIds }: Move): Promise<void> {
  const after = { from: from.name, fromId: from.id, to: to.name, toId: to.id, chances: chanceIds.length, siteIds };
  const about = { entity: 'customer', action, after } as const;
  await work.auditAll([
    { ...about, entityId: from.id },
    { ...about, entityId: to.id },
    ...chanceIds.map((chanceId) => ({
      entity: 'chance' as const,
      entityId: chanceId,
      chanceId,
      action: 'changeCustomer' as const,
      before: { customerId: from.id, customer: from.name },
      after: { customerId: to.id, customer: to.name },
    })),
  ]);
}

async function requirePair(work: UnitOfWork, { customerId, mergedId }: Pair, locking: 'locking' | 'reading') {
  const found = await customersToMerge(work, [customerId, mergedId], locking);
  const kept = found.find(({ id }) => id === customerId);
  const merged = found.find(({ id }) => id === mergedId);
  if (!kept || !merged) throw new DomainError('NOT_FOUND');
  authorize(work.actor, customerRules.merge, { ownsChance: false });
  if (kept.id === merged.id)
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'mergedId', problem: 'UNKNOWN_CUSTOMER' }] });
  const gone = [kept, merged].find(({ mergedIntoId }) => mergedIntoId !== null);
  if (gone) throw new DomainError('CUSTOMER_MERGED', { names: [gone.name] });
  return { kept, merged };
}

async function whatMoves(tenant: TenantDb, mergedId: string) {
  const chances = await chancesToMove(tenant, mergedId, SHOWN);
  return { ...chances, sites: await sitesOfCustomer(tenant, mergedId) };
}

function basisOf(kept: LockedCustomer, merged: LockedCustomer, moved: { chances: number; sites: number }): string {
  return [kept.version, merged.version, moved.chances, moved.sites].join('.');
}
