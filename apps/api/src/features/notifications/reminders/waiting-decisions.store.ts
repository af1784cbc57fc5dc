import type { NotificationKind } from '@zuschlag/validation/notifications/notification-kinds';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** A decision that a person was asked for and that is still open. */
export type WaitingDecision = {
  id: string;
  userId: number;
  kind: NotificationKind;
  eventKey: string;
  mail: string;
  reminders: number;
  createdAt: Date;
  chanceId: string;
  chance: string;
  shortNumber: string;
  organization: string;
  owner: { id: number; email: string; language: string | null } | null;
};

/** Open decisions that were asked for before a moment, and locks them, so that each is reminded of once. */
export async function waitingDecisions(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  askedBefore: Date,
): Promise<WaitingDecision[]> {
  return db.$queryRaw<WaitingDecision[]>`
    select n.id::text, n."userId", n.kind, n."eventKey", n.mail, n.reminders, n."createdAt", n."chanceId"::text,
      c.name as chance, c."shortNumber", o."shortName" as organization,
      case when u.id is not null then json_build_object('id', u.id, 'email', u.email, 'language', u.language) end as owner
    from notification n
    join chance c on c."mainOrganizationId" = n."mainOrganizationId" and c.id = n."chanceId"
    join organization o on o."mainOrganizationId" = n."mainOrganizationId" and o.id = n."aboutOrganizationId"
    left join app_user u on u."mainOrganizationId" = c."mainOrganizationId" and u.id = c."ownerId" and not u.deleted
    where n."mainOrganizationId" = ${mainOrganizationId} and n."isAction" and n."closedAt" is null
      and n.kind in ('BID_DECISION_REQUIRED', 'MARGIN_DECISION_REQUIRED') and n.reminders < 3
      and n."createdAt" <= ${askedBefore}::timestamptz
    order by n."createdAt", n.id
    for update of n`;
}

/** Notes how many reminders of each were due until now, and lets the next mail bring it again. */
export async function noteReminders(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  rows: readonly { id: string; reminders: number; isMailed: boolean }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.$executeRaw`
    update notification n set reminders = noted.reminders,
      "mailedAt" = case when noted."isMailed" then null else n."mailedAt" end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (id uuid, reminders int, "isMailed" bool)
    where n."mainOrganizationId" = ${mainOrganizationId} and n.id = noted.id`;
}
