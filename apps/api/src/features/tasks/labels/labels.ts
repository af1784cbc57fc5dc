import { randomUUID } from 'node:crypto';
import { limits } from '@zuschlag/validation/limits';
import type { AddLabel, ChangeLabel, TaskLabel } from '@zuschlag/validation/tasks/tasks';
import type { UserActor } from '../../../actor.ts';
import type { Fields } from '../../../audit-log/audit-record.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { taskSettingsRules } from '../tasks.policy.ts';
import { lockLabels, type StoredLabel, saveLabels, storedLabels } from './labels.store.ts';

/** The labels of the tenant that are offered, in their order. */
export async function listLabels(tenant: TenantDb<UserActor>): Promise<TaskLabel[]> {
  return (await storedLabels(tenant)).filter(({ retiredAt }) => retiredAt === null).map(toLabel);
}

/**
 * Adds a label after the others; one that was retired under the same name comes back.
 *
 * @throws {DomainError} NOT_PERMITTED, LABEL_EXISTS, TOO_MANY_LABELS
 */
export async function addLabel(work: UnitOfWork, { name, color }: AddLabel): Promise<TaskLabel[]> {
  const labels = await openLabels(work);
  const known = labels.find((label) => isSameName(label, name));
  if (known && known.retiredAt === null) throw new DomainError('LABEL_EXISTS');
  if (!known && labels.length >= limits.taskLabels) throw new DomainError('TOO_MANY_LABELS');
  const added: StoredLabel = known
    ? { ...known, name, color, version: known.version + 1, retiredAt: null }
    : { id: randomUUID(), name, color, position: labels.length, version: 1, retiredAt: null };
  return written(work, [...labels.filter(({ id }) => id !== added.id), added], {
    entityId: added.id,
    action: 'addLabel',
    after: { name, color },
  });
}

/**
 * Gives a label another name and colour, on all its tasks.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, LABEL_EXISTS
 */
export async function changeLabel(work: UnitOfWork, { labelId, name, color }: ChangeLabel): Promise<TaskLabel[]> {
  const labels = await openLabels(work);
  const label = requireLabel(labels, labelId);
  if (labels.some((other) => other.id !== label.id && other.retiredAt === null && isSameName(other, name)))
    throw new DomainError('LABEL_EXISTS');
  const changed = labels.map((one) => (one.id === label.id ? { ...one, name, color, version: one.version + 1 } : one));
  return written(work, changed, {
    ...{ entityId: label.id, action: 'changeLabel' },
    before: { name: label.name, color: label.color },
    after: { name, color },
  });
}

/**
 * Offers a label no more; its tasks keep it.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 */
export async function retireLabel(work: UnitOfWork, { labelId }: { labelId: string }): Promise<TaskLabel[]> {
  const labels = await openLabels(work);
  const label = requireLabel(labels, labelId);
  const left = labels.map((one) => (one.id === label.id ? { ...one, retiredAt: work.now } : one));
  return written(work, left, { entityId: label.id, action: 'retireLabel', before: { name: label.name } });
}

async function openLabels(work: UnitOfWork): Promise<StoredLabel[]> {
  authorize(work.actor, taskSettingsRules.keep, null);
  await lockLabels(work);
  return storedLabels(work);
}

function requireLabel(labels: readonly StoredLabel[], id: string): StoredLabel {
  const found = labels.find((one) => one.id === id.toLowerCase() && one.retiredAt === null);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

type Written = { entityId: string; action: string; before?: Fields; after?: Fields };

async function written(work: UnitOfWork, labels: readonly StoredLabel[], record: Written): Promise<TaskLabel[]> {
  await saveLabels(work, labels);
  await work.audit({ entity: 'taskLabel', ...record });
  await work.publish({ kind: 'taskSettingsChanged', organizationId: work.actor.mainOrganizationId });
  return labels.filter(({ retiredAt }) => retiredAt === null).map(toLabel);
}

function isSameName(label: { name: string }, name: string): boolean {
  return label.name.toLocaleLowerCase('de') === name.toLocaleLowerCase('de');
}

export function toLabel({ id, name, color, version }: StoredLabel): TaskLabel {
  return { id, name, color, version };
}
