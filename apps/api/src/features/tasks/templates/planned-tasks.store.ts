import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dateOf } from '../../../database/date-columns.ts';

type Planned = { plannedFor: string; tasks: readonly { id: string; deadline: string; isMoved: boolean }[] };

/** Writes the days of planned tasks and the submission that they belong to. Sent with the next statement. */
export function movePlanned(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { plannedFor, tasks }: Planned,
): void {
  db.$executeLater(Prisma.sql`
    update task set deadline = given.deadline, "plannedFor" = ${dateOf(plannedFor)}::date,
      version = version + case when given."isMoved" then 1 else 0 end, "updatedAt" = now()
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as given (id uuid, deadline date, "isMoved" bool)
    where task."mainOrganizationId" = ${mainOrganizationId} and task.id = given.id`);
}
