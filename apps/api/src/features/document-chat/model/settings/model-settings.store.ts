import type { TenantDb } from '../../../../context.ts';

export type StoredModelSettings = {
  isOn: boolean;
  tokens: bigint;
  calls: number;
  at: Date | null;
  person: string | null;
};

/** Whether the tenant lets a model be asked, what it has used in a month, and who switched it last. */
export async function readStoredSettings(
  { actor: { mainOrganizationId }, db }: TenantDb,
  month: string,
): Promise<StoredModelSettings> {
  const rows = await db.$queryRaw<StoredModelSettings[]>`
    select s."modelAnswers" as "isOn", coalesce(m.tokens, 0) as tokens, coalesce(m.calls, 0) as calls, e.at, e.person
    from tenant_settings s
    left join model_usage m on m."mainOrganizationId" = ${mainOrganizationId} and m.month = ${month}::date
    left join lateral (
      select t.at, u.firstname || ' ' || u.lastname as person from trail_entry t
      left join app_user u on u."mainOrganizationId" = ${mainOrganizationId} and u.id = t."userId"
      where t."mainOrganizationId" = ${mainOrganizationId} and t.entity = 'tenantSettings'
        and t."entityId" = ${String(mainOrganizationId)} and t.action = 'changeModelSettings'
      order by t.id desc limit 1) e on true
    where s."mainOrganizationId" = ${mainOrganizationId}`;
  return rows[0] ?? { isOn: false, tokens: 0n, calls: 0, at: null, person: null };
}

/** Whether a model may be asked. */
export async function mayAskModel({ actor: { mainOrganizationId }, db }: TenantDb): Promise<boolean> {
  const settings = await db.tenantSettings.findUnique({
    where: { mainOrganizationId },
    select: { modelAnswers: true },
  });
  return settings?.modelAnswers ?? false;
}

export async function storeModelAnswers(
  { actor: { mainOrganizationId }, db }: TenantDb,
  modelAnswers: boolean,
): Promise<void> {
  await db.tenantSettings.upsert({
    where: { mainOrganizationId },
    create: { mainOrganizationId, modelAnswers },
    update: { modelAnswers },
  });
}
