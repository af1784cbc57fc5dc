import type { customerErrors } from '@zuschlag/validation/customers/errors';
import type { MessagesOf } from './message.ts';

export const customerErrorMessages: MessagesOf<keyof typeof customerErrors> = {
  CUSTOMER_EXISTS: {
    de: 'Einen Kunden mit diesem Namen gibt es schon.',
    en: 'A customer with this name already exists.',
  },
  ADDRESS_SEARCH_FAILED: {
    de: 'Die Adresssuche antwortet gerade nicht. Bitte tragen Sie die Adresse von Hand ein.',
    en: 'The address search does not answer right now. Please enter the address by hand.',
  },
  SERVICES_MOVE: {
    de: 'Mit dem neuen Bundesland ändern sich Preise von Leistungen. Bitte bestätigen Sie das.',
    en: 'The new federal state changes the prices of services. Please confirm that.',
  },
  CUSTOMER_MERGED: {
    de: 'Einer der Kunden wurde inzwischen mit einem anderen zusammengeführt.',
    en: 'One of the customers has been merged with another one.',
  },
  MERGE_CHANGED: {
    de: 'Seit der Vorschau ist etwas dazugekommen oder weggefallen. Bitte prüfen Sie die neue Vorschau.',
    en: 'Something has come or gone since the preview. Please check the new preview.',
  },
  MERGE_UNDO_EXPIRED: {
    de: 'Dieses Zusammenführen lässt sich nicht mehr rückgängig machen.',
    en: 'This merge can no longer be undone.',
  },
};
