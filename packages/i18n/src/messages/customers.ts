import type { customerErrors } from '@zuschlag/validation/customers/errors';
import type { MessagesOf } from './message.ts';

export const customerErrorMessages: MessagesOf<keyof typeof customerErrors> = {
  CUSTOMER_EXISTS: {
    de: 'Einen Kunden mit diesem Namen gibt es schon.',
    en: 'A customer with this name already exists.',
  },
  SERVICES_MOVE: {
    de: 'Mit dem neuen Bundesland ändern sich Preise von Leistungen. Bitte bestätigen Sie das.',
    en: 'The new federal state changes the prices of services. Please confirm that.',
  },
};
