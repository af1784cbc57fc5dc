import { Prisma } from '@zuschlag/db/generated/client';
import { firstLabels, type LabelColor } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type StoredLabel = {
  id: string;
  name: string;
  color: LabelColor;
  position: number;
  version: number;
  retiredAt: Date | null;
};

/** The labels of the tenant in their order, retired ones too; a tenant without labels of its own has those that every tenant begins with. */
export async function storedLabels({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<StoredLabel[]> {
  const rows = await db.taskLabel.findMany({
    where: { mainOrganizationId },
    select: { id: true, name: true, color: true, position: true, version: true, retiredAt: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  // Only `saveLabels` writes the colour, and it is typed.
  if (rows.length > 0) return rows as StoredLabel[];
  return firstLabels.map((label, position) => ({ ...label, position, version: 1, retiredAt: null }));
}

/** Waits for other changes of the labels of the tenant, until the transaction ends. */
export async function lockLabels({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<void> {
  await db.$queryRaw`
    select id from organization where "mainOrganizationId" = ${mainOrganizationId} and id = ${mainOrganizationId} for update`;
}

/** Writes all labels of the tenant as they are to be. */
export async function saveLabels(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  labels: readonly StoredLabel[],
): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    insert into task_label (id, "mainOrganizationId", name, color, position, version, "retiredAt")
    select id, ${mainOrganizationId}::int, name, color, position, version, "retiredAt"
    from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb)
      as given (id uuid, name text, color text, position int, version int, "retiredAt" timestamptz)
    on conflict ("mainOrganizationId", id) do update
      set name = excluded.name, color = excluded.color, position = excluded.position, version = excluded.version,
        "retiredAt" = excluded."retiredAt"`);
}
