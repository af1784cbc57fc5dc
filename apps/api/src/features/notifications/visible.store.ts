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
  or u.role <> 'Admin' and u."organizationId" in (n."mainOrganizationId", n."aboutOrganizationId", c."organizationId")
  or (c."ownerId" = u.id and u.role in ('Editor', 'Manager'))
  or u.role <> 'Admin' and exists (
    select from bid_participant b
    where b."mainOrganizationId" = n."mainOrganizationId" and b."groupId" = n."subjectId"::uuid
      and b."organizationId" = u."organizationId"
  )
  or u.role <> 'Admin' and exists (
    select from margin_participant m
    where m."mainOrganizationId" = n."mainOrganizationId" and m."groupId" = n."subjectId"::uuid
      and m."organizationId" = u."organizationId"
  )
)`;

/**
 * Leaves out acts on a Chance that is handed in or not bid on, and what asks for a calculation that is there by now, or is
 * not wanted any more: the same as `doneWhen` of these kinds. Saving a service closes no notification, for each save would
 * cost a statement more; the next job on the Chance does.
 */
export const notDoneYet = Prisma.sql`not (
  n."isAction" and n.kind <> 'TASK_ASSIGNED' and coalesce(c.state, 'editing') in ('notbidding', 'submitted', 'won', 'lost')
) and not (
  n."isAction" and n.kind in ('BID_DECISION_COMPLETED', 'RECALCULATION_REQUESTED') and (
    exists (
      select from service s
      where s."mainOrganizationId" = n."mainOrganizationId" and s."chanceId" = n."chanceId"
        and s."operationalOrganizationId" = n."aboutOrganizationId"
        and (n.kind = 'BID_DECISION_COMPLETED' or s."recalculatedAt" > n."createdAt")
    )
    or exists (
      select from bid_group g
      where g."mainOrganizationId" = n."mainOrganizationId" and g."chanceId" = n."chanceId"
        and g."operationalOrganizationId" = n."aboutOrganizationId" and g."withdrawnAt" is not null
    )
  )
)`;

/** The tables that these conditions speak of. */
export const notificationsWithPeople = Prisma.sql`notification n
  join app_user u on u."mainOrganizationId" = n."mainOrganizationId" and u.id = n."userId"
  left join chance c on c."mainOrganizationId" = n."mainOrganizationId" and c.id = n."chanceId"`;
