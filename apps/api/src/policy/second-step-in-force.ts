import { Prisma } from '@zuschlag/db/generated/client';

/** Whether a person has a second step in force: codes of an app, or a passkey. @param tenant and user as SQL */
export function hasSecondStep(tenant: Prisma.Sql, user: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    exists (select from second_step k
      where k."mainOrganizationId" = ${tenant} and k."userId" = ${user} and k."confirmedAt" is not null)
    or exists (select from passkey p where p."mainOrganizationId" = ${tenant} and p."userId" = ${user}))`;
}
