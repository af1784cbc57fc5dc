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
  ERASURE_UNDECIDED: {
    de: 'Es sind Texte dazugekommen, die die Person nennen. Entscheiden Sie auch über diese.',
    en: 'More texts name the person now. Decide on them as well.',
  },
  SHORT_NAME_TAKEN: {
    de: 'Den Kurznamen hat schon eine andere Gesellschaft.',
    en: 'Another organization has this short name.',
    named: {
      de: 'Den Kurznamen {names} hat schon eine andere Gesellschaft.',
      en: 'Another organization has the short name {names}.',
    },
  },
  ORGANIZATION_IN_USE: {
    de: 'Die Gesellschaft nimmt noch an offenen Chancen teil.',
    en: 'The organization still takes part in open Chances.',
    named: {
      de: 'Die Gesellschaft nimmt noch an offenen Chancen teil: {names}.',
      en: 'The organization still takes part in open Chances: {names}.',
    },
  },
  ORGANIZATION_HAS_PEOPLE: {
    de: 'Zu der Gesellschaft gehören noch Personen. Entfernen Sie diese zuerst.',
    en: 'People still belong to the organization. Remove them first.',
  },
  ORGANIZATION_CLOSED: {
    de: 'Die Gesellschaft ist geschlossen.',
    en: 'The organization is closed.',
  },
  ORGANIZATION_OPEN: {
    de: 'Die Gesellschaft ist nicht geschlossen.',
    en: 'The organization is not closed.',
  },
  MAIN_ORGANIZATION_STAYS: {
    de: 'Die Hauptgesellschaft lässt sich nicht schließen.',
    en: 'The main organization cannot be closed.',
  },
};
