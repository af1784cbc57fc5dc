import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { isOfMainOrganization, type UserActor } from '../actor.ts';

/** The people that rules name. Each reads as a noun and answers yes or no; a null owner or organization matches no user. */

export type WithOwner = { ownerId: number | null };
export type WithChanceOrganization = { chanceOrganizationId: number };
export type WithOperatingOrganization = { operationalOrganizationId: number };

/** The facts behind the rights on a decision group; the caller already sees the Chance. */
export type DecisionGroupView = WithOwner & WithChanceOrganization & WithOperatingOrganization & { state: ChanceState };
export type WithDeciders = DecisionGroupView & { participants: readonly { organizationId: number }[] };

export type WithParticipations = { participations: readonly { organizationId: number }[] };

/** The facts about a person that rights use. */
export type Member = Pick<UserActor, 'userId' | 'organizationId' | 'mainOrganizationId' | 'role'>;

export const everybody = () => true;

export function mayWrite(actor: Pick<Member, 'role'>): boolean {
  return actor.role === 'Editor' || actor.role === 'Manager';
}

export function managerOfMainOrganization(actor: Member): boolean {
  return actor.role === 'Manager' && isOfMainOrganization(actor);
}

/**
 * Managers vote on margins; Editors only where the organization has no Manager, so that a round cannot hang.
 *
 * @param managed the organizations with an active Manager
 */
export function votesOnMargins({ role, organizationId }: Member, managed: ReadonlySet<number>): boolean {
  return role === 'Manager' || (role === 'Editor' && !managed.has(organizationId));
}

/** Owner of the Chance with a role that may write: a Viewer cannot hold an owner's rights. */
export function ownerOfChance(actor: Member, on: WithOwner): boolean {
  return mayWrite(actor) && on.ownerId === actor.userId;
}

export function managerOfChanceOrganization(actor: UserActor, on: WithChanceOrganization): boolean {
  return actor.role === 'Manager' && on.chanceOrganizationId === actor.organizationId;
}

export function writerOfChanceOrganization(actor: UserActor, on: WithChanceOrganization): boolean {
  return mayWrite(actor) && on.chanceOrganizationId === actor.organizationId;
}

export function memberOfOperatingOrganization(actor: Member, on: WithOperatingOrganization): boolean {
  return on.operationalOrganizationId === actor.organizationId;
}

export function writerOfOperatingOrganization(actor: Member, on: WithOperatingOrganization): boolean {
  return mayWrite(actor) && memberOfOperatingOrganization(actor, on);
}

/** Member of an organization that has to do with the Chance: it created it, staffs it or takes part in a decision. */
export function memberOfParticipant(actor: UserActor, on: WithParticipations): boolean {
  return on.participations.some(({ organizationId }) => organizationId === actor.organizationId);
}

/** Admins run the platform; in decisions they take no part, not even as readers. */
export function memberConcerned(actor: UserActor, on: WithDeciders): boolean {
  if (actor.role === 'Admin') return false;
  return (
    isOfMainOrganization(actor) ||
    on.chanceOrganizationId === actor.organizationId ||
    on.operationalOrganizationId === actor.organizationId ||
    isAskedToDecide(actor, on)
  );
}

export function writerConcerned(actor: UserActor, on: WithDeciders): boolean {
  return mayWrite(actor) && memberConcerned(actor, on);
}

/** Member of an organization that takes part in the decision. */
export function isAskedToDecide(actor: UserActor, { participants }: WithDeciders): boolean {
  return participants.some(({ organizationId }) => organizationId === actor.organizationId);
}
