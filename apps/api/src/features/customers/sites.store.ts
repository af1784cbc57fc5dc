import type { LocalHolidayAnswers } from '@zuschlag/validation/customers/local-holidays';
import type { SiteInput } from '@zuschlag/validation/customers/sites';
import type { TenantDb } from '../../context.ts';

/** The columns of a place of work that people write; of a local holiday the answer with its user and its moment. */
export type SiteColumns = Omit<SiteInput, 'localHolidays'> & { localHolidays: Partial<LocalHolidayAnswers> };

export async function siteById({ actor, db }: TenantDb, id: string) {
  return db.site.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId: actor.mainOrganizationId, id } },
  });
}

export async function insertSite(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerId: string,
  site: SiteColumns,
): Promise<string> {
  const { id } = await db.site.create({
    data: { mainOrganizationId, customerId, ...site },
    select: { id: true },
  });
  return id;
}

/**
 * The place of work, locked against other changes until the transaction ends. Services may still be added there: their
 * foreign key takes a lock that this one lets through, or a Chance and a place of work could wait for each other.
 */
export async function lockSite({ actor: { mainOrganizationId }, db }: TenantDb, id: string) {
  await db.$executeRaw`
    select 1 from site where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid for no key update`;
  return db.site.findUnique({ where: { mainOrganizationId_id: { mainOrganizationId, id } } });
}

/** Changes fields and counts the version up. */
export async function changeSite(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  fields: Partial<SiteColumns>,
): Promise<void> {
  await db.site.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { ...fields, version: { increment: 1 } },
    select: { id: true },
  });
}
