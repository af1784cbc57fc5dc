import type { customerErrors } from '@zuschlag/validation/customers/errors';
import type { MessagesOf } from './message.ts';

export const customerErrorMessages: MessagesOf<keyof typeof customerErrors> = {
  CUSTOMER_EXISTS: {
    de: 'Einen Kunden mit diesem Namen gibt es schon.',
    en: 'A customer with this name already exists.',
  },
};
