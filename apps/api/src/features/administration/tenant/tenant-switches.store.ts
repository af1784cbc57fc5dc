import { Prisma } from '@zuschlag/db/generated/client';
import type { TenantSwitches } from '@zuschlag/validation/administration/tenant';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { hasSecondStep } from '../../../policy/second-step-in-force.ts';

/** The switches as they are, those of a tenant without a row as they are at first; a change waits for the transaction. */
export async function lockSwitches({ actor: { mainOrganizationId }, db }: TenantDb): Promise<TenantSwitches> {
  const rows = await db.$queryRaw<TenantSwitches[]>`
    insert into tenant_settings ("mainOrganizationId") values (${mainOrganizationId})
    on conflict ("mainOrganizationId") do update set "mainOrganizationId" = excluded."mainOrganizationId"
    returning "fourEyes", "ownChancesFilter", "requireOutsideInformation", "secondStepRequired"`;
  return rows[0] ?? atFirst;
}

const atFirst: TenantSwitches = {
  fourEyes: false,
  ownChancesFilter: true,
  requireOutsideInformation: true,
  secondStepRequired: false,
};

type StoredSwitches = TenantSwitches & { at: Date | null; person: string | null };

/** The switches, and who changed them last. */
export async function readSwitches({ actor: { mainOrganizationId }, db }: TenantDb): Promise<StoredSwitches> {
  const rows = await db.$queryRaw<StoredSwitches[]>`
    select s."fourEyes", s."ownChancesFilter", s."requireOutsideInformation", s."secondStepRequired", e.at, e.person
    from tenant_settings s left join lateral (
      select t.at, u.firstname || ' ' || u.lastname as person from trail_entry t
      left join app_user u on u."mainOrganizationId" = ${mainOrganizationId} and u.id = t."userId"
      where t."mainOrganizationId" = ${mainOrganizationId} and t.entity = 'tenantSettings'
        and t."entityId" = ${String(mainOrganizationId)} and t.action = 'changeTenantSwitches'
      order by t.id desc limit 1) e on true
    where s."mainOrganizationId" = ${mainOrganizationId}`;
  return rows[0] ?? { ...atFirst, at: null, person: null };
}

/** How many people who sign in have no second step in force, and whether the caller has one. */
export async function secondStepsOf({
  actor: { mainOrganizationId, userId },
  db,
}: TenantDb<UserActor>): Promise<{ without: number; isOwn: boolean }> {
  const [row] = await db.$queryRaw<{ without: number; isOwn: boolean }[]>`
    select count(*) filter (where not has.step)::int as without,
      coalesce(bool_or(u.id = ${userId} and has.step), false) as "isOwn"
    from app_user u cross join lateral (
      select ${hasSecondStep(Prisma.sql`u."mainOrganizationId"`, Prisma.sql`u.id`)} as step) has
    where u."mainOrganizationId" = ${mainOrganizationId} and not u.deleted and u."emailVerified"`;
  return row ?? { without: 0, isOwn: false };
}

export async function storeSwitches(
  { actor: { mainOrganizationId }, db }: TenantDb,
  switches: TenantSwitches,
): Promise<void> {
  await db.tenantSettings.updateMany({ where: { mainOrganizationId }, data: switches });
}
