import type { NotificationKind } from '@zuschlag/validation/notifications/notification-kinds';
import { type Facts, seesGroup } from './facts.ts';
import { waitKey } from './wait-key.ts';

/** What is stored of a notification that asks for an act. */
export type OpenAction = {
  id: string;
  userId: number;
  kind: NotificationKind;
  eventKey: string;
  subjectId: string | null;
  aboutOrganizationId: number | null;
  createdAt: Date;
};

type IsDone = (facts: Facts, action: OpenAction) => boolean;

const noLongerAwaited: IsDone = ({ awaited }, { eventKey, userId }) =>
  !awaited.some((wait) => wait.userId === userId && waitKey(wait) === eventKey);

const isCalculated = ({ state }: Facts['chance']) => state === 'editing' || state === 'pendingbiddecision';

const hasCalculatedSince = ({ calculations }: Facts, organizationId: number | null, since: Date) =>
  calculations.some(
    (one) => one.organizationId === organizationId && one.lastCalculatedAt !== null && one.lastCalculatedAt > since,
  );

/**
 * When each kind that asks for an act is done, from the state as it is now: another person may have acted.
 */
const doneWhen: { readonly [Kind in NotificationKind]?: IsDone } = {
  BID_DECISION_REQUIRED: noLongerAwaited,
  MARGIN_DECISION_REQUIRED: noLongerAwaited,
  BID_DECISION_COMPLETED: ({ chance, calculations, bidding, bidGroups }, { aboutOrganizationId }) =>
    !isCalculated(chance) ||
    calculations.some(({ organizationId }) => organizationId === aboutOrganizationId) ||
    // Withdrawn since: as long as groups are open it is not settled yet who bids.
    (chance.state === 'editing' && !bidding.some((id) => id === aboutOrganizationId)) ||
    !bidGroups.some(({ organizationId, decision }) => organizationId === aboutOrganizationId && decision === 'Bid'),
  MARGIN_DECISION_COMPLETED: ({ chance }) => chance.state !== 'readytosubmit',
  MARGIN_REJECTED: ({ chance, marginGroups }, { subjectId, eventKey }) =>
    chance.state !== 'editing' ||
    !marginGroups.some(({ id, round }) => id === subjectId && `${eventKey}:`.startsWith(`${id}:${round}:`)),
  RECALCULATION_REQUESTED: (facts, { aboutOrganizationId, createdAt }) =>
    facts.chance.state !== 'editing' || hasCalculatedSince(facts, aboutOrganizationId, createdAt),
  TASK_ASSIGNED: ({ tasks }, { subjectId, userId }) =>
    !tasks.some(({ id, isDone, userIds }) => id === subjectId && !isDone && userIds.includes(userId)),
};

/** Whether an act is done, or can no longer be done: the Chance is archived, the person has left or lost the right. */
export function isDone(facts: Facts, action: OpenAction): boolean {
  const person = facts.people.find(({ id }) => id === action.userId);
  if (facts.chance.isArchived || !person) return true;
  const group = [...facts.bidGroups, ...facts.marginGroups].find(({ id }) => id === action.subjectId);
  if (group && !seesGroup(facts, person, group)) return true;
  return doneWhen[action.kind]?.(facts, action) ?? false;
}
