import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

type Notice = { groupId: string; userId: number; since: Date };

/**
 * Notes that a person is asked. Two jobs that ask at the same moment do not both get true.
 *
 * @returns whether the person was not asked yet since the group has been waiting for this answer
 */
export async function noteAsked(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { groupId, userId, since }: Notice,
): Promise<boolean> {
  const changed = await db.$executeRaw`
    insert into decision_notice ("mainOrganizationId", "groupId", "userId", since)
    values (${mainOrganizationId}, ${groupId}::uuid, ${userId}, ${since})
    on conflict ("mainOrganizationId", "groupId", "userId") do update set since = excluded.since
    where decision_notice.since < excluded.since`;
  return changed > 0;
}
