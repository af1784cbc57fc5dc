import type { KeptKind, KeptPeriods } from '@zuschlag/validation/administration/periods';
import type { Actor, SystemActor, UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

const asPeriods = { questionMonths: true, notificationMonths: true, messageMonths: true } as const;
export const columnOf = {
  questions: 'questionMonths',
  notifications: 'notificationMonths',
  messages: 'messageMonths',
} as const satisfies { [Kind in KeptKind]: keyof typeof asPeriods };

/** The periods that the tenant chose. */
export async function storedPeriods({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<KeptPeriods> {
  const row = await db.tenantSettings.findUnique({ where: { mainOrganizationId }, select: asPeriods });
  const { questionMonths: questions = null, notificationMonths: notifications = null } = row ?? {};
  return { questions, notifications, messages: row?.messageMonths ?? null };
}

/** Stores one period. @returns the one before; a second change waits for the transaction */
export async function storePeriod(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  kind: KeptKind,
  months: number | null,
): Promise<number | null> {
  await db.$executeRaw`
    insert into tenant_settings ("mainOrganizationId") values (${mainOrganizationId})
    on conflict ("mainOrganizationId") do update set "mainOrganizationId" = excluded."mainOrganizationId"`;
  const where = { mainOrganizationId };
  const before = await db.tenantSettings.findUniqueOrThrow({ where, select: asPeriods });
  await db.tenantSettings.updateMany({ where, data: { [columnOf[kind]]: months } });
  return before[columnOf[kind]];
}

/** What of a kind is older than a moment. */
type Outlived = {
  count: (of: TenantDb<Actor>, before: Date) => Promise<number>;
  /** @returns how many went */
  remove: (of: TenantDb<SystemActor>, before: Date) => Promise<number>;
};

export const outlivedOf: { readonly [Kind in KeptKind]: Outlived } = {
  // A question that is being answered is younger than a month, and its answer has the same id.
  questions: {
    count: ({ actor: { mainOrganizationId }, db }, before) =>
      db.documentAsking.count({ where: { mainOrganizationId, createdAt: { lt: before } } }),
    remove: async ({ actor: { mainOrganizationId }, db }, before) => {
      await db.documentQuestion.deleteMany({ where: { mainOrganizationId, askedAt: { lt: before } } });
      const { count } = await db.documentAsking.deleteMany({
        where: { mainOrganizationId, createdAt: { lt: before } },
      });
      return count;
    },
  },
  notifications: {
    count: ({ actor: { mainOrganizationId }, db }, before) =>
      db.notification.count({ where: { mainOrganizationId, ...overBefore(before) } }),
    remove: async ({ actor: { mainOrganizationId }, db }, before) =>
      (await db.notification.deleteMany({ where: { mainOrganizationId, ...overBefore(before) } })).count,
  },
  messages: {
    count: ({ actor: { mainOrganizationId }, db }, before) =>
      db.chatMessage.count({ where: { mainOrganizationId, deletedAt: null, chance: endedBefore(before) } }),
    remove: ({ actor: { mainOrganizationId }, db }, before) => db.$executeRaw`
      with ended as (
        select id from chance where "mainOrganizationId" = ${mainOrganizationId} and "closedAt" < ${before}::timestamptz
          and state in ('won', 'lost', 'notbidding')
      ), threads as (
        update chat_thread set messages = 0 where "mainOrganizationId" = ${mainOrganizationId} and messages > 0
          and "chanceId" in (select id from ended)
      )
      update chat_message set text = '', "deletedAt" = now()
      where "mainOrganizationId" = ${mainOrganizationId} and "deletedAt" is null
        and "chanceId" in (select id from ended)`,
  },
};

const endedStates = ['won', 'lost', 'notbidding'] as const;

function overBefore(before: Date) {
  return { createdAt: { lt: before }, OR: [{ isAction: false }, { closedAt: { not: null } }] };
}

function endedBefore(before: Date) {
  return { closedAt: { lt: before }, state: { in: [...endedStates] } };
}
