import type { NotificationValues, NotificationVariant } from '@zuschlag/i18n/notifications/notification-text';
import type { NotificationKind } from '@zuschlag/validation/notifications/notification-kinds';

/** A notification before it is written. The same event of the same kind for the same person is written once. */
export type Draft = {
  userId: number;
  kind: NotificationKind;
  variant: NotificationVariant;
  eventKey: string;
  isAction: boolean;
  chanceId: string | null;
  subjectId: string | null;
  /** the organization that its decision group is about */
  aboutOrganizationId: number | null;
  values: NotificationValues;
};
