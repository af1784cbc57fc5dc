import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { UserActor } from '../../actor.ts';
import { type DecisionKind, seatOf, type WhoDecides } from '../../policy/deciders.ts';

type Asked = {
  seatOrganizationId: number;
  participants: readonly { organizationId: number; organization: { shortName: string } }[];
};

/** Whose decision a person takes in a group. @returns null in the person's own right */
export function decidesFor(
  actor: UserActor,
  kind: DecisionKind,
  view: Asked & WhoDecides,
): DecisionGroup['decidesFor'] {
  const seat = seatOf(actor, view.seatOrganizationId, kind, view);
  if (!seat || (seat.onBehalfOfId === null && seat.organizationId === actor.organizationId)) return null;
  const asked = view.participants.find(({ organizationId }) => organizationId === seat.organizationId);
  const absence = view.absences?.find(({ userId }) => userId === seat.onBehalfOfId);
  return {
    organizationId: seat.organizationId,
    shortName: asked?.organization.shortName ?? '',
    onBehalfOf: absence?.name ?? null,
  };
}
