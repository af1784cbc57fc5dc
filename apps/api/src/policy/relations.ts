import { isOfMainOrganization, type UserActor } from '../actor.ts';

/** The people that rules name. Each reads as a noun and answers yes or no; a null owner or organization is never anybody. */

export type WithOwner = { ownerId: number | null };
export type WithChanceOrganization = { chanceOrganizationId: number };
export type WithOperatingOrganization = { operationalOrganizationId: number };

type WithParticipations = { participations: readonly { organizationId: number }[] };

export const everybody = () => true;

export function mayWrite(actor: UserActor): boolean {
  return actor.role === 'Editor' || actor.role === 'Manager';
}

export function managerOfMainOrganization(actor: UserActor): boolean {
  return actor.role === 'Manager' && isOfMainOrganization(actor);
}

/** Owner of the Chance with a role that may write: a Viewer cannot hold an owner's rights. */
export function ownerOfChance(actor: UserActor, on: WithOwner): boolean {
  return mayWrite(actor) && on.ownerId !== null && on.ownerId === actor.userId;
}

export function managerOfChanceOrganization(actor: UserActor, on: WithChanceOrganization): boolean {
  return actor.role === 'Manager' && on.chanceOrganizationId === actor.organizationId;
}

export function writerOfChanceOrganization(actor: UserActor, on: WithChanceOrganization): boolean {
  return mayWrite(actor) && on.chanceOrganizationId === actor.organizationId;
}

export function writerOfOperatingOrganization(actor: UserActor, on: WithOperatingOrganization): boolean {
  return mayWrite(actor) && on.operationalOrganizationId === actor.organizationId;
}

/** Member of an organization that has to do with the Chance: it created it, staffs it or takes part in a decision. */
export function memberOfParticipant(actor: UserActor, on: WithParticipations): boolean {
  return on.participations.some(({ organizationId }) => organizationId === actor.organizationId);
}
