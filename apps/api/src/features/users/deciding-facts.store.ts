import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';

/** What rights on decisions depend on, in addition to the group. */
export type DecidingFacts = {
  /** the organizations with an active Manager */
  managedOrganizationIds: ReadonlySet<number>;
  /** whether the tenant keeps those who request from deciding */
  isFourEyes: boolean;
};

export async function decidingFactsOf({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<DecidingFacts> {
  const [row] = await db.$queryRaw<{ managed: number[]; isFourEyes: boolean }[]>`
    select array(
        select distinct "organizationId" from app_user
        where "mainOrganizationId" = ${mainOrganizationId} and role = 'Manager' and not deleted
      ) as managed,
      coalesce((
        select "fourEyes" from tenant_settings where "mainOrganizationId" = ${mainOrganizationId}
      ), false) as "isFourEyes"`;
  return { managedOrganizationIds: new Set(row?.managed), isFourEyes: row?.isFourEyes ?? false };
}
