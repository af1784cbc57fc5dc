import { randomUUID } from 'node:crypto';
import { limits } from '@zuschlag/validation/limits';
import type {
  SaveTemplate,
  TaskTemplate,
  TaskTemplates,
  TemplateFields,
} from '@zuschlag/validation/tasks/task-templates';
import type { UserActor } from '../../../actor.ts';
import type { Fields } from '../../../audit-log/audit-record.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { storedLabels } from '../labels/labels.store.ts';
import { taskSettingsRules } from '../tasks.policy.ts';
import {
  lockTemplates,
  removeTemplateRow,
  type StoredTemplate,
  storedTemplate,
  storedTemplates,
  writeTemplate,
} from './templates.store.ts';

/** The templates of the tenant by name, and whether the caller may change them. */
export async function listTemplates(tenant: TenantDb<UserActor>): Promise<TaskTemplates> {
  return {
    templates: await storedTemplates(tenant),
    mayKeep: denialOf(tenant.actor, taskSettingsRules.keep, null) === null,
  };
}

/**
 * Adds a template.
 *
 * @throws {DomainError} NOT_PERMITTED, TOO_MANY_TASK_TEMPLATES
 * @throws {DomainError} INVALID_INPUT for labels that are not offered
 */
export async function createTemplate(work: UnitOfWork, { input }: { input: TemplateFields }): Promise<TaskTemplate> {
  authorize(work.actor, taskSettingsRules.keep, null);
  await lockTemplates(work);
  if ((await storedTemplates(work)).length >= limits.taskTemplates) throw new DomainError('TOO_MANY_TASK_TEMPLATES');
  return write(work, { id: randomUUID(), version: 1, ...input }, null);
}

/**
 * Writes all of a template. Tasks that it planned before stay as they are.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 * @throws {DomainError} CONFLICT when another person saved it since the version of the caller
 * @throws {DomainError} INVALID_INPUT for labels that are not offered
 */
export async function saveTemplate(
  work: UnitOfWork,
  { templateId, version, input }: SaveTemplate,
): Promise<TaskTemplate> {
  const stored = await openTemplate(work, templateId);
  if (version !== stored.version) throw new DomainError('CONFLICT', { currentVersion: stored.version, conflicts: [] });
  return write(work, { id: stored.id, version: version + 1, ...input }, stored);
}

/** Takes a template away; what it planned stays. @throws {DomainError} NOT_FOUND, NOT_PERMITTED */
export async function removeTemplate(work: UnitOfWork, { templateId }: { templateId: string }): Promise<TaskTemplate> {
  const stored = await openTemplate(work, templateId);
  await removeTemplateRow(work, stored.id, work.now);
  await tell(work, { entityId: stored.id, action: 'removeTaskTemplate', before: { name: stored.name } });
  return stored;
}

/** A template of the tenant. @throws {DomainError} NOT_FOUND */
export async function requireTemplate(tenant: TenantDb<UserActor>, id: string): Promise<StoredTemplate> {
  const found = await storedTemplate(tenant, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

async function openTemplate(work: UnitOfWork, id: string): Promise<StoredTemplate> {
  await requireTemplate(work, id);
  authorize(work.actor, taskSettingsRules.keep, null);
  await lockTemplates(work);
  return requireTemplate(work, id);
}

async function write(work: UnitOfWork, template: StoredTemplate, before: StoredTemplate | null): Promise<TaskTemplate> {
  const labels = await storedLabels(work);
  const at = template.tasks.findIndex(({ labelIds }) =>
    labelIds.some((id) => !labels.some((label) => label.id === id.toLowerCase())),
  );
  if (at >= 0)
    throw new DomainError('INVALID_INPUT', {
      fields: [{ path: `input.tasks.${at}.labelIds`, problem: 'UNKNOWN_LABEL' }],
    });
  await writeTemplate(work, template);
  const { name, plannedFor } = template;
  await tell(work, {
    entityId: template.id,
    action: before ? 'saveTaskTemplate' : 'createTaskTemplate',
    ...(before ? { before: { name: before.name, plannedFor: before.plannedFor, tasks: before.tasks } } : {}),
    after: { name, plannedFor, tasks: template.tasks },
  });
  return template;
}

async function tell(
  work: UnitOfWork,
  record: { entityId: string; action: string; before?: Fields; after?: Fields },
): Promise<void> {
  await work.audit({ entity: 'taskTemplate', ...record });
  await work.publish({ kind: 'taskSettingsChanged', organizationId: work.actor.mainOrganizationId });
}
