import type { ExtractedField } from '@zuschlag/validation/ai-imports/ai-imports';
import type { NoticeLotPlace } from '@zuschlag/validation/ai-imports/notice-lots';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type EarlierNotice = { chanceId: string; extractedData: ExtractedField[]; lots: NoticeLotPlace[] };

/** What was read of notices with one of the numbers and became a Chance, or a change of one; the newest first. */
export async function earlierNotices(
  { actor: { mainOrganizationId }, db }: TenantDb,
  numbers: readonly string[],
  exceptId: string,
): Promise<EarlierNotice[]> {
  if (numbers.length === 0) return [];
  const rows = await db.aiImport.findMany({
    where: {
      ...{ mainOrganizationId, id: { not: exceptId }, noticeNumbers: { hasSome: [...numbers] } },
      OR: [{ chanceId: { not: null } }, { changedChanceId: { not: null } }],
    },
    select: {
      ...{ chanceId: true, changedChanceId: true, extractedData: true, lots: true },
      furtherLots: { select: { chanceId: true } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  // Only the work on imports writes the columns, and it is typed.
  return rows.flatMap(({ chanceId, changedChanceId, furtherLots, ...read }) => {
    const ids = [chanceId ?? changedChanceId, ...furtherLots.map((lot) => lot.chanceId)];
    return ids.flatMap((id) =>
      id === null ? [] : [{ chanceId: id, ...(read as unknown as Omit<EarlierNotice, 'chanceId'>) }],
    );
  });
}

/** The Chances with one of the file numbers of a buyer, the newest first; who may see them is the caller's to know. */
export async function chanceIdsByReference(
  { actor: { mainOrganizationId }, db }: TenantDb,
  references: readonly string[],
  most: number,
): Promise<string[]> {
  if (references.length === 0) return [];
  const rows = await db.chance.findMany({
    where: { mainOrganizationId, archivedAt: null, referenceNumber: { in: [...references] } },
    select: { id: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
  });
  return rows.map(({ id }) => id);
}

/**
 * From now on the import belongs to a Chance that had existed before it.
 *
 * @returns false when it became a Chance, or another change, at the same moment
 */
export async function setChangedChance(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  id: string,
  changedChanceId: string,
): Promise<boolean> {
  const { count } = await db.aiImport.updateMany({
    where: { mainOrganizationId, id, chanceId: null, changedChanceId: null },
    data: { changedChanceId, changedAt: new Date() },
  });
  return count === 1;
}
