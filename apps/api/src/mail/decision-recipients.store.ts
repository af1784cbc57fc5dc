import type { Locale } from '@zuschlag/i18n/locales';
import type { MailKind } from '@zuschlag/i18n/messages/mails';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

/** A user whose decision a group waits for and who has no mail about it yet. */
export type Awaited = {
  groupId: string;
  chanceId: string;
  chance: string;
  shortNumber: string;
  organization: string;
  recipient: string;
  language: Locale;
  round: number | null;
};

/** The Chance on which something happened, and the person who did it and knows already. */
type Cause = { chanceId: string; causedById: number | null };

/**
 * The users that the bid groups of a Chance wait for: before the first decision those of the group's organization, then
 * those of every organization that does not yet support the decision. The acting user needs no mail.
 */
export async function awaitedInBids(
  { actor, db }: TenantDb<Actor>,
  { chanceId, causedById }: Cause,
): Promise<Awaited[]> {
  const kind: MailKind = 'bidDecisionRequired';
  return db.$queryRaw<Awaited[]>`
    select g.id as "groupId", c.id as "chanceId", c.name as chance, c."shortNumber", o."shortName" as organization,
      u.email as recipient, coalesce(u.language, 'de') as language, null::int as round
    from bid_group g
    join chance c on c."mainOrganizationId" = g."mainOrganizationId" and c.id = g."chanceId"
    join organization o on o."mainOrganizationId" = g."mainOrganizationId" and o.id = g."operationalOrganizationId"
    join bid_participant p on p."mainOrganizationId" = g."mainOrganizationId" and p."groupId" = g.id
    join app_user u on u."mainOrganizationId" = g."mainOrganizationId" and u."organizationId" = p."organizationId"
    where g."mainOrganizationId" = ${actor.mainOrganizationId} and g."chanceId" = ${chanceId}::uuid
      and c.state = 'pendingbiddecision' and not g."isFinal"
      and case when g."currentDecision" is null
        then p.position = (
          select min(f.position) from bid_participant f
          where f."mainOrganizationId" = g."mainOrganizationId" and f."groupId" = g.id
        )
        else not p."hasAgreed"
      end
      and not u.deleted and u.role in ('Editor', 'Manager') and u.id <> ${causedById ?? 0}
      and not exists (
        select from mail m
        where m."mainOrganizationId" = g."mainOrganizationId" and m.kind = ${kind} and m.recipient = u.email
          and m.parameters->>'groupId' = g.id::text
          and m."createdAt" > coalesce((
            select max(d."createdAt") from bid_decision d
            where d."mainOrganizationId" = g."mainOrganizationId" and d."groupId" = g.id
              and d."organizationId" = p."organizationId"
          ), '-infinity')
      )`;
}

/** Whom the open rounds of a Chance wait for: Managers, and Editors of organizations without a Manager. */
export async function awaitedInMargins(
  { actor, db }: TenantDb<Actor>,
  { chanceId, causedById }: Cause,
): Promise<Awaited[]> {
  const kind: MailKind = 'marginDecisionRequired';
  return db.$queryRaw<Awaited[]>`
    select g.id as "groupId", c.id as "chanceId", c.name as chance, c."shortNumber", o."shortName" as organization,
      u.email as recipient, coalesce(u.language, 'de') as language, g.round
    from margin_group g
    join chance c on c."mainOrganizationId" = g."mainOrganizationId" and c.id = g."chanceId"
    join organization o on o."mainOrganizationId" = g."mainOrganizationId" and o.id = g."operationalOrganizationId"
    join margin_participant p on p."mainOrganizationId" = g."mainOrganizationId" and p."groupId" = g.id
    join app_user u on u."mainOrganizationId" = g."mainOrganizationId" and u."organizationId" = p."organizationId"
    where g."mainOrganizationId" = ${actor.mainOrganizationId} and g."chanceId" = ${chanceId}::uuid
      and g.outcome = 'open' and not u.deleted and u.id <> ${causedById ?? 0}
      and (u.role = 'Manager' or u.role = 'Editor' and not exists (
        select from app_user n
        where n."mainOrganizationId" = u."mainOrganizationId" and n."organizationId" = u."organizationId"
          and n.role = 'Manager' and not n.deleted
      ))
      and not exists (
        select from margin_decision d
        where d."mainOrganizationId" = g."mainOrganizationId" and d."groupId" = g.id and d.round = g.round
          and d."organizationId" = p."organizationId" and d.decision in ('Approve', 'Reject')
      )
      and not exists (
        select from mail m
        where m."mainOrganizationId" = g."mainOrganizationId" and m.kind = ${kind} and m.recipient = u.email
          and m.parameters->>'groupId' = g.id::text and (m.parameters->>'round')::int = g.round
      )`;
}
