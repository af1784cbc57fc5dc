import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

/** What a letter says of a contract in addition to its prices. */
export type LetterHead = {
  chanceId: string;
  startDate: string;
  referenceNumber: string | null;
  lotNumber: string | null;
  lotTitle: string | null;
  contactName: string | null;
  /** the full name of the organization that offered */
  sender: string;
  /** that of the only place of work of the customer; null with several */
  address: string | null;
  city: string | null;
};

/** The heads of the letters about some Chances. */
export async function letterHeads(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  chanceIds: readonly string[],
): Promise<LetterHead[]> {
  return db.$queryRaw<LetterHead[]>`
    SELECT c."id"::text AS "chanceId", c."startDate"::text, c."referenceNumber", c."lotNumber", c."lotTitle",
      c."contactName", o."name" AS "sender", site."address", site."city"
    FROM "chance" c
    JOIN "organization" o ON o."mainOrganizationId" = c."mainOrganizationId" AND o."id" = c."organizationId"
    LEFT JOIN LATERAL (
      SELECT min(s."address") AS "address", min(s."postalCode" || ' ' || s."city") AS "city" FROM "site" s
      WHERE s."mainOrganizationId" = c."mainOrganizationId" AND s."customerId" = c."customerId" HAVING count(*) = 1
    ) site ON true
    WHERE c."mainOrganizationId" = ${mainOrganizationId} AND c."id" = ANY (${chanceIds}::uuid[])`;
}
