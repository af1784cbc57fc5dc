import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** Adds the jobs that look for due reminders, one for each moment in milliseconds, in one statement. */
export async function addReminderJobs(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  moments: readonly number[],
): Promise<void> {
  if (moments.length === 0) return;
  await db.$queryRaw`
    select app_add_job('remind', json_build_object('mainOrganizationId', ${mainOrganizationId}::int),
      'remind-' || moment, to_timestamp(moment / 1000.0))::text
    from jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb) as one, lateral (select one::bigint as moment) as number`;
}
