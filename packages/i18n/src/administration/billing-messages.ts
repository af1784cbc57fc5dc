import type { billingErrors } from '@zuschlag/validation/billing/errors';
import type { ErrorMessagesOf } from '../messages/message.ts';

export const billingErrorMessages: ErrorMessagesOf<keyof typeof billingErrors> = {
  DUPLICATE_BILLING: {
    de: 'Dieser Mandant hat schon einen Vertrag.',
    en: 'This tenant already has a contract.',
  },
  NO_CONTRACT: {
    de: 'Für Ihr Unternehmen ist kein Vertrag angelegt.',
    en: 'There is no contract for your company.',
  },
  CONTRACT_UNPAID: {
    de: 'Der Vertrag Ihres Unternehmens ist nicht bezahlt. Sie können weiter lesen, exportieren, abstimmen und Chancen als eingereicht markieren. Alles andere geht wieder, sobald er bezahlt ist.',
    en: 'The contract of your company is not paid. You can still read, export, vote and mark Chances as submitted. Everything else works again as soon as it is paid.',
  },
};
