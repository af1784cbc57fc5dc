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
  // An answer that no stream sent has no asking, and one that failed left no question; both together have one id.
  questions: {
    count: async ({ actor: { mainOrganizationId }, db }, before) => {
      const [row] = await db.$queryRaw<[{ count: number }]>`
        select count(*)::int as count from (
          select id from document_asking where "mainOrganizationId" = ${mainOrganizationId} and "createdAt" < ${before}::timestamptz
          union
          select id from document_question where "mainOrganizationId" = ${mainOrganizationId} and "askedAt" < ${before}::timestamptz
        ) as asked`;
      return row.count;
    },
    remove: async ({ actor: { mainOrganizationId }, db }, before) => {
      const [row] = await db.$queryRaw<[{ count: number }]>`
        with questions as (
          delete from document_question where "mainOrganizationId" = ${mainOrganizationId}
            and "askedAt" < ${before}::timestamptz returning id
        ), askings as (
          delete from document_asking where "mainOrganizationId" = ${mainOrganizationId}
            and "createdAt" < ${before}::timestamptz returning id
        )
        select count(*)::int as count from (select id from questions union select id from askings) as gone`;
      return row.count;
    },
  },
  notifications: {
    count: ({ actor: { mainOrganizationId }, db }, before) =>
      db.notification.count({ where: { mainOrganizationId, ...overBefore(before) } }),
    remove: async ({ actor: { mainOrganizationId }, db }, before) =>
      (await db.notification.deleteMany({ where: { mainOrganizationId, ...overBefore(before) } })).count,
  },
  // What people write after the end, for example about the start of a won contract, has its own months.
  messages: {
    count: ({ actor: { mainOrganizationId }, db }, before) =>
      db.chatMessage.count({
        where: { mainOrganizationId, deletedAt: null, createdAt: { lt: before }, chance: endedBefore(before) },
      }),
    remove: async ({ actor: { mainOrganizationId }, db }, before) => {
      const [row] = await db.$queryRaw<[{ count: number }]>`
        with emptied as (
          update chat_message set text = '', "deletedAt" = now()
          where "mainOrganizationId" = ${mainOrganizationId} and "deletedAt" is null
            and "createdAt" < ${before}::timestamptz
            and "chanceId" in (
              select id from chance where "mainOrganizationId" = ${mainOrganizationId}
                and "closedAt" < ${before}::timestamptz and state in ('won', 'lost', 'notbidding'))
          returning "chanceId"
        ), threads as (
          update chat_thread set messages = messages - of.count
          from (select "chanceId", count(*)::int as count from emptied group by 1) as of
          where chat_thread."mainOrganizationId" = ${mainOrganizationId} and chat_thread."chanceId" = of."chanceId"
        )
        select count(*)::int as count from emptied`;
      return row.count;
    },
  },
};

const endedStates = ['won', 'lost', 'notbidding'] as const;

function overBefore(before: Date) {
  return { createdAt: { lt: before }, OR: [{ isAction: false }, { closedAt: { not: null } }] };
}

function endedBefore(before: Date) {
  return { closedAt: { lt: before }, state: { in: [...endedStates] } };
}
