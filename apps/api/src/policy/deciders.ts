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
  /** whose place is taken only when the deputy has no other: the person may not decide here themselves */
  barredUserId?: number | null;
};

export type DecisionKind = 'bid' | 'margin';

/** Whose decision a person takes: `onBehalfOfId` is the absent colleague, null in the person's own right. */
export type Seat = { organizationId: number; onBehalfOfId: number | null };

/**
 * How a person decides for an organization: in their own right, else in the place of an absent colleague and with that
 * colleague's right, no more. For an organization in which no person can decide, those who vote for the main organization
 * do, and their deputies, so that no decision hangs.
 *
 * @returns null when the person may not
 * @source docs/domain.md, Deputies
 */
export function seatOf(person: Member, organizationId: number, kind: DecisionKind, who: WhoDecides): Seat | null {
  const isOwn = person.organizationId === organizationId;
  const stepsIn = isOfMainOrganization(person) && who.abandonedOrganizationIds?.has(organizationId) === true;
  if (!isOwn && !stepsIn) return null;
  const decides = (one: Member) =>
    kind === 'bid' && isOwn ? mayWrite(one) : votesOnMargins(one, who.managedOrganizationIds);
  if (decides(person)) return { organizationId, onBehalfOfId: null };
  const places = (who.absences ?? []).filter(
    (one) =>
      one.deputyId === person.userId &&
      one.organizationId === person.organizationId &&
      (kind === 'bid' ? one.isForBids : one.isForMargins) &&
      decides({ ...person, userId: one.userId, role: one.role }),
  );
  const place = places.find(({ userId }) => userId !== who.barredUserId) ?? places[0];
  return place ? { organizationId, onBehalfOfId: place.userId } : null;
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
