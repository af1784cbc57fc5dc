import type { viewErrors } from '@zuschlag/validation/views/errors';
import type { MessagesOf } from './message.ts';

export const viewErrorMessages: MessagesOf<keyof typeof viewErrors> = {
  TOO_MANY_VIEWS: {
    de: 'Mehr Ansichten lassen sich nicht speichern. Löschen Sie zuerst eine andere.',
    en: 'No more views can be saved. Delete another one first.',
  },
};
