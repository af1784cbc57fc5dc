import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { OpenAction } from './kinds/done-when.ts';
import type { Draft } from './kinds/draft.ts';

/** Second key is the Chance: jobs on one Chance follow one another, each with what the one before has written. */
const NOTIFY_LOCK = 7_802;

/** Waits for the jobs that notify of the same Chance, until the transaction ends. */
export async function lockNotifying({ db }: TenantDb<Actor>, chanceId: string): Promise<void> {
  await db.$queryRaw`select pg_advisory_xact_lock(${NOTIFY_LOCK}::int, hashtext(${chanceId}))::text`;
}

/** A draft, without a mail where the file that it is about was mailed already. */
export type NewNotification = Draft & { createdAt: Date; hasNoMail?: true };
export type Written = { userId: number; mail: string; isAction: boolean; kind: string };

/**
 * Writes notifications as their people chose for each kind. What was written before stays as it is.
 *
 * @returns those that are new
 */
export async function insertNotifications(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  rows: readonly NewNotification[],
): Promise<Written[]> {
  if (rows.length === 0) return [];
  return db.$queryRaw<Written[]>`
    with given as (
      select *, coalesce("hasNoMail", false) as silent
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("userId" int, kind text, "eventKey" text,
        variant text, "isAction" bool, "chanceId" uuid, "subjectId" text, "aboutOrganizationId" int, values jsonb,
        "createdAt" timestamptz, "hasNoMail" bool)
    )
    insert into notification (id, "mainOrganizationId", "userId", kind, "eventKey", variant, "isAction", "chanceId",
      "subjectId", "aboutOrganizationId", values, "createdAt", "inBell", mail)
    select gen_random_uuid(), ${mainOrganizationId}::int, given."userId", given.kind, given."eventKey", given.variant,
      given."isAction", given."chanceId", given."subjectId", given."aboutOrganizationId", given.values,
      given."createdAt", given."isAction" or coalesce(choice.bell, true),
      case when given.silent then 'off'
        else coalesce(choice.mail, case when given."isAction" then 'atOnce' else 'daily' end) end
    from given
    left join notification_choice choice on choice."mainOrganizationId" = ${mainOrganizationId}
      and choice."userId" = given."userId" and choice.kind = given.kind
    on conflict ("mainOrganizationId", "userId", kind, "eventKey") do nothing
    returning "userId", mail, "isAction", kind`;
}

export async function openActionsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<OpenAction[]> {
  const rows = await db.notification.findMany({
    where: { mainOrganizationId, chanceId, isAction: true, closedAt: null },
    select: {
      ...{ id: true, userId: true, kind: true, eventKey: true, subjectId: true },
      ...{ aboutOrganizationId: true, createdAt: true },
    },
  });
  // Only `insertNotifications` writes the kind, and it is typed.
  return rows as OpenAction[];
}

export async function closeActions(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  ids: readonly string[],
  closedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db.notification.updateMany({ where: { mainOrganizationId, id: { in: [...ids] } }, data: { closedAt } });
}

/** Deletes what has been over for as long as histories of people are kept. */
export async function deleteNotificationsBefore(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  moment: Date,
): Promise<void> {
  await db.notification.deleteMany({
    where: { mainOrganizationId, createdAt: { lt: moment }, OR: [{ isAction: false }, { closedAt: { not: null } }] },
  });
}
