import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import type { StoredNotification } from '../notifications.store.ts';
import { notDoneYet, notificationsWithPeople, visibleNow } from '../visible.store.ts';

export type Waiting = StoredNotification & { reminders: number; email: string; language: string | null };

/**
 * The notifications of a person that wait for a mail, what asks for an act first, and notes that their mail is written.
 * People who have left get none.
 */
export async function claimWaiting(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { userId, isDigest, at }: { userId: number; isDigest: boolean; at: Date },
): Promise<Waiting[]> {
  const mode = isDigest ? 'daily' : 'atOnce';
  return db.$queryRaw<Waiting[]>`
    with waiting as (
      select n.id, u.email, u.language
      from ${notificationsWithPeople}
      where n."mainOrganizationId" = ${mainOrganizationId} and n."userId" = ${userId} and not u.deleted
        and n.mail = ${mode} and n."mailedAt" is null and n."closedAt" is null and n."readAt" is null
        and ${visibleNow} and ${notDoneYet}
    ), claimed as (
      update notification n set "mailedAt" = ${at}::timestamptz from waiting
      where n."mainOrganizationId" = ${mainOrganizationId} and n.id = waiting.id
      returning n.*, waiting.email, waiting.language
    )
    select id::text, kind, variant, "eventKey", "isAction", "chanceId"::text, "subjectId", "aboutOrganizationId", values,
      "createdAt", "readAt", reminders, email, language
    from claimed order by "isAction" desc, "createdAt", id`;
}
