import type { TenantDb } from '../../../context.ts';
import type { StoredMail } from '../../../mail/mail.store.ts';

/** What was refused longer ago asks for nothing any more. */
const keptDays = 90;
/** Addresses that one list names. */
const addressesAtMost = 200;

export type StoredRefusal = Pick<StoredMail, 'id' | 'kind' | 'recipient' | 'language' | 'parameters'> & {
  refusedAt: Date;
  lastError: string;
  mailCount: number;
  person: string | null;
  organization: string | null;
};

/**
 * By address the latest mail that was refused for good, the latest first; none where a later mail arrived.
 *
 * @param organizationId only to people of this organization; null: to all, also to addresses without an account
 */
export function refusals(
  { actor: { mainOrganizationId }, db, now }: TenantDb & { now: Date },
  organizationId: number | null,
): Promise<StoredRefusal[]> {
  const since = new Date(now.getTime() - keptDays * 86_400_000);
  return db.$queryRaw<StoredRefusal[]>`
    with refused as (
      select lower(recipient) as address, id, kind, recipient, language, parameters, "refusedAt", "lastError",
        (count(*) over (partition by lower(recipient)))::int as "mailCount",
        row_number() over (partition by lower(recipient) order by "createdAt" desc, id desc) as place
      from mail where "mainOrganizationId" = ${mainOrganizationId} and "createdAt" >= ${since} and "refusedAt" is not null
    )
    select r.id, r.kind, r.recipient, r.language, r.parameters, r."refusedAt", coalesce(r."lastError", '') as "lastError",
      r."mailCount", u.firstname || ' ' || u.lastname as person, o."shortName" as organization
    from refused r
    left join app_user u on u."mainOrganizationId" = ${mainOrganizationId} and lower(u.email) = r.address and not u.deleted
    left join organization o on o."mainOrganizationId" = ${mainOrganizationId} and o.id = u."organizationId"
    where r.place = 1 and (${organizationId}::int is null or u."organizationId" = ${organizationId}::int)
      and not exists (select from mail later where later."mainOrganizationId" = ${mainOrganizationId}
        and later."createdAt" >= ${since} and lower(later.recipient) = r.address and later."deliveredAt" > r."refusedAt")
    order by r."refusedAt" desc, r.id limit ${addressesAtMost}`;
}

/** Lets a refused mail go out once more. */
export async function forgetRefusal({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.mail.updateMany({ where: { mainOrganizationId, id }, data: { refusedAt: null, lastError: null } });
}

export async function storeMarginInMails(
  { actor: { mainOrganizationId }, db }: TenantDb,
  marginInMails: boolean,
): Promise<void> {
  await db.tenantSettings.upsert({
    where: { mainOrganizationId },
    create: { mainOrganizationId, marginInMails },
    update: { marginInMails },
  });
}

/** Who changed the settings of the tenant last, and when; null: no person yet. */
export async function lastChange({
  actor: { mainOrganizationId },
  db,
}: TenantDb): Promise<{ at: Date; person: string | null } | null> {
  const rows = await db.$queryRaw<{ at: Date; person: string | null }[]>`
    select e.at, u.firstname || ' ' || u.lastname as person
    from trail_entry e left join app_user u on u."mainOrganizationId" = ${mainOrganizationId} and u.id = e."userId"
    where e."mainOrganizationId" = ${mainOrganizationId} and e.entity = 'tenantSettings'
      and e."entityId" = ${String(mainOrganizationId)} and e.action = 'changeMailSettings'
    order by e.id desc limit 1`;
  return rows[0] ?? null;
}
