import { type CustomerMerge, mergeUndoDays } from '@zuschlag/validation/customers/merge';
import type { UnitOfWork } from '../../../context.ts';
import { peopleById } from '../../users/users.ts';
import { mergesInto } from './merge.store.ts';

const DAY_MS = 86_400_000;

/** The merges into a customer that can still be taken back, the latest first. */
export async function listMerges(work: UnitOfWork, customerId: string): Promise<CustomerMerge[]> {
  const merges = await mergesInto(work, customerId, new Date(work.now.getTime() - mergeUndoDays * DAY_MS));
  if (merges.length === 0) return [];
  const people = await peopleById(
    work,
    merges.map(({ createdById }) => createdById),
  );
  return merges.map((merge) => ({
    id: merge.id,
    mergedName: merge.mergedName,
    chanceCount: merge.chanceIds.length,
    siteCount: merge.siteIds.length,
    createdBy: people.find(({ id }) => id === merge.createdById) ?? null,
    createdAt: merge.createdAt.toISOString(),
    undoUntil: new Date(merge.createdAt.getTime() + mergeUndoDays * DAY_MS).toISOString(),
  }));
}
