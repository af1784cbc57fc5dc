import type { SystemActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type ExpiringToken = { name: string; expiresOn: string; email: string; language: 'de' | 'en' };

/**
 * Marks the good tokens that end by a day as reminded, and returns those that were not before. A token without a reminder
 * whose life is shorter than the time before its end counts as reminded by its owner.
 *
 * @param until the last day to look at
 */
export async function claimExpiringTokens(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  { today, until, now }: { today: string; until: string; now: Date },
): Promise<ExpiringToken[]> {
  return db.$queryRaw<ExpiringToken[]>`
    update api_token as token set "remindedAt" = ${now}
    from app_user as owner
    where token."mainOrganizationId" = ${mainOrganizationId}
      and owner."mainOrganizationId" = token."mainOrganizationId" and owner.id = token."userId" and not owner.deleted
      and token."revokedAt" is null and token."remindedAt" is null
      and token."expiresOn" between ${today}::date and ${until}::date
      and token."createdAt" < token."expiresOn" - (${until}::date - ${today}::date)
    returning token.name, token."expiresOn"::text as "expiresOn", owner.email, coalesce(owner.language, 'de') as language`;
}
