import type { TenantDb, UnitOfWork } from '../../../context.ts';

/** The first day of the month of Berlin in which tokens count. */
export function monthOf({ today }: Pick<UnitOfWork, 'today'>): string {
  return `${today.slice(0, 7)}-01`;
}

/**
 * Reserves the tokens that a call may need at most.
 *
 * @returns false when the month has not so many left
 */
export async function reserveTokens(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { month, tokens, atMost }: { month: string; tokens: number; atMost: number },
): Promise<boolean> {
  const rows = await db.$queryRaw<{ calls: number }[]>`
    insert into model_usage ("mainOrganizationId", month, tokens, calls)
    select ${mainOrganizationId}::int, ${month}::date, ${tokens}::bigint, 1 where ${tokens}::bigint <= ${atMost}::bigint
    on conflict ("mainOrganizationId", month) do update
      set tokens = model_usage.tokens + excluded.tokens, calls = model_usage.calls + 1
      where model_usage.tokens + excluded.tokens <= ${atMost}::bigint
    returning calls`;
  return rows.length > 0;
}

/** Counts what a call has used instead of what was reserved for it. */
export async function settleTokens(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { month, reserved, used }: { month: string; reserved: number; used: number },
): Promise<void> {
  await db.$queryRaw`
    update model_usage set tokens = greatest(0, tokens + ${used - reserved}::bigint)
    where "mainOrganizationId" = ${mainOrganizationId} and month = ${month}::date returning 1 as one`;
}
