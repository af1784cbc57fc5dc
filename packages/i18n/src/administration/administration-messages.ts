import type { administrationErrors } from '@zuschlag/validation/administration/errors';
import type { ErrorMessagesOf } from '../messages/message.ts';

export const administrationErrorMessages: ErrorMessagesOf<keyof typeof administrationErrors> = {
  LAST_MANAGER: {
    de: 'Die Hauptgesellschaft braucht mindestens eine Person mit der Rolle Manager.',
    en: 'The main organization needs at least one Manager.',
  },
  OWN_ROLE: {
    de: 'Ihre eigene Rolle ändert eine andere Person.',
    en: 'Your own role is changed by another person.',
  },
  PERSON_OF_PLATFORM: {
    de: 'Diese Person betreibt die Plattform und wird dort verwaltet.',
    en: 'This person runs the platform and is managed there.',
  },
  SUCCESSOR_UNFIT: {
    de: 'Diese Person kann das nicht übernehmen.',
    en: 'This person cannot take this over.',
    named: {
      de: 'Das kann diese Person nicht übernehmen: {names}.',
      en: 'This person cannot take this over: {names}.',
    },
  },
};
