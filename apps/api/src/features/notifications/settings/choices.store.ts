import type { NotificationChoice } from '@zuschlag/validation/notifications/notifications';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export async function choicesOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
): Promise<NotificationChoice[]> {
  const rows = await db.notificationChoice.findMany({
    where: { mainOrganizationId, userId },
    select: { kind: true, bell: true, mail: true },
  });
  // Only `storeChoices` writes these columns, and it is typed.
  return rows as NotificationChoice[];
}

export async function storeChoices(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
  choices: readonly NotificationChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  // Of a kind that is named twice the last choice holds.
  const last = [...new Map(choices.map((choice) => [choice.kind, choice])).values()];
  await db.$executeRaw`
    insert into notification_choice ("mainOrganizationId", "userId", kind, bell, mail)
    select ${mainOrganizationId}::int, ${userId}::int, kind, bell, mail
    from jsonb_to_recordset(${JSON.stringify(last)}::jsonb) as chosen (kind text, bell bool, mail text)
    on conflict ("mainOrganizationId", "userId", kind) do update set bell = excluded.bell, mail = excluded.mail`;
}
