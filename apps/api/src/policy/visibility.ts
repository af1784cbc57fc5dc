import type { Prisma } from '@zuschlag/db/generated/client';
import { isOfMainOrganization, type UserActor } from '../actor.ts';
import type { Condition, Put } from '../lists/keyset-list.ts';
import type { People } from './authorize.ts';
import {
  mayWrite,
  memberConcerned,
  memberOfParticipant,
  ownerOfChance,
  type WithDeciders,
  type WithOwner,
  type WithParticipations,
} from './relations.ts';

/**
 * Who sees a Chance and who sees a decision group: each rule once as people for policies, once as a condition for
 * statements and once for Prisma. `visibility.test.ts` compares the forms on generated tenants.
 */

/** Members of the main organization see every Chance of the tenant, all others those that their organization takes part in. */
export const viewersOfChance = [
  isOfMainOrganization,
  memberOfParticipant,
] as const satisfies People<WithParticipations>[];

/**
 * The same for a statement.
 *
 * @param of SQL of the tenant and of the id of the Chance
 * @returns null when the actor sees every Chance of the tenant
 */
export function visibleChances(
  actor: UserActor,
  of = { tenant: '"chance"."mainOrganizationId"', chance: '"chance"."id"' },
): Condition | null {
  if (isOfMainOrganization(actor)) return null;
  return (
    put: Put,
  ) => `EXISTS (SELECT FROM "chance_participation" AS "seen" WHERE "seen"."mainOrganizationId" = ${of.tenant}
        AND "seen"."chanceId" = ${of.chance} AND "seen"."organizationId" = ${put(actor.organizationId, 'int')})`;
}

/** The same for a list that walks along participations. @returns the organization whose participations are all the actor views; null: the actor views every Chance */
export function viewedThrough(actor: UserActor): number | null {
  return isOfMainOrganization(actor) ? null : actor.organizationId;
}

/** The same for Prisma. */
export function whereVisible(actor: UserActor): Prisma.ChanceWhereInput {
  return isOfMainOrganization(actor) ? {} : { participations: { some: { organizationId: actor.organizationId } } };
}

/** The organizations whose members see a Chance. */
export function organizationsThatSee(
  { mainOrganizationId }: UserActor,
  { participations }: WithParticipations,
): number[] {
  return [...new Set([mainOrganizationId, ...participations.map(({ organizationId }) => organizationId)])];
}

/** Members of the organizations that a decision concerns, and the owner of its Chance. */
export const viewersOfDecision = [memberConcerned, ownerOfChance] as const satisfies People<WithDeciders & WithOwner>[];

/** The same for Prisma; bid groups and margin groups have the fields in common. */
export function whereDecisionVisible(actor: UserActor): Prisma.BidGroupWhereInput & Prisma.MarginGroupWhereInput {
  const { role, organizationId, userId } = actor;
  const concerned = [
    { operationalOrganizationId: organizationId },
    { participants: { some: { organizationId } } },
    { chance: { is: { organizationId } } },
  ];
  const owned = mayWrite(actor) ? [{ chance: { is: { ownerId: userId } } }] : [];
  if (role === 'Admin') return { OR: owned };
  return isOfMainOrganization(actor) ? {} : { OR: [...concerned, ...owned] };
}
