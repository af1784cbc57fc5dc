import type { notificationErrors } from '@zuschlag/validation/notifications/errors';
import type { MessagesOf } from '../messages/message.ts';

export const notificationErrorMessages: MessagesOf<keyof typeof notificationErrors> = {
  NOTIFICATION_NEEDS_ACT: {
    de: 'Diese Mitteilung wartet auf eine Handlung und verschwindet, sobald sie erledigt ist.',
    en: 'This notification asks for an act and goes as soon as that is done.',
  },
};
