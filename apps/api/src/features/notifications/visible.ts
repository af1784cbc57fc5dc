import { Prisma } from '@zuschlag/db/generated/client';

/**
 * Which notifications a person may read at this moment, as for the Chance and the decision group that each is about:
 * `visibility.ts` has the rules. For statements over `notification n`, `app_user u` and, joined outwards, `chance c`.
 */
export const visibleNow = Prisma.sql`(
  n."chanceId" is null
  or u."organizationId" = n."mainOrganizationId"
  or exists (
    select from chance_participation p
    where p."mainOrganizationId" = n."mainOrganizationId" and p."chanceId" = n."chanceId"
      and p."organizationId" = u."organizationId"
  )
) and (
  n."aboutOrganizationId" is null
  or u."organizationId" in (n."mainOrganizationId", n."aboutOrganizationId", c."organizationId")
  or (c."ownerId" = u.id and u.role in ('Editor', 'Manager'))
  or exists (
    select from bid_participant b
    where b."mainOrganizationId" = n."mainOrganizationId" and b."groupId" = n."subjectId"::uuid
      and b."organizationId" = u."organizationId"
  )
  or exists (
    select from margin_participant m
    where m."mainOrganizationId" = n."mainOrganizationId" and m."groupId" = n."subjectId"::uuid
      and m."organizationId" = u."organizationId"
  )
)`;

/** The tables that `visibleNow` speaks of. */
export const notificationsWithPeople = Prisma.sql`notification n
  join app_user u on u."mainOrganizationId" = n."mainOrganizationId" and u.id = n."userId"
  left join chance c on c."mainOrganizationId" = n."mainOrganizationId" and c.id = n."chanceId"`;
