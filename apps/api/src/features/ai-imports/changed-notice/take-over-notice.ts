import type { TakeOverNotice } from '@zuschlag/validation/ai-imports/changed-notice';
import { daysBetween, type RestatedField } from '@zuschlag/validation/chance/restatement';
import type { FieldValue } from '@zuschlag/validation/edits/field-values';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { columnsOf, fieldsOfColumns } from '../../chance/details/editable-fields.ts';
import { lockChanceOfOwner, updateLockedChance } from '../../chance/details/update-chance.ts';
import { requireImport } from '../ai-imports.ts';
import { addDocumentsOf } from '../take-over-import.ts';
import { setChangedChance } from './changed-notices.store.ts';
import { changedNoticesOf } from './find-changed-notices.ts';

/**
 * Takes what a changed notice states over into the Chance that exists: by an edit of its details, with the version that
 * the caller saw. The files of the import become documents of the Chance. What was decided on other values is marked.
 *
 * @throws {DomainError} NOT_FOUND also for a Chance without a number of the notice; AI_IMPORT_NOT_READY; AI_IMPORT_USED
 * for an import from which a Chance was created
 * @throws {DomainError} as `updateChance`
 */
export async function takeOverNoticeChanges(
  work: UnitOfWork,
  { aiImportId, chanceId, ...edit }: TakeOverNotice,
): Promise<{ chanceId: string }> {
  const chance = await lockChanceOfOwner(work, chanceId);
  const found = await requireImport(work, aiImportId);
  if (found.status !== 'SUCCESS') throw new DomainError('AI_IMPORT_NOT_READY');
  if (found.chanceId) throw new DomainError('AI_IMPORT_USED');
  const known = await changedNoticesOf(work, found);
  if (!known.some((one) => one.chanceId === chance.id)) throw new DomainError('NOT_FOUND');
  const stored = fieldsOfColumns(chance);
  const changes = Object.entries(fieldsOfColumns(columnsOf(edit.input)))
    .filter(([field, value]) => value !== stored[field])
    .map(([field, value]) => restated(field, stored[field] ?? null, value));
  await updateLockedChance(work, chance, edit);
  // Of several lots the notice is taken over into each; its files belong to the first.
  if (!found.changedChanceId) {
    if (!(await setChangedChance(work, found.id, chance.id))) throw new DomainError('AI_IMPORT_USED');
    await addDocumentsOf(work, found, chance.id);
  }
  if (changes.length > 0) await work.publish({ kind: 'noticeTakenOver', chanceId: chance.id, changes });
  await work.publish({ kind: 'aiImportsChanged', organizationId: found.organizationId });
  return { chanceId: chance.id };
}

function restated(field: string, before: FieldValue, after: FieldValue): RestatedField {
  const text = (value: FieldValue) => (value === null ? null : String(value));
  return { field, before: text(before), after: text(after), days: daysBetween(before, after) };
}
