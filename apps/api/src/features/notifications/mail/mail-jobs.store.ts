import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type MailJob = { userId: number; isDigest: boolean; at: Date };

/** Adds the jobs that mail people, in one statement; a waiting one of the same person and day is replaced. */
export async function addMailJobs(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  jobs: readonly MailJob[],
): Promise<void> {
  if (jobs.length === 0) return;
  await db.$queryRaw`
    select app_add_job('mail-notifications',
      json_build_object('userId', "userId", 'isDigest', "isDigest", 'mainOrganizationId', ${mainOrganizationId}::int),
      case when "isDigest" then 'digest-' || at::date || '-' else 'mail-' end || "userId", at)::text
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as jobs ("userId" int, "isDigest" bool, at timestamptz)`;
}
