import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { type Place, rowsOf } from '../../lists/rows.store.ts';
import type { Absence, WhoDecides } from '../../policy/deciders.ts';

/** What rights on decisions depend on, in addition to the group. */
export type DecidingFacts = Required<Omit<WhoDecides, 'barredUserId'>> & {
  /** whether the tenant keeps those who request from deciding */
  isFourEyes: boolean;
  /** the short name of the organization that decides where no other can */
  mainOrganizationName: string;
};

type Row = {
  managed: number[];
  abandoned: number[];
  absences: Absence[];
  isFourEyes: boolean;
  mainOrganizationName: string;
};

/** @param today Berlin calendar day */
export async function decidingFactsOf(place: Place<Actor>, today: string): Promise<DecidingFacts> {
  const { text, values } = question(place.actor.mainOrganizationId, today);
  const [row] = await rowsOf<Row>(place, { sql: text, parameters: values as (string | number)[] });
  return factsFrom(row);
}

/** The same, asked together with the next statement. */
export function decidingFactsWithNext(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  today: string,
): () => Promise<DecidingFacts> {
  const ask = db.$queryWithNext<Row>(question(mainOrganizationId, today));
  return async () => factsFrom((await ask())[0]);
}

function question(mainOrganizationId: number, today: string): Prisma.Sql {
  return Prisma.sql`
    select array(
        select distinct "organizationId" from app_user
        where "mainOrganizationId" = ${mainOrganizationId}::int and role = 'Manager' and not deleted
      ) as managed,
      array(
        select o.id from organization o
        where o."mainOrganizationId" = ${mainOrganizationId}::int and not exists (
          select from app_user u where u."mainOrganizationId" = o."mainOrganizationId" and u."organizationId" = o.id
            and u.role in ('Manager', 'Editor') and not u.deleted)
      ) as abandoned,
      coalesce((
        select json_agg(json_build_object('userId', a."userId", 'deputyId', a."deputyId", 'organizationId', u."organizationId",
          'role', u.role, 'name', u.firstname || ' ' || u.lastname, 'isForBids', a."isForBids", 'isForMargins', a."isForMargins") order by a."userId", a.id)
        from deputy a
        join app_user u on u."mainOrganizationId" = a."mainOrganizationId" and u.id = a."userId" and not u.deleted
        join app_user d on d."mainOrganizationId" = a."mainOrganizationId" and d.id = a."deputyId" and not d.deleted
          and d."organizationId" = u."organizationId" and d.role <> 'Admin'
        where a."mainOrganizationId" = ${mainOrganizationId}::int and a."removedAt" is null
          and ${today}::date between a."fromDay" and a."toDay"
      ), '[]'::json) as absences,
      coalesce((
        select "fourEyes" from tenant_settings where "mainOrganizationId" = ${mainOrganizationId}::int
      ), false) as "isFourEyes",
      (select "shortName" from organization
        where "mainOrganizationId" = ${mainOrganizationId}::int and id = ${mainOrganizationId}::int) as "mainOrganizationName"`;
}

function factsFrom(row: Row | undefined): DecidingFacts {
  const { managed = [], abandoned = [], absences = [], isFourEyes = false, mainOrganizationName = '' } = row ?? {};
  return {
    managedOrganizationIds: new Set(managed),
    abandonedOrganizationIds: new Set(abandoned),
    absences,
    isFourEyes,
    mainOrganizationName,
  };
}
