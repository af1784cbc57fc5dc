import type { organizationErrors } from '@zuschlag/validation/organizations/errors';
import type { ErrorMessagesOf } from './message.ts';

export const organizationErrorMessages: ErrorMessagesOf<keyof typeof organizationErrors> = {
  LOSS_REASON_EXISTS: {
    de: 'Diesen Grund gibt es in der Liste schon.',
    en: 'The list has this reason already.',
    named: {
      de: 'Diesen Grund gibt es in der Liste schon: {names}.',
      en: 'The list has this reason already: {names}.',
    },
  },
  TOO_MANY_LOSS_REASONS: {
    de: 'Die Liste ist voll. Benennen Sie einen Grund um, den Sie nicht mehr brauchen.',
    en: 'The list is full. Rename a reason that is no longer needed.',
  },
};
