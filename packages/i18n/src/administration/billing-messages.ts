import type { billingErrors } from '@zuschlag/validation/billing/errors';
import type { ErrorMessagesOf } from '../messages/message.ts';

export const billingErrorMessages: ErrorMessagesOf<keyof typeof billingErrors> = {
  DUPLICATE_BILLING: {
    de: 'Dieser Mandant hat schon einen Vertrag.',
    en: 'This tenant already has a contract.',
  },
};
