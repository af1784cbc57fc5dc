import type { Role } from '@zuschlag/validation/vocabulary';
import { isOfMainOrganization } from '../actor.ts';
import { type Member, mayWrite, votesOnMargins } from './relations.ts';

/** A person who is away today, and the colleague of the same organization who decides in their place. */
export type Absence = {
  userId: number;
  deputyId: number;
  organizationId: number;
  role: Role;
  /** of the absent person, as people say it */
  name: string;
  isForBids: boolean;
  isForMargins: boolean;
};

/** The facts of a tenant that say who decides for an organization. */
export type WhoDecides = {
  /** the organizations with an active Manager, who votes on margins in place of the Editors */
  managedOrganizationIds: ReadonlySet<number>;
  /** the organizations without an active Editor or Manager; left out, every organization has one */
  abandonedOrganizationIds?: ReadonlySet<number>;
  /** left out, no person is away */
  absences?: readonly Absence[];
};

export type DecisionKind = 'bid' | 'margin';

/** Whose decision a person takes: `onBehalfOfId` is the absent colleague, null in the person's own right. */
export type Seat = { organizationId: number; onBehalfOfId: number | null };

/**
 * How a person decides for an organization: in their own right, else in the place of an absent colleague and with that
 * colleague's right, no more. For an organization in which no person can decide, those who vote for the main organization
 * do, so that no decision hangs.
 *
 * @returns null when the person may not
 * @source docs/domain.md, Deputies
 */
export function seatOf(person: Member, organizationId: number, kind: DecisionKind, who: WhoDecides): Seat | null {
  if (person.organizationId === organizationId) return ownSeat(person, kind, who);
  const stepsIn =
    who.abandonedOrganizationIds?.has(organizationId) === true &&
    isOfMainOrganization(person) &&
    votesOnMargins(person, who.managedOrganizationIds);
  return stepsIn ? { organizationId, onBehalfOfId: null } : null;
}

/**
 * The organization that a person decides for in a group: the own one while it is awaited, else one that no person of its
 * own can decide for.
 *
 * @param awaited the organizations that the group waits for, in their order
 */
export function seatAmong(person: Member, awaited: readonly number[], kind: DecisionKind, who: WhoDecides): number {
  const { organizationId } = person;
  if (awaited.includes(organizationId)) return organizationId;
  return awaited.find((id) => seatOf(person, id, kind, who) !== null) ?? organizationId;
}

function ownSeat(person: Member, kind: DecisionKind, who: WhoDecides): Seat | null {
  const { organizationId } = person;
  if (decides(person, kind, who)) return { organizationId, onBehalfOfId: null };
  const absence = (who.absences ?? []).find(
    (one) =>
      one.deputyId === person.userId &&
      one.organizationId === organizationId &&
      (kind === 'bid' ? one.isForBids : one.isForMargins) &&
      decides({ ...person, userId: one.userId, role: one.role }, kind, who),
  );
  return absence ? { organizationId, onBehalfOfId: absence.userId } : null;
}

function decides(person: Member, kind: DecisionKind, who: WhoDecides): boolean {
  return kind === 'bid' ? mayWrite(person) : votesOnMargins(person, who.managedOrganizationIds);
}
