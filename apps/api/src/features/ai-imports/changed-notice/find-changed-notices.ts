import type { ChangedNotice } from '@zuschlag/validation/ai-imports/changed-notice';
import type { UnitOfWork } from '../../../context.ts';
import { denialOf } from '../../../policy/authorize.ts';
import { chanceRules } from '../../chance/chance.policy.ts';
import { fieldsOfColumns } from '../../chance/details/editable-fields.ts';
import { findChances } from '../../chance/find-chance.ts';
import { customersOf } from '../../chance/lots/lots.ts';
import type { StoredImport } from '../ai-imports.store.ts';
import { requireImport } from '../ai-imports.ts';
import { chanceIdsByReference, earlierNotices } from './changed-notices.store.ts';
import { changesIn } from './compare-notice.ts';

/** More Chances of one procedure are lots that have to be looked at one by one. */
const MOST_CHANCES = 20;

/**
 * The Chances that the caller sees and that have a number of the notices of an import: the number of the procedure or of
 * the notice, or the file number of the buyer; each with what the notice states otherwise.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND
 */
export async function findChangedNotices(work: UnitOfWork, importId: string): Promise<ChangedNotice[]> {
  return changedNoticesOf(work, await requireImport(work, importId));
}

/** The same of an import that was read already. */
export async function changedNoticesOf(work: UnitOfWork, found: StoredImport): Promise<ChangedNotice[]> {
  const { id, noticeNumbers, extractedData } = found;
  const references = extractedData.filter(({ field }) => field === 'referenceNumber').map(({ value }) => value);
  const [earlier, byReference] = await Promise.all([
    earlierNotices(work, noticeNumbers, id),
    chanceIdsByReference(work, references, MOST_CHANCES),
  ]);
  const ids = [...new Set([...earlier.map(({ chanceId }) => chanceId), ...byReference])].slice(0, MOST_CHANCES);
  const find = await findChances(work, ids);
  const chances = ids.flatMap((one) => find(one) ?? []).filter(({ archivedAt }) => archivedAt === null);
  const nameOf = await customersOf(work, chances);
  return chances.map((chance) => {
    const before = earlier.find(({ chanceId }) => chanceId === chance.id) ?? null;
    const { id: chanceId, shortNumber, name, lotNumber, lotTitle, version } = chance;
    return {
      ...{ chanceId, shortNumber, name, lotNumber, lotTitle, version },
      customerName: nameOf(chance),
      mayChange: denialOf(work.actor, chanceRules.changeDetails, chance) === null,
      knownBy: before ? 'notice' : 'reference',
      changes: changesIn(found, { fields: fieldsOfColumns(chance), lotNumber }, before),
    };
  });
}
