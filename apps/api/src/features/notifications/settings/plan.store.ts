import { randomBytes } from 'node:crypto';
import { Prisma } from '@zuschlag/db/generated/client';
import type { QuietHours } from '@zuschlag/validation/notifications/notifications';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** When a person gets mails of notifications. */
export type Plan = {
  userId: number;
  quietHours: QuietHours | null;
  hasDigest: boolean;
  lastMailAt: Date | null;
  signingKey: string;
};

type Row = Omit<Plan, 'quietHours'> & { quietFrom: string | null; quietTo: string | null };

function toPlan({ quietFrom: from, quietTo: to, ...plan }: Row): Plan {
  return { ...plan, quietHours: from !== null && to !== null ? { from, to } : null };
}

/**
 * The plans of people, made with the defaults where a person has no plan.
 *
 * @param options `isNew: false` makes none; `isLocked` keeps other jobs of these people waiting
 */
export async function plansOf(
  tenant: TenantDb<Actor>,
  userIds: readonly number[],
  { isNew = true, isLocked = false }: { isNew?: boolean; isLocked?: boolean } = {},
): Promise<Plan[]> {
  const { mainOrganizationId } = tenant.actor;
  if (isNew) await insertMissing(tenant, userIds);
  const rows = await tenant.db.$queryRaw<Row[]>`
    select "userId", "quietFrom", "quietTo", "hasDigest", "lastMailAt", "signingKey" from notification_plan
    where "mainOrganizationId" = ${mainOrganizationId} and "userId" = any (${[...userIds]}::int[])
    order by "userId" ${isLocked ? Prisma.sql`for update` : Prisma.empty}`;
  return rows.map(toPlan);
}

async function insertMissing(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userIds: readonly number[],
): Promise<void> {
  const keys = userIds.map((userId) => ({ userId, signingKey: randomBytes(24).toString('base64url') }));
  await db.$executeRaw`
    insert into notification_plan ("mainOrganizationId", "userId", "signingKey")
    select ${mainOrganizationId}::int, "userId", "signingKey"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as keys ("userId" int, "signingKey" text)
    on conflict do nothing`;
}

export async function changePlan(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
  { quietHours, ...change }: Partial<Pick<Plan, 'quietHours' | 'hasDigest' | 'lastMailAt'>>,
): Promise<void> {
  const quiet =
    quietHours === undefined ? {} : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
  await db.notificationPlan.updateMany({ where: { mainOrganizationId, userId }, data: { ...change, ...quiet } });
}
