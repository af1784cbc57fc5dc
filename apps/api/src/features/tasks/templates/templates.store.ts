import type { PlannedTask } from '@zuschlag/validation/tasks/task-templates';
import type { ChanceType } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';

const columns = { id: true, name: true, description: true, plannedFor: true, tasks: true, version: true } as const;

export type StoredTemplate = {
  id: string;
  name: string;
  description: string | null;
  plannedFor: ChanceType[];
  tasks: PlannedTask[];
  version: number;
};

/** The templates of the tenant, by name. */
export async function storedTemplates({
  actor: { mainOrganizationId },
  db,
}: TenantDb<Actor>): Promise<StoredTemplate[]> {
  const rows = await db.taskTemplate.findMany({
    where: { mainOrganizationId, removedAt: null },
    select: columns,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  // Only `writeTemplate` writes rows, and it is typed.
  return rows as unknown as StoredTemplate[];
}

/** @returns a template that was not removed, or null */
export async function storedTemplate(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<StoredTemplate | null> {
  if (!isUuid(id)) return null;
  const row = await db.taskTemplate.findFirst({ where: { mainOrganizationId, id, removedAt: null }, select: columns });
  return row as unknown as StoredTemplate | null;
}

/** Waits for other changes of the templates of the tenant, until the transaction ends. */
export async function lockTemplates({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<void> {
  await db.$queryRaw`
    select id from organization where "mainOrganizationId" = ${mainOrganizationId} and id = ${mainOrganizationId} for update`;
}

/** Writes a template, new or changed. */
export async function writeTemplate(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { id, name, description, plannedFor, tasks, version }: StoredTemplate,
): Promise<void> {
  await db.$executeRaw`
    insert into task_template (id, "mainOrganizationId", name, description, "plannedFor", tasks, version)
    values (${id}::uuid, ${mainOrganizationId}, ${name}, ${description}::text, ${plannedFor}::text[],
      ${JSON.stringify(tasks)}::jsonb, ${version})
    on conflict (id) do update
      set name = excluded.name, description = excluded.description, "plannedFor" = excluded."plannedFor",
        tasks = excluded.tasks, version = excluded.version`;
}

export async function removeTemplateRow(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  removedAt: Date,
): Promise<void> {
  await db.taskTemplate.updateMany({ where: { mainOrganizationId, id }, data: { removedAt } });
}
