import { Prisma } from '@zuschlag/db/generated/client';
import { type CostParameters, costParameterNames } from '@zuschlag/validation/organizations/organizations';
import type { ServiceType } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { statesOfOpenChances } from '../services/rates/changed-chances.ts';

export type EarlierDefaults = { organizationId: number; parameters: Partial<CostParameters> | null };

/** What the defaults of organizations were before each change, from the trail; null before the first ones. */
export async function earlierDefaults(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  organizationIds: readonly number[],
): Promise<EarlierDefaults[]> {
  const rows = await db.trailEntry.findMany({
    where: {
      mainOrganizationId,
      entity: 'organization',
      entityId: { in: organizationIds.map(String) },
      action: 'updateCostParameters',
    },
    select: { entityId: true, before: true },
  });
  return rows.map(({ entityId, before }) => ({
    organizationId: Number(entityId),
    parameters: before as Partial<CostParameters> | null,
  }));
}

/** A service on an open Chance whose copy of the cost parameters differs from the defaults of its organization. */
export type DifferingService = {
  id: string;
  chanceId: string;
  organizationId: number;
  type: ServiceType;
  copy: CostParameters;
  /** the organization's own; null while those of the main organization count for it */
  own: CostParameters | null;
  ofMain: CostParameters | null;
};

const columns = (alias: string) => Prisma.join(costParameterNames.map((name) => Prisma.raw(`${alias}."${name}"`)));

/**
 * Services of bidders whose copy differs, the Chance with the nearest submission first.
 *
 * @param chanceIds of these Chances; left out, of the open ones that the actor owns or whose organization bids on them
 */
export async function differingServices(
  { actor: { mainOrganizationId, organizationId, userId }, db }: TenantDb<UserActor>,
  chanceIds?: readonly string[],
): Promise<DifferingService[]> {
  const chosen = chanceIds
    ? Prisma.sql`c.id = any (${[...chanceIds]}::uuid[])`
    : Prisma.sql`c."archivedAt" is null and c.state::text = any (${[...statesOfOpenChances]})
        and (c."ownerId" = ${userId} or exists (
          select from chance_participation p where p."mainOrganizationId" = c."mainOrganizationId"
            and p."chanceId" = c.id and p."organizationId" = ${organizationId} and p."isBidding"))`;
  return db.$queryRaw<DifferingService[]>`
    select s.id::text, s."chanceId"::text, s."operationalOrganizationId" as "organizationId", s.type::text as type,
      to_jsonb(copy) as copy, to_jsonb(own) as own, to_jsonb(main) as "ofMain"
    from chance c
    join service s on s."mainOrganizationId" = c."mainOrganizationId" and s."chanceId" = c.id
    join chance_participation bidder on bidder."mainOrganizationId" = c."mainOrganizationId"
      and bidder."chanceId" = c.id and bidder."organizationId" = s."operationalOrganizationId" and bidder."isBidding"
    join service_cost_parameters copy on copy."mainOrganizationId" = s."mainOrganizationId" and copy."serviceId" = s.id
    left join organization_cost_parameters own on own."mainOrganizationId" = s."mainOrganizationId"
      and own."organizationId" = s."operationalOrganizationId"
    left join organization_cost_parameters main on main."mainOrganizationId" = s."mainOrganizationId"
      and main."organizationId" = s."mainOrganizationId"
    where c."mainOrganizationId" = ${mainOrganizationId} and ${chosen}
      and (case when own."organizationId" is null then (${columns('copy')}) is distinct from (${columns('main')})
        else (${columns('copy')}) is distinct from (${columns('own')}) end)
    order by c.submission, c.id, s.id`;
}
