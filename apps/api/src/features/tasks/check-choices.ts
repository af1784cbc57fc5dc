import type { FieldError } from '@zuschlag/validation/errors';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { organizationsThatSee } from '../../policy/visibility.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { membersOf } from '../users/users.ts';
import { storedLabels } from './labels/labels.store.ts';

type Choices = { labelIds?: readonly string[] | undefined; userIds?: readonly number[] | undefined };

/**
 * Checks the people and labels of a task: active people who may view the Chance, and labels that are offered. What the
 * task has already may stay.
 *
 * @returns both without repetitions
 * @throws {DomainError} INVALID_INPUT at the field
 */
export async function checkedChoices(
  work: UnitOfWork,
  chance: StoredChance,
  { labelIds = [], userIds = [] }: Choices,
  known: { labelIds: readonly string[]; userIds: readonly number[] } = { labelIds: [], userIds: [] },
): Promise<{ labelIds: string[]; userIds: number[] }> {
  const wantedLabels = [...new Set(labelIds.map((id) => id.toLowerCase()))];
  const wantedPeople = [...new Set(userIds)];
  const newPeople = wantedPeople.filter((id) => !known.userIds.includes(id));
  const newLabels = wantedLabels.filter((id) => !known.labelIds.includes(id));
  const members = newPeople.length > 0 ? await membersOf(work, organizationsThatSee(work.actor, chance)) : [];
  const labels = newLabels.length > 0 ? await storedLabels(work) : [];
  const fields: FieldError[] = [
    ...(newPeople.some((id) => !members.some((member) => member.id === id))
      ? [{ path: 'userIds', problem: 'UNKNOWN_ASSIGNEE' } as const]
      : []),
    ...(newLabels.some((id) => !labels.some((label) => label.id === id && label.retiredAt === null))
      ? [{ path: 'labelIds', problem: 'UNKNOWN_LABEL' } as const]
      : []),
  ];
  if (fields.length > 0) throw new DomainError('INVALID_INPUT', { fields });
  return { labelIds: wantedLabels, userIds: wantedPeople };
}
