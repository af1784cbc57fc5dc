import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/**
 * The people around a Chance who may see it: its owner, those who decided or commented, and the Editors and Managers of
 * the organizations that bid.
 */
export function circleOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<{ id: number; email: string; language: string | null }[]> {
  return db.$queryRaw`
    select u.id, u.email, u.language
    from app_user u
    where u."mainOrganizationId" = ${mainOrganizationId} and not u.deleted
      and u.id in (
        select "ownerId" from chance where "mainOrganizationId" = ${mainOrganizationId} and id = ${chanceId}::uuid
        union
        select d."decidedById" from bid_decision d join bid_group g on g."mainOrganizationId" = d."mainOrganizationId" and g.id = d."groupId"
        where g."mainOrganizationId" = ${mainOrganizationId} and g."chanceId" = ${chanceId}::uuid
        union
        select d."decidedById" from margin_decision d join margin_group g on g."mainOrganizationId" = d."mainOrganizationId" and g.id = d."groupId"
        where g."mainOrganizationId" = ${mainOrganizationId} and g."chanceId" = ${chanceId}::uuid
        union
        select member.id from app_user member join chance_participation p
          on p."mainOrganizationId" = member."mainOrganizationId" and p."organizationId" = member."organizationId"
        where p."mainOrganizationId" = ${mainOrganizationId} and p."chanceId" = ${chanceId}::uuid and p."isBidding"
          and member.role in ('Editor', 'Manager')
      )
      and (u."organizationId" = ${mainOrganizationId} or exists (
        select from chance_participation p
        where p."mainOrganizationId" = ${mainOrganizationId} and p."chanceId" = ${chanceId}::uuid
          and p."organizationId" = u."organizationId"))
    order by u.id`;
}
